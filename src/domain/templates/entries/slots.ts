import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import type { Entries } from './entries.ts'

type SlotsInput = NonNullable<EventDefinitionInput['slots']>

/** Days of the year on which nobody comes in. */
const CLOSED = ['01-01', '11-01', '12-24', '12-25']
/** For so many years ahead, also without a last day. */
const YEARS = 3
/** The most places that an hour has. */
const MOST_PLACES = 100_000
/** A pattern shows its hours within so many days. */
const FIRST_DAYS = 35

/** The hours of entry; none until the first day is known. */
export function slotsOf({ days: { start, end }, hours, limit }: Entries): SlotsInput | null {
  if (start === null) return null
  const far = start.add({ years: YEARS })
  const last = end === null || Temporal.PlainDate.compare(end, far) > 0 ? far : end
  const closed = closedDays(start, last)
  const isOpen = (day: Temporal.PlainDate) =>
    hours.weekdays.includes(day.dayOfWeek) && !closed.includes(day.toString())
  const within = Math.min(FIRST_DAYS, start.until(last).days + 1)
  const hasDays = Array.from({ length: within }, (_, n) => start.add({ days: n })).some(isOpen)
  return {
    everyMinutes: hours.everyMinutes,
    first: hours.first.toString({ smallestUnit: 'second' }),
    last: hours.last.toString({ smallestUnit: 'second' }),
    from: start.toString(),
    to: end?.toString() ?? null,
    // Of few days none may be one on which people usually come: then they come on any.
    ...(hasDays ? { weekdays: [...hours.weekdays], closed: closed.map((day) => ({ day })) } : {}),
    capacity: Math.min(MOST_PLACES, limit),
  }
}

const closedDays = (start: Temporal.PlainDate, last: Temporal.PlainDate): string[] =>
  Array.from({ length: last.year - start.year + 1 }, (_, n) => start.year + n)
    .flatMap((year) => CLOSED.map((day) => `${year}-${day}`))
    .filter((day) => day >= start.toString() && day <= last.toString())
