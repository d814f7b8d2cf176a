import { deadlineOf, localOf } from './polish-time.ts'

/**
 * The last time at which a Polish clock struck an hour: what was done before it is due again. On the day on
 * which the hour comes twice it is the later one, on the day on which it is skipped the hour after it.
 * @param hour '02:00'
 */
export function lastNight(now: Temporal.Instant, hour: string): Temporal.Instant {
  const today = localOf(now).toPlainDate()
  const strikeOf = (day: Temporal.PlainDate) => deadlineOf(day.toPlainDateTime(hour).toString())
  const tonight = strikeOf(today)
  return Temporal.Instant.compare(tonight, now) <= 0 ? tonight : strikeOf(today.subtract({ days: 1 }))
}
