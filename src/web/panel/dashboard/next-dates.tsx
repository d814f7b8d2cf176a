import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { partAt } from '#domain/event/draft/parts/part.ts'
import { partsOf } from '#domain/event/draft/parts/parts-of.ts'
import { datesOf, isOver } from '#domain/event/draft/timeline/dates-of.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { formatDaySeenOn, formatHour } from '#domain/values/time.ts'
import { dateWords } from '#i18n/pl/definition/dates-of-event.ts'
import { definitionQuery, type EventScope } from '../shared/event-versions.ts'
import { placed } from '../shared/inputs/placed.ts'

const MOST_DAYS = 5
/** Of one day; the others are on the page of all dates. */
const MOST_OF_DAY = 3

/** 'Najbliższe terminy': what happens next by the rules of the event. */
export function NextDates(props: { scope: EventScope; version: number; mayEdit: boolean }): ReactNode {
  const definition = useQuery(definitionQuery(props.scope, props.version)).data
  const days = useMemo(() => {
    if (definition === undefined) return null
    const now = localOf(Temporal.Now.instant())
    const whole = expandDefinition(definition)
    const [words, parts] = [dateWords(whole), partsOf(definition)]
    const ahead = datesOf(whole)
      .filter((date) => !isOver(date, now))
      .map((date) => ({
        at: date.at,
        words: hourOf(date.at) + words(date, partAt(parts, date.path)?.name ?? null),
      }))
    return [...Map.groupBy(ahead, ({ at }) => at.slice(0, 10))].slice(0, MOST_DAYS)
  }, [definition])
  return (
    <section className="dashboard-dates" aria-labelledby="najblizsze-terminy">
      <div className="dashboard-title">
        <h2 id="najblizsze-terminy">Najbliższe terminy</h2>
        {props.mayEdit && (
          <Link to="/wydarzenia/$eventId/terminy" params={{ eventId: props.scope.eventId }}>
            Wszystkie
          </Link>
        )}
      </div>
      {days === null && <div className="bone tall" />}
      {days?.length === 0 && <p>Nie ma już żadnych terminów przed nami.</p>}
      {days !== null && days.length > 0 && (
        <ol>
          {days.map(([day, dates]) => (
            <li key={day} data-today={day === today().toString() || undefined}>
              <time dateTime={day}>{dayWords(day)}</time>
              {placed(dates.length > MOST_OF_DAY + 1 ? dates.slice(0, MOST_OF_DAY) : dates).map(
                ({ part, key }) => (
                  <p key={key}>{part.words}</p>
                ),
              )}
              {dates.length > MOST_OF_DAY + 1 && <p>{`i\u00a0jeszcze ${dates.length - MOST_OF_DAY}`}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const today = () => Temporal.Now.plainDateISO('Europe/Warsaw')

function dayWords(day: string): string {
  const date = Temporal.PlainDate.from(day)
  const words = formatDaySeenOn(date, today())
  return date.equals(today()) ? `Dziś, ${words}` : words
}

/** '8:00, ' of a moment that is not the end of its day. */
function hourOf(at: string): string {
  if (!at.includes('T')) return ''
  const hour = formatHour(Temporal.PlainDateTime.from(at))
  return hour === '23:59' ? '' : `${hour}, `
}
