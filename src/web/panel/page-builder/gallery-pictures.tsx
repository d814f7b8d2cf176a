import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { PictureView } from '#contract/pictures.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { counts } from '#i18n/pl/counts.ts'
import { tie } from '#i18n/text/typography.ts'
import { Picture } from '#web/kit/picture.tsx'
import { Icon } from '../shared/icon.tsx'
import { picturesQuery } from '../shared/pictures/picture-api.ts'
import { PictureField } from '../shared/pictures/picture-field.tsx'
import { changeBlock, type PageEditor } from './page-editor.ts'

interface Props {
  readonly editor: PageEditor
  readonly block: BlockOf<'gallery'>
}

/** 'Zdjęcia': each with what it shows; one of them opened, and a place for a new one. */
export function GalleryPictures({ editor, block }: Props): ReactNode {
  const [opened, setOpened] = useState<string | null>(null)
  const known = useQuery({ ...picturesQuery(editor.accountId), enabled: editor.accountId !== '' }).data
    ?.pictures
  const there = block.pictures.flatMap((id) => known?.find((each) => each.id === id) ?? [])
  const put = (make: (ids: string[]) => string[]) =>
    changeBlock(editor, block, (now) => ({ ...now, pictures: [...new Set(make(now.pictures))] }))
  const chosen = there.find(({ id }) => id === opened)
  return (
    <>
      <ul className="pb-gallery">
        {there.map((picture, at) => (
          <Tile
            key={picture.id}
            picture={picture}
            isOpen={picture.id === opened}
            onOpen={() => setOpened(picture.id === opened ? null : picture.id)}
            onMove={
              at === 0
                ? null
                : () =>
                    put((ids) => {
                      const from = ids.indexOf(picture.id)
                      return ids.toSpliced(from, 1).toSpliced(from - 1, 0, picture.id)
                    })
            }
          />
        ))}
      </ul>
      {known !== undefined && there.length < block.pictures.length && (
        <p className="pb-missing">
          Na tym koncie nie ma: {counts.photos(block.pictures.length - there.length)} z&nbsp;tego bloku.{' '}
          <button type="button" className="link" onClick={() => put(() => there.map(({ id }) => id))}>
            Usuń ze strony
          </button>
        </p>
      )}
      {chosen !== undefined && (
        <PictureField
          accountId={editor.accountId}
          purpose="page"
          label="Wybrane zdjęcie"
          picture={chosen}
          onChange={(picture) => {
            setOpened(picture?.id ?? null)
            put((ids) => ids.flatMap((id) => (id === chosen.id ? (picture?.id ?? []) : id)))
          }}
        />
      )}
      <PictureField
        accountId={editor.accountId}
        purpose="page"
        label="Dodaj zdjęcie"
        picture={null}
        onChange={(picture) => {
          if (picture === null) return
          put((ids) => [...ids, picture.id])
          setOpened(picture.id)
        }}
      />
    </>
  )
}

function Tile(props: {
  picture: PictureView
  isOpen: boolean
  onOpen: () => void
  onMove: (() => void) | null
}): ReactNode {
  const { picture, isOpen, onOpen, onMove } = props
  const name = picture.alt === '' ? picture.name : picture.alt
  return (
    <li data-open={isOpen || undefined}>
      <span className="pb-thumb">
        <Picture picture={picture} sizes="180px" alt="" />
      </span>
      {picture.alt === '' ? (
        <p className="pb-missing">Brakuje opisu dla osób niewidomych</p>
      ) : (
        <p className="pb-quiet">{tie(picture.alt)}</p>
      )}
      <div className="pb-tile-tools">
        <button type="button" className="link" aria-expanded={isOpen} onClick={onOpen}>
          {picture.alt === '' ? 'Opisz' : 'Zmień'}
          <span className="sr"> zdjęcie: {name}</span>
        </button>
        {onMove !== null && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Przesuń wcześniej zdjęcie: ${name}`}
            onClick={onMove}
          >
            <Icon name="back" size={20} />
          </button>
        )}
      </div>
    </li>
  )
}
