/** All local days and hours of the product are Polish (specification §5, 'Godzina (polskiego czasu)'). */
const POLISH_ZONE = 'Europe/Warsaw'

/** What a Polish clock on the wall shows at an instant. */
export function localOf(instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(POLISH_ZONE).toPlainDateTime()
}

/**
 * The instant of a deadline told as a Polish local date-time (ISO text). An hour that comes twice when the
 * clocks change is read as the later one, one that is skipped as the hour after it: a deadline is never
 * earlier than it was said.
 */
export function deadlineOf(local: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(POLISH_ZONE, { disambiguation: 'later' })
    .toInstant()
}
