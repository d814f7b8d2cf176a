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

/**
 * So many hours and minutes later by the time that really passes, whatever the clock on the wall does
 * meanwhile; told as the wall clock shows it then. An hour that comes twice is read as in `deadlineOf`, so
 * nobody gets less time than was said. Days are another thing: they are counted in the calendar.
 */
export function laterBy(
  local: Temporal.PlainDateTime,
  time: { readonly hours?: number; readonly minutes?: number },
): Temporal.PlainDateTime {
  return localOf(deadlineOf(local.toString()).add(time))
}

/**
 * The moment at which nightly work was last due: today's or yesterday's `hour` ('02:00', Polish time). It never
 * lies ahead of `now` and never goes back, so work that was last done before it is due, once. Each Polish day
 * has one such moment: of an hour that comes twice the first, of one that is skipped the end of the gap.
 */
export function lastNight(now: Temporal.Instant, hour: string): Temporal.Instant {
  const today = localOf(now).toPlainDate()
  const tonight = firstMomentOf(today.toPlainDateTime(hour))
  const isOver = Temporal.Instant.compare(tonight, now) <= 0
  return isOver ? tonight : firstMomentOf(today.subtract({ days: 1 }).toPlainDateTime(hour))
}

/** When a Polish clock first shows this, or, as it skips it, something later. */
function firstMomentOf(local: Temporal.PlainDateTime): Temporal.Instant {
  const moment = local.toZonedDateTime(POLISH_ZONE, { disambiguation: 'earlier' })
  const isShown = moment.toPlainDateTime().equals(local)
  return ((isShown ? null : moment.getTimeZoneTransition('next')) ?? moment).toInstant()
}
