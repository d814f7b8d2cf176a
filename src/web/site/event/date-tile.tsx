import { formatDays, monthShortOf, readDay, weekdayOf } from '#domain/time.ts'
import { MONTH_NAMES } from '#web/kit/months.ts'

/** The days of the event as a leaf of a calendar; nothing when it has none. */
export function DateTile({ start, end }: { start: string | null; end: string | null }) {
  const first = start === null ? null : readDay(start)
  if (first === null) return null
  const last = (end === null ? null : readDay(end)) ?? first
  const one = first.equals(last)
  return (
    <p className="tile">
      <span className="sr">{formatDays(first, last)}</span>
      <i aria-hidden="true">{monthWords(first, last)}</i>
      <b aria-hidden="true">{one ? first.day : `${first.day}–${last.day}`}</b>
      <span aria-hidden="true">
        {last.year}
        <br />
        {one ? weekdayOf(first) : `${weekdayOf(first)}–${weekdayOf(last)}`}
      </span>
    </p>
  )
}

function monthWords(first: Temporal.PlainDate, last: Temporal.PlainDate): string {
  if (first.month === last.month) return MONTH_NAMES[first.month - 1] ?? ''
  return `${monthShortOf(first)}–${monthShortOf(last)}`
}
