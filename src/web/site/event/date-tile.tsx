import { formatDays, monthShortOf, readDay, weekdayOf } from '#domain/values/time.ts'
import { MONTH_NAMES } from '#web/kit/months.ts'

/** The days of the event as a leaf of a calendar; nothing when it has none. */
export function DateTile({ start, end }: { start: string | null; end: string | null }) {
  const first = start === null ? null : readDay(start)
  if (first === null) return null
  const last = (end === null ? null : readDay(end)) ?? first
  const one = first.equals(last)
  if (first.month !== last.month || first.year !== last.year) return <OverMonths first={first} last={last} />
  return (
    <p className="tile">
      <span className="sr">{formatDays(first, last)}</span>
      <i aria-hidden="true">{MONTH_NAMES[first.month - 1]}</i>
      <b aria-hidden="true">{one ? first.day : `${first.day}–${last.day}`}</b>
      <span aria-hidden="true">
        {last.year}
        <br />
        {one ? weekdayOf(first) : `${weekdayOf(first)}–${weekdayOf(last)}`}
      </span>
    </p>
  )
}

/** Each end with its own month: '2 lut – 27 mar'. */
function OverMonths({ first, last }: { first: Temporal.PlainDate; last: Temporal.PlainDate }) {
  const years = first.year === last.year ? String(last.year) : `${first.year}–${last.year}`
  return (
    <p className="tile months">
      <span className="sr">{formatDays(first, last)}</span>
      <i aria-hidden="true">{years}</i>
      <b aria-hidden="true">
        {first.day}&nbsp;{monthShortOf(first)}&nbsp;–
        <br />
        {last.day}&nbsp;{monthShortOf(last)}
      </b>
      <span aria-hidden="true">
        {weekdayOf(first)}–{weekdayOf(last)}
      </span>
    </p>
  )
}
