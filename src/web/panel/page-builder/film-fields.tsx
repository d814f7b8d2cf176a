import { type ReactNode, useState } from 'react'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { pageAddress } from './page-address.ts'
import { changeBlock, type PageEditor } from './page-editor.ts'
import { PictureSlot } from './picture-slot.tsx'

interface Props {
  readonly editor: PageEditor
  readonly block: BlockOf<'film'>
}

/** 'Film': where it is, what it is called, and its still. */
export function FilmFields({ editor, block }: Props): ReactNode {
  const [isRefused, setRefused] = useState(false)
  return (
    <div className="pb-film">
      <TextInPlace
        label="Link do filmu"
        placeholder={tie('Link do filmu, na przykład z YouTube albo Vimeo')}
        max={500}
        value={block.link ?? null}
        onChange={(typed) => {
          const address = typed === null ? null : pageAddress(typed)
          setRefused(typed !== null && address === null)
          if (typed !== null && address === null) return
          changeBlock(editor, block, ({ link: _, ...now }) =>
            address === null ? now : { ...now, link: address },
          )
        }}
      />
      {isRefused && <p className="error">To nie wygląda na link. Skopiuj go z&nbsp;paska przeglądarki.</p>}
      <TextInPlace
        label="Tytuł filmu"
        placeholder="Obejrzyj film"
        max={120}
        value={block.title ?? null}
        onChange={(title) =>
          changeBlock(editor, block, ({ title: _, ...now }) => (title === null ? now : { ...now, title }))
        }
      />
      <PictureSlot
        accountId={editor.accountId}
        purpose="page"
        label="Kadr filmu"
        picture={block.picture ?? null}
        onChange={(picture) =>
          changeBlock(editor, block, ({ picture: _, ...now }) =>
            picture === null ? now : { ...now, picture },
          )
        }
      />
      <p className="pb-quiet">
        {block.link === undefined
          ? 'Bez linku tego bloku nie widać na stronie.'
          : 'Film otworzy się po kliknięciu, na swojej stronie. Wcześniej nic się stamtąd nie wczytuje.'}
      </p>
    </div>
  )
}
