/** Whether the time to pay has run out; without an end it never does. */
export const isTimeToPayOver = (expiresAt: Temporal.Instant | null, now: Temporal.Instant): boolean =>
  expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0
