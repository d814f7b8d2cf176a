import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { formatDayShort, readDay } from '#domain/values/time.ts'
import { blockHeadings } from '#i18n/pl/page-blocks.ts'
import { tie } from '#i18n/text/typography.ts'
import { Section } from './section.tsx'

interface ProgrammeProps {
  readonly block: BlockOf<'programme'>
  readonly days: EventDefinition['page']['programme']
}

/** The days of the event along a dotted line. */
export function Programme({ block, days }: ProgrammeProps) {
  if (days.length === 0) return null
  return (
    <Section block={block} heading={blockHeadings.programme}>
      <ol className="days">
        {days.map(({ day, title, note, distance }) => (
          <li key={`${day} ${title}`}>
            <time dateTime={day}>{shortDay(day)}</time>
            <i aria-hidden="true" />
            <div>
              {tie(title)}
              {note !== undefined && <small>{tie(note)}</small>}
            </div>
            {block.distances && distance !== undefined && <span className="distance num">{distance}</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function shortDay(iso: string): string {
  const day = readDay(iso)
  return day === null ? iso : formatDayShort(day)
}
