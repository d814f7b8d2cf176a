import { type ReactNode, useId, useState } from 'react'
import type { Slots } from '#domain/event/definition/definition.ts'
import { slotDays } from '#domain/event/definition/slot-days.ts'
import {
  type DayOfHours,
  isNamedClosed,
  isPattern,
  mondayOf,
  weekOf,
  withClosedDay,
  withOpenDay,
  withPattern,
} from '#domain/event/draft/hours/hours.ts'
import { formatDayShort, formatDays, formatHour, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import type { DraftEditor } from '../shared/draft/use-draft.ts'
import { AtOnce } from '../shared/limits/at-once.tsx'
import { takenWords } from '../shared/limits/live-limits.ts'
import { type Sale, useSale } from '../shared/limits/use-sale.ts'

interface Props {
  readonly slots: Slots
  readonly change: DraftEditor['change']
}

/** A week as visitors will see it; a day can be closed and opened there. */
export function WeekPreview({ slots, change }: Props): ReactNode {
  const id = useId()
  const [turned, setTurned] = useState(0)
  const monday = mondayOf(firstDay(slots)).add({ weeks: turned })
  const week = weekOf(slots, monday)
  const sale = useSale()
  return (
    <section className="hours-section" aria-labelledby={id}>
      <div className="hours-week-head">
        <h2 id={id}>Tak zobaczą to goście</h2>
        <span className="hours-turn">
          <button type="button" aria-label="Poprzedni tydzień" onClick={() => setTurned(turned - 1)}>
            ‹
          </button>
          <span aria-live="polite">{formatDays(monday, monday.add({ days: 6 }))}</span>
          <button type="button" aria-label="Następny tydzień" onClick={() => setTurned(turned + 1)}>
            ›
          </button>
        </span>
      </div>
      <ol className="hours-week">
        {week.map((each) => (
          <OneDay key={each.day.toString()} slots={slots} of={each} sale={sale} change={change} />
        ))}
      </ol>
      <HourAtOnce sale={sale} week={week} />
    </section>
  )
}

/** This week, or the first with entries. */
function firstDay(slots: Slots): Temporal.PlainDate {
  const now = Temporal.Now.plainDateISO('Europe/Warsaw')
  const { first, last } = slotDays(slots)
  const [from, to] = [readDay(first), readDay(last ?? '')]
  if (from === null) return now
  const isOver = to !== null && Temporal.PlainDate.compare(to, now) < 0
  return isOver || Temporal.PlainDate.compare(from, now) > 0 ? from : now
}

function OneDay({
  slots,
  of,
  sale,
  change,
}: Props & { readonly of: DayOfHours; readonly sale: Sale }): ReactNode {
  const { day, hours } = of
  const iso = day.toString()
  const label = formatDayShort(day)
  const isClosed = isPattern(slots) && isNamedClosed(slots, iso)
  const places = new Set(hours.map((hour) => hour.places))
  const [same] = places
  const first = hours[0]
  const last = hours.at(-1)
  return (
    <li>
      <h3>{label}</h3>
      {first === undefined || last === undefined ? (
        <p className="sub">nie ma wejść</p>
      ) : (
        <>
          <p>
            {hours.length > 1
              ? `${formatHour(first.slot)}–${formatHour(last.slot)}, ${pl.counts.entries(hours.length)}`
              : formatHour(first.slot)}
          </p>
          {places.size === 1 && typeof same === 'number' && (
            <p className="sub">{`po ${pl.counts.places(same)}`}</p>
          )}
          <details>
            <summary>
              Godziny<span className="sr">{`, ${label}`}</span>
            </summary>
            <ul>
              {hours.map((hour) => (
                <li key={hour.pool}>
                  {formatHour(hour.slot)}
                  {places.size > 1 && hour.places !== null && (
                    <span className="sub">{pl.counts.places(hour.places)}</span>
                  )}
                  <Taken sale={sale} pool={hour.pool} />
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
      {isPattern(slots) && (isClosed || hours.length > 0) && (
        <button
          type="button"
          className="link"
          onClick={() =>
            change((now) => withPattern(now, isClosed ? withOpenDay(slots, iso) : withClosedDay(slots, iso)))
          }
        >
          {isClosed ? 'Otwórz' : 'Zamknij'}
          <span className="sr">{`, ${label}`}</span>
        </button>
      )}
    </li>
  )
}

/** How much of an hour is taken now; nothing before somebody has asked for it. */
function Taken({ sale, pool }: { sale: Sale; pool: string }): ReactNode {
  const live = sale.limitOf(pool)
  return live === undefined ? null : <span className="sub">{takenWords(live)}</span>
}

/** The places of one hour of the week, changed without a publication. */
function HourAtOnce({ sale, week }: { sale: Sale; week: readonly DayOfHours[] }): ReactNode {
  const [chosen, setChosen] = useState('')
  const hours = week.flatMap(({ day, hours: of }) => of.map((hour) => ({ ...hour, day })))
  const hour = hours.find(({ pool }) => pool === chosen) ?? hours[0]
  if (!sale.isPublished || hour === undefined) return null
  // Nobody has asked for an hour that is not counted yet: it has the places of the draft.
  const live = sale.limitOf(hour.pool) ?? {
    ...{ pool: hour.pool, name: null, capacity: hour.places, taken: 0, waiting: 0, over: 0 },
  }
  const nameOf = (each: typeof hour) => `${formatDayShort(each.day)}, ${formatHour(each.slot)}`
  return (
    <details>
      <summary>Zmień miejsca jednej godziny od razu, bez publikacji</summary>
      <div className="hours-at-once">
        <span className="select">
          <select
            className="input"
            aria-label="Która godzina"
            value={hour.pool}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {hours.map((each) => (
              <option key={each.pool} value={each.pool}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </span>
        <AtOnce key={hour.pool} sale={sale} live={live} name={nameOf(hour)} />
      </div>
    </details>
  )
}
