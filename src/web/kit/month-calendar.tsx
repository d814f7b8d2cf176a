import { useEffect, useRef, useState } from 'react'
import { formatDay } from '#domain/values/time.ts'
import { dayByKey, isSameMonth, weeksOf } from './month-days.ts'
import { MONTH_NAMES } from './months.ts'

type DayState = 'free' | 'full' | 'closed'

const WEEKDAYS = [
  { short: 'pn', name: 'poniedziałek' },
  { short: 'wt', name: 'wtorek' },
  { short: 'śr', name: 'środa' },
  { short: 'cz', name: 'czwartek' },
  { short: 'pt', name: 'piątek' },
  { short: 'so', name: 'sobota' },
  { short: 'nd', name: 'niedziela' },
] as const

/** The state of a day, for screen readers. */
const STATE_TEXT: Readonly<Record<DayState, string>> = {
  free: 'są wolne miejsca',
  full: 'brak miejsc',
  closed: 'nie ma wejść',
}

interface CalendarProps {
  /** Set on the day that takes the focus. */
  readonly id: string
  /** The day whose hours are shown. */
  readonly day: Temporal.PlainDate
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
  /** What is sold on a day, said with it; without it every day can be chosen. */
  readonly stateOf?: (day: Temporal.PlainDate) => DayState
  readonly onPick: (day: Temporal.PlainDate) => void
}

/**
 * A month of days, one of which is shown. One stop of the Tab key within the days: arrows move by days and weeks,
 * Home and End to the ends of the week, Page Up and Page Down by months.
 */
export function MonthCalendar({ id, day, first, last, stateOf, onPick }: CalendarProps) {
  const [at, setAt] = useState(day)
  const days = useRef<HTMLTableSectionElement>(null)
  const byKey = useRef(false)
  const within = (wanted: Temporal.PlainDate) => {
    if (Temporal.PlainDate.compare(wanted, first) < 0) return first
    return Temporal.PlainDate.compare(wanted, last) > 0 ? last : wanted
  }
  // The focus follows the keys, also into another month.
  useEffect(() => {
    if (!byKey.current) return
    byKey.current = false
    days.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])
  const onKeyDown = (event: React.KeyboardEvent) => {
    const wanted = dayByKey(event.key, at)
    if (wanted === null) return
    event.preventDefault()
    byKey.current = true
    setAt(within(wanted))
  }
  const pick = (picked: Temporal.PlainDate) => {
    setAt(picked)
    onPick(picked)
  }
  const turn = (months: number) => setAt(within(at.with({ day: 1 }).add({ months })))
  // Weeks that are over, or after the end, cannot be chosen.
  const weeks = weeksOf(at).filter((week) => week.some((each) => each.equals(within(each))))
  return (
    <div className="month">
      <div className="month-top">
        <TurnButton label="Poprzedni miesiąc" isEnd={isSameMonth(at, first)} onClick={() => turn(-1)}>
          ‹
        </TurnButton>
        <p aria-live="polite">
          {MONTH_NAMES[at.month - 1]} {at.year}
        </p>
        <TurnButton label="Następny miesiąc" isEnd={isSameMonth(at, last)} onClick={() => turn(1)}>
          ›
        </TurnButton>
      </div>
      <table>
        <thead>
          <tr>
            {WEEKDAYS.map(({ short, name }) => (
              <th key={short} scope="col">
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={days} onKeyDown={onKeyDown}>
          {weeks.map((week) => (
            <tr key={String(week[0])}>
              {week.map((each) => (
                <td key={String(each)}>
                  {isSameMonth(each, at) && (
                    <DayButton
                      day={each}
                      state={each.equals(within(each)) ? (stateOf?.(each) ?? 'free') : 'closed'}
                      words={stateOf === undefined ? undefined : STATE_TEXT}
                      isShown={each.equals(day)}
                      id={each.equals(at) ? id : undefined}
                      onPick={pick}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface TurnProps {
  readonly label: string
  readonly isEnd: boolean
  readonly onClick: () => void
  readonly children: string
}

function TurnButton({ label, isEnd, onClick, children }: TurnProps) {
  return (
    <button type="button" aria-label={label} disabled={isEnd} onClick={onClick}>
      {children}
    </button>
  )
}

interface DayButtonProps {
  readonly day: Temporal.PlainDate
  readonly state: DayState
  readonly words: Readonly<Record<DayState, string>> | undefined
  readonly isShown: boolean
  readonly id: string | undefined
  readonly onPick: (day: Temporal.PlainDate) => void
}

function DayButton({ day, state, words, isShown, id, onPick }: DayButtonProps) {
  return (
    <button
      type="button"
      id={id}
      data-day={String(day)}
      className={state}
      tabIndex={id === undefined ? -1 : 0}
      aria-pressed={isShown}
      aria-disabled={state === 'closed' || undefined}
      onClick={() => {
        if (state !== 'closed') onPick(day)
      }}
    >
      <span className="sr">
        {words === undefined ? formatDay(day) : `${formatDay(day)}, ${words[state]}`}
      </span>
      <span aria-hidden="true">{day.day}</span>
      {state === 'full' && <small aria-hidden="true">brak</small>}
    </button>
  )
}
