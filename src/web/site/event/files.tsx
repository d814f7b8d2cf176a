import type { EventView } from '#contract/pages.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { kindAndSize } from '#i18n/pl/files.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Download } from '#web/ui/icons.tsx'
import { Section } from './section.tsx'

interface FilesProps {
  readonly block: BlockOf<'files'>
  readonly files: EventView['files']
}

/** 'Pliki do pobrania': each with its kind and size before anybody fetches it. */
export function Files({ block, files }: FilesProps) {
  const there = block.files.flatMap((offered) => {
    const file = files[offered.file]
    return file === undefined ? [] : [{ ...offered, file }]
  })
  if (there.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.files}>
      <ul className="downloads">
        {there.map(({ id, title, note, file }) => (
          <li key={id}>
            <a href={file.address}>
              <Download />
              <span>
                <b>{tie(title)}</b>
                <span className="sr">, </span>
                <small>{kindAndSize(file)}</small>
              </span>
            </a>
            {note !== undefined && <p>{tie(note)}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
