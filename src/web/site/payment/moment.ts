import { localOf } from '#domain/values/polish-time.ts'
import { formatDaySeenOn, formatHour } from '#domain/values/time.ts'
import { tie } from '#i18n/text/typography.ts'

/** '19 czerwca, piątek, 23:59' of an instant, in Polish time; null of none. */
export function momentOf(instant: string | null, today: Temporal.PlainDate): string | null {
  if (instant === null) return null
  const local = localOf(Temporal.Instant.from(instant))
  return tie(`${formatDaySeenOn(local.toPlainDate(), today)}, ${formatHour(local)}`)
}
