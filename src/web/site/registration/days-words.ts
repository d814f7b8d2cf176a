import { formatDays, readDay } from '#domain/time.ts'

/** '16–20 sierpnia 2027'; null without days. */
export function daysWords(start: string | null, end: string | null): string | null {
  const first = start === null ? null : readDay(start)
  if (first === null) return null
  return formatDays(first, (end === null ? null : readDay(end)) ?? first)
}
