const ZONE = 'Europe/Warsaw'

/** The wall clock in Poland at an instant of the wire (ISO 8601 in UTC). */
export const localMoment = (instant: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(ZONE).toPlainDateTime()
