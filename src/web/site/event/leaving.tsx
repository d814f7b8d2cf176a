import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { speakerOf } from '#i18n/pl/definition/definition-text.ts'
import { leavingTerms } from '#i18n/pl/definition/refunds.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Section } from './section.tsx'

/** 'Zmiany i rezygnacja': what is refunded until when, as the organiser has stated it; nothing when not stated. */
export function Leaving({ block, definition }: { block: BlockOf<'leaving'>; definition: EventDefinition }) {
  const rows = leavingTerms(speakerOf(definition))
  if (rows.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.leaving}>
      <dl className="terms">
        {rows.map(({ name, value, notes }) => (
          <div className="term" key={`${name} ${value} ${notes.join(' ')}`}>
            <dt>{tie(name)}</dt>
            <dd>
              {tie(upperFirst(value))}
              {notes.length > 0 && <small>{tie(upperFirst(notes.join(', ')))}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
