import {
  formatDay,
  formatDayShort,
  formatDays,
  formatHour,
  formatMoment,
  readDay,
  readMoment,
} from '#domain/time.ts'
import { localMoment } from '#web/lib/local-moment.ts'

/** 'śr. 17 cze, 14:05': an instant of the wire in a narrow column. */
export function shortMoment(instant: string): string {
  const moment = localMoment(instant)
  return `${formatDayShort(moment.toPlainDate())}, ${formatHour(moment)}`
}

/** '17 czerwca 2026, środa, 14:05': an instant of the wire in full. */
export const fullMoment = (instant: string): string => formatMoment(localMoment(instant))

/** '5–14 sierpnia 2026': the days of an event; empty while they are not set. */
export function eventDays(start: string | null, end: string | null): string {
  const first = start === null ? null : readDay(start.slice(0, 10))
  const last = end === null ? first : readDay(end.slice(0, 10))
  if (first === null || last === null) return ''
  return formatDays(first, last)
}

/** '15 lipca 2026, środa': a deadline as a local date-time; the end of a day is said as the day. */
export function deadline(until: string): string {
  const moment = readMoment(until)
  if (moment === null) return until
  const endsWithDay = moment.hour === 23 && moment.minute === 59
  return endsWithDay ? formatDay(moment.toPlainDate()) : formatMoment(moment)
}
