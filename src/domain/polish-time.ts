/** All local days and hours of the product are Polish (specification §5, 'Godzina (polskiego czasu)'). */
const POLISH_ZONE = 'Europe/Warsaw'

/** What a Polish clock on the wall shows at an instant. */
export function localOf(instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(POLISH_ZONE).toPlainDateTime()
}

/**
 * The instant of a Polish local date-time (ISO text). An hour that the change of clocks skips is read
 * as the hour after it, one that comes twice as the earlier.
 */
export function instantOf(local: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(POLISH_ZONE).toInstant()
}
