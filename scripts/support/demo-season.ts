import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { shiftDefinition } from '#domain/event/shift-days.ts'

/** An event that begins sooner would get no registrations. */
const SOONEST_DAYS = 28
const DAYS_OF_YEAR = 365.25

/**
 * An event as it is written, moved by whole years (to the nearest week, so that weekdays stay) to its next season that is
 * not too near. Sign-up opens as in `moved`, the same event moved to today: what is open now in the file is open
 * now, though the event may be most of a year away.
 */
export function inNextSeason(
  written: EventDefinition,
  moved: EventDefinition,
  today: Temporal.PlainDate,
): EventDefinition {
  const begins = written.dates.start
  if (begins === null) return moved
  const start = Temporal.PlainDate.from(begins)
  const seasons = Array.from({ length: 200 }, (_, years) => 7 * Math.round((years * DAYS_OF_YEAR) / 7))
  const days = seasons.find((each) => today.until(start.add({ days: each })).days >= SOONEST_DAYS) ?? 0
  const inSeason = shiftDefinition(written, days)
  return {
    ...inSeason,
    windows: inSeason.windows.map((window, index) => {
      return { ...window, opens: earlier(window.opens, moved.windows[index]?.opens ?? null) }
    }),
  }
}

/** Local moments in written form sort chronologically. */
const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one
