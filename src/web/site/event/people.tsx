import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { blockHeadings } from '#i18n/pl/site/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { initials } from '#web/lib/initials.ts'
import { Section } from './section.tsx'

/** 'Kto prowadzi': people with what they do here. */
export function People({ block }: { block: BlockOf<'people'> }) {
  if (block.people.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.people}>
      <ul className="faces">
        {block.people.map(({ id, name, role, note }) => (
          <li key={id}>
            <span className="face" aria-hidden="true">
              {initials(name)}
            </span>
            <div>
              <b>{tie(name)}</b>
              {role !== undefined && <small>{tie(role)}</small>}
              {note !== undefined && <p>{tie(note)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
