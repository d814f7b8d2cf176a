import type { ReactNode } from 'react'
import type { PageBlock } from '#domain/event/page/page-blocks.ts'
import { RichEditor } from '#web/kit/form/rich-editor.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { DonationSays, GroupsSay, LeavingSays, MapSays, PricesSay } from './fed-blocks.tsx'
import { FileRows } from './file-rows.tsx'
import { FilmFields } from './film-fields.tsx'
import { GalleryPictures } from './gallery-pictures.tsx'
import { IncludedList } from './included-list.tsx'
import { JoinedSays } from './joined-says.tsx'
import { changeBlock, type PageEditor } from './page-editor.ts'
import { PartnerRows, PeopleRows } from './people-rows.tsx'
import { ProgrammeRows } from './programme-rows.tsx'
import { QuestionRows } from './question-rows.tsx'

/** What a block says: a sentence where the event says it, fields where it is typed. */
export function BlockBody({ editor, block }: { editor: PageEditor; block: PageBlock }): ReactNode {
  switch (block.kind) {
    case 'invitation':
      return <Invitation editor={editor} />
    case 'included':
      return <IncludedList editor={editor} />
    case 'prices':
      return <PricesSay editor={editor} block={block} />
    case 'groups':
      return <GroupsSay editor={editor} block={block} />
    case 'programme':
      return <ProgrammeRows editor={editor} block={block} />
    case 'leaving':
      return <LeavingSays editor={editor} />
    case 'questions':
      return <QuestionRows editor={editor} />
    case 'contact':
      return <p>Pokazujemy telefon, e-mail i&nbsp;adres organizatora z&nbsp;ustawień konta.</p>
    case 'donation':
      return <DonationSays editor={editor} block={block} />
    case 'text':
      return (
        <div className="pb-rich">
          <RichEditor
            label={block.heading ?? 'Tekst'}
            html={block.html}
            attributes={{ id: `tekst-${block.id}`, disabled: false, ...NOTHING_WRONG }}
            onHtml={(html) => changeBlock(editor, block, (now) => ({ ...now, html }))}
          />
        </div>
      )
    case 'files':
      return <FileRows editor={editor} block={block} />
    case 'map':
      return <MapSays editor={editor} block={block} />
    case 'people':
      return <PeopleRows editor={editor} block={block} />
    case 'joined':
      return <JoinedSays editor={editor} block={block} />
    case 'partners':
      return <PartnerRows editor={editor} block={block} />
    case 'film':
      return <FilmFields editor={editor} block={block} />
    case 'gallery':
      return <GalleryPictures editor={editor} block={block} />
  }
}

const NOTHING_WRONG = {
  'aria-required': undefined,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
} as const

function Invitation({ editor }: { editor: PageEditor }): ReactNode {
  const { lede } = editor.document.page
  return (
    <TextInPlace
      className="pb-lede"
      label="Zaproszenie"
      placeholder="Dla kogo to jest i po co? Jedno lub dwa zdania pod nazwą wydarzenia."
      max={600}
      rows={4}
      value={lede ?? null}
      onChange={(text) =>
        editor.change((document) => {
          const { lede: _, ...page } = document.page
          return { ...document, page: text === null ? page : { ...page, lede: text } }
        })
      }
    />
  )
}
