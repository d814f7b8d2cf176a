import { formatDayShort, formatHour } from '#domain/values/time.ts'

/** 'sob. 21 lis, 10:05' of an instant, in Polish time. */
export function when(instant: string): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Warsaw')
  return `${formatDayShort(local.toPlainDate())}, ${formatHour(local.toPlainTime())}`
}
