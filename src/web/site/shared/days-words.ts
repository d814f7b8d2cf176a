import { formatDays, readDay } from '#domain/values/time.ts'
import { tie } from '#i18n/text/typography.ts'

/** '16–20 sierpnia 2027'; null without days. It stays on one line after the dash. */
export function daysWords(start: string | null, end: string | null): string | null {
  const first = start === null ? null : readDay(start)
  if (first === null) return null
  return tie(formatDays(first, (end === null ? null : readDay(end)) ?? first))
}
