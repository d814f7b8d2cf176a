import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { listHours } from '#contract/limits.ts'
import { formatDayShort, formatDays, readDay } from '#domain/values/time.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { AtOnce } from '../shared/limits/at-once.tsx'
import type { Live } from '../shared/limits/live-limits.ts'
import { saleOf } from '../shared/limits/use-sale.ts'
import { divisionWords, numberWords } from './live-words.ts'
import { PlacesBar } from './places-bar.tsx'

type Week = OutputOf<typeof listHours>
type Day = Week['days'][number]
type Hour = Day['hours'][number]

const hoursQuery = (scope: EventScope, day: string | undefined) =>
  queryOptions({
    queryKey: ['hours', scope, day],
    queryFn: ({ signal }) => ask(listHours, { params: scope, query: { day }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

/** A week of hours of entry with what is taken of each; nothing where the event has none. */
export function HourCalendar(props: { scope: EventScope; live: Live; mayChange: boolean }): ReactNode {
  const { scope, live, mayChange } = props
  const id = useId()
  const [day, setDay] = useState<string | undefined>(undefined)
  const [chosen, setChosen] = useState<string | null>(null)
  const week = useQuery(hoursQuery(scope, day)).data
  const [first, last] = [readDay(week?.days[0]?.day ?? ''), readDay(week?.days.at(-1)?.day ?? '')]
  if (week === undefined || first === null || last === null) return null
  const hours = week.days.flatMap((each) => each.hours.map((hour) => ({ ...hour, day: each.day })))
  const hour = hours.find(({ pool }) => pool === chosen)
  return (
    <section aria-labelledby={id}>
      <div className="hour-head">
        <h2 id={id}>Godziny</h2>
        <span className="hour-turn">
          <Turn to={week.earlier} label="Poprzedni tydzień" onTurn={setDay}>
            ‹
          </Turn>
          <span aria-live="polite">{formatDays(first, last)}</span>
          <Turn to={week.later} label="Następny tydzień" onTurn={setDay}>
            ›
          </Turn>
        </span>
      </div>
      <ol className="hour-week">
        {week.days.map((each) => (
          <OneDay key={each.day} day={each} chosen={chosen} onChoose={mayChange ? setChosen : null} />
        ))}
      </ol>
      {hour !== undefined && (
        <div className="live-change">
          <AtOnce
            key={hour.pool}
            sale={saleOf(scope, live)}
            live={hour}
            name={`${dayWords(hour.day)}, ${hour.time}`}
          />
        </div>
      )}
    </section>
  )
}

function Turn(props: {
  to: string | null
  label: string
  onTurn: (day: string) => void
  children: string
}): ReactNode {
  const { to, label, onTurn, children } = props
  return (
    <button type="button" aria-label={label} disabled={to === null} onClick={() => to !== null && onTurn(to)}>
      {children}
    </button>
  )
}

const dayWords = (iso: string): string => {
  const day = readDay(iso)
  return day === null ? iso : formatDayShort(day)
}

function OneDay(props: {
  day: Day
  chosen: string | null
  onChoose: ((pool: string) => void) | null
}): ReactNode {
  const { day, chosen, onChoose } = props
  return (
    <li className={day.hours.length === 0 ? 'closed' : undefined}>
      <h3>{dayWords(day.day)}</h3>
      {day.hours.length === 0 && <p className="sub">nie ma wejść</p>}
      <ul>
        {day.hours.map((hour) => (
          <li key={hour.pool}>
            {onChoose === null ? (
              <div className="hour">
                <HourNow hour={hour} />
              </div>
            ) : (
              <button
                type="button"
                className="hour"
                aria-pressed={hour.pool === chosen}
                onClick={() => onChoose(hour.pool)}
              >
                <HourNow hour={hour} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

function HourNow({ hour }: { hour: Hour }): ReactNode {
  const division = divisionWords(hour)
  return (
    <>
      <b className="num">{hour.time}</b>
      <PlacesBar limit={hour} />
      <span className="sub">
        {numberWords(hour)}
        {division !== '' && `, ${division}`}
      </span>
    </>
  )
}
