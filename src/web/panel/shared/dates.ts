import { localOf } from '#domain/values/polish-time.ts'
import {
  formatDay,
  formatDayShort,
  formatDays,
  formatHour,
  formatMoment,
  readDay,
  readMoment,
} from '#domain/values/time.ts'
import { tie } from '#i18n/text/typography.ts'

const moment = (instant: string) => localOf(Temporal.Instant.from(instant))

/** 'śr. 17 cze, 14:05': an instant of the wire in a narrow column. */
export function shortMoment(instant: string): string {
  const local = moment(instant)
  return `${formatDayShort(local.toPlainDate())}, ${formatHour(local)}`
}

/** '17 czerwca 2026, środa, 14:05': an instant of the wire in full. */
export const fullMoment = (instant: string): string => formatMoment(moment(instant))

/** '5–14 sierpnia 2026': the days of an event; empty while they are not set. */
export function eventDays(start: string | null, end: string | null): string {
  const first = start === null ? null : readDay(start.slice(0, 10))
  const last = end === null ? first : readDay(end.slice(0, 10))
  if (first === null || last === null) return ''
  return tie(formatDays(first, last))
}

/** '15 lipca 2026, środa': a deadline as a local date-time; the end of a day is shown as the day. */
export function deadline(until: string): string {
  const last = readMoment(until)
  if (last === null) return until
  const endsWithDay = last.hour === 23 && last.minute === 59
  return endsWithDay ? formatDay(last.toPlainDate()) : formatMoment(last)
}
