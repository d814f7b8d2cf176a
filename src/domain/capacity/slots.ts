import type { SlotPattern, Slots } from '../event/definition/definition.ts'
import { readMoment } from '../values/time.ts'

/**
 * Hours of entry: listed one by one, or calculated from a pattern with exceptions, a day at a time for a calendar, or one
 * moment for a check. Rules that ask here need not know which.
 */

/** The beginning of the names of all pools of hours of entry. */
export const SLOT_POOLS = 'slot:'

/** The capacity pool of one slot: 'slot:2020-05-19T10:00'. */
export const slotPool = (slot: Temporal.PlainDateTime): string =>
  `${SLOT_POOLS}${slot.toString({ smallestUnit: 'minute' })}`

/** The moment of a slot's pool, or null when the pool is not one of a slot. */
export const slotOfPool = (pool: string): Temporal.PlainDateTime | null =>
  pool.startsWith(SLOT_POOLS) ? readMoment(pool.slice(SLOT_POOLS.length)) : null

/** Whether an hour of entry begins exactly then. */
export const isSlot = (slots: Slots, moment: Temporal.PlainDateTime): boolean =>
  slotsOfDay(slots, moment.toPlainDate()).some((slot) => slot.equals(moment))

/** All hours of entry of a day, in order; none when it is closed. */
export function slotsOfDay(slots: Slots, day: Temporal.PlainDate): Temporal.PlainDateTime[] {
  if (!('list' in slots))
    return isSlotDay(slots, day)
      ? minutesOf(hoursOn(slots, day)).map((minute) =>
          day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 }),
        )
      : []
  return slots.list
    .filter(({ at }) => at.startsWith(day.toString()))
    .map(({ at }) => Temporal.PlainDateTime.from(at))
    .sort(Temporal.PlainDateTime.compare)
}

/**
 * How many places an hour has in the beginning, by its pool; null counts without limiting, undefined when it is not
 * listed. A calendar asks for many, so moments of a list are compared as text.
 */
export const slotPlaces = (slots: Slots, pool: string): number | null | undefined =>
  'list' in slots
    ? slots.list.find(({ at }) => pool === SLOT_POOLS + at.slice(0, 16))?.places
    : slots.capacity

/** The earliest and the latest hour of entry of any day: '09:00'. */
export function slotTimes(slots: Slots): { readonly first: string; readonly last: string } {
  const times =
    'list' in slots
      ? slots.list.map(({ at }) => at.slice('2026-05-02T'.length))
      : [slots, ...slots.other].flatMap(({ first, last }) => [first, last])
  const sorted = times.map((time) => time.slice(0, 5)).sort()
  return { first: sorted[0] ?? '00:00', last: sorted.at(-1) ?? '23:59' }
}

/** Whether there are entries on that day at all. */
function isSlotDay(pattern: SlotPattern, day: Temporal.PlainDate): boolean {
  const { from, to, weekdays, closed } = pattern
  const iso = day.toString()
  return (
    from <= iso &&
    iso <= (to ?? iso) &&
    (weekdays.includes(day.dayOfWeek) || otherHoursOn(pattern, day) !== undefined) &&
    !closed.some((each) =>
      'day' in each
        ? each.day === iso
        : day.dayOfWeek === each.lastWeekdayOfMonth && day.day > day.daysInMonth - 7,
    )
  )
}

type Hours = Pick<SlotPattern, 'first' | 'last' | 'everyMinutes' | 'breaks'>

/** The hours of a day: other ones where an exception names the day or its weekday. */
function hoursOn(pattern: SlotPattern, day: Temporal.PlainDate): Hours {
  const other = otherHoursOn(pattern, day) ?? pattern
  return { ...other, everyMinutes: other.everyMinutes ?? pattern.everyMinutes }
}

/** An exception that names the day also opens it: 'on Sundays from noon', where other days have other hours. */
function otherHoursOn({ other }: SlotPattern, day: Temporal.PlainDate) {
  const iso = day.toString()
  return other.find(({ days, weekdays }) => days.includes(iso) || weekdays.includes(day.dayOfWeek))
}

/** The minutes of the day at which slots begin; none within a break. */
function minutesOf({ first, last, everyMinutes, breaks }: Hours): number[] {
  const [from, to] = [minuteOf(first), minuteOf(last)]
  // A last hour before the first leaves a length below zero, which is that of an empty list.
  return Array.from(
    { length: Math.floor((to - from) / everyMinutes) + 1 },
    (_, index) => from + index * everyMinutes,
  ).filter((minute) => !breaks.some((each) => minuteOf(each.from) <= minute && minute < minuteOf(each.to)))
}

/** The minute of the day of '09:30' or '09:30:00'. */
function minuteOf(time: string): number {
  const { hour, minute } = Temporal.PlainTime.from(time)
  return hour * 60 + minute
}
