import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { formatDayShort, readDay } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/event.ts'
import { tie } from '#i18n/text/typography.ts'

/** The days of the event along a dotted line. */
export function Programme({ days }: { days: EventDefinition['page']['programme'] }) {
  if (days.length === 0) return null
  return (
    <section aria-labelledby="program">
      <h2 id="program">{words.programme}</h2>
      <ol className="days">
        {days.map(({ day, title, note, distance }) => (
          <li key={`${day} ${title}`}>
            <time dateTime={day}>{shortDay(day)}</time>
            <i aria-hidden="true" />
            <div>
              {tie(title)}
              {note !== undefined && <small>{tie(note)}</small>}
            </div>
            {distance !== undefined && <span className="distance num">{distance}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function shortDay(iso: string): string {
  const day = readDay(iso)
  return day === null ? iso : formatDayShort(day)
}
