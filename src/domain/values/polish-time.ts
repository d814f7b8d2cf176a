/** All local days and hours of the product are Polish (specification §5, 'Godzina (polskiego czasu)'). */
const POLISH_ZONE = 'Europe/Warsaw'

/** The local time in Poland at an instant. */
export function localOf(instant: Temporal.Instant): Temporal.PlainDateTime {
  return instant.toZonedDateTimeISO(POLISH_ZONE).toPlainDateTime()
}

/**
 * The instant of a deadline given as a Polish local date-time (ISO text). An hour that occurs twice when the clocks
 * change is read as the later one, one that is skipped as the hour after it: a deadline is never earlier than stated.
 */
export function deadlineOf(local: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(POLISH_ZONE, { disambiguation: 'later' })
    .toInstant()
}

/**
 * The local time after a number of hours and minutes of real time, regardless of clock changes in between. An hour that
 * occurs twice is read as in `deadlineOf`, so that the time is never shorter than stated. Days are different: they are
 * counted in the calendar.
 */
export function laterBy(
  local: Temporal.PlainDateTime,
  time: { readonly hours?: number; readonly minutes?: number },
): Temporal.PlainDateTime {
  return localOf(deadlineOf(local.toString()).add(time))
}

/**
 * The moment at which nightly work was last due: today's or yesterday's `hour` ('02:00', Polish time). It is never
 * after `now` and never goes back, so work that was last done before it is due, once. Each Polish day has one such
 * moment: of an hour that occurs twice the first, of one that is skipped the end of the gap.
 */
export function lastNight(now: Temporal.Instant, hour: string): Temporal.Instant {
  const today = localOf(now).toPlainDate()
  const tonight = firstMomentOf(today.toPlainDateTime(hour))
  const isOver = Temporal.Instant.compare(tonight, now) <= 0
  return isOver ? tonight : firstMomentOf(today.subtract({ days: 1 }).toPlainDateTime(hour))
}

/** When a Polish clock first shows this time, or, if it skips it, a later one. */
function firstMomentOf(local: Temporal.PlainDateTime): Temporal.Instant {
  const moment = local.toZonedDateTime(POLISH_ZONE, { disambiguation: 'earlier' })
  const isShown = moment.toPlainDateTime().equals(local)
  return ((isShown ? null : moment.getTimeZoneTransition('next')) ?? moment).toInstant()
}
