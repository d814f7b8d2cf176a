import type { SlotPattern } from '../event/definition.ts'
import { readMoment } from '../time.ts'

/**
 * Hours of entry. A pattern with exceptions says which moments are slots; they are never listed in
 * the definition, only reckoned: a day at a time for a calendar, or one moment for a check.
 */

/** The capacity pool of one slot: 'slot:2020-05-19T10:00'. */
export const slotPool = (slot: Temporal.PlainDateTime): string =>
  `slot:${slot.toString({ smallestUnit: 'minute' })}`

/** The moment of a slot's pool, or null when the pool is not one of a slot. */
export const slotOfPool = (pool: string): Temporal.PlainDateTime | null =>
  pool.startsWith('slot:') ? readMoment(pool.slice('slot:'.length)) : null

/** Whether entries are held on that day at all. */
function isSlotDay(pattern: SlotPattern, day: Temporal.PlainDate): boolean {
  const iso = day.toString()
  if (iso < pattern.from || (pattern.to !== null && iso > pattern.to)) return false
  if (!pattern.weekdays.includes(day.dayOfWeek) && otherHoursOn(pattern, day) === undefined) return false
  return !pattern.closed.some((closed) =>
    'day' in closed ? closed.day === iso : isLastWeekdayOfMonth(day, closed.lastWeekdayOfMonth),
  )
}

/** Whether the pattern has a slot that begins exactly then. */
export function isSlot(pattern: SlotPattern, moment: Temporal.PlainDateTime): boolean {
  const day = moment.toPlainDate()
  if (!isSlotDay(pattern, day)) return false
  const time = moment.toPlainTime()
  const onTheMinute = time.second === 0 && time.millisecond === 0
  return onTheMinute && minutesOf(hoursOn(pattern, day)).includes(minuteOfDay(time))
}

/** All slots of a day, in order; none when it is closed. */
export function slotsOfDay(pattern: SlotPattern, day: Temporal.PlainDate): Temporal.PlainDateTime[] {
  if (!isSlotDay(pattern, day)) return []
  return minutesOf(hoursOn(pattern, day)).map((minute) =>
    day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 }),
  )
}

type Hours = Pick<SlotPattern, 'first' | 'last' | 'everyMinutes' | 'breaks'>

/** The hours of a day: other ones where an exception names the day or its weekday. */
function hoursOn(pattern: SlotPattern, day: Temporal.PlainDate): Hours {
  const other = otherHoursOn(pattern, day)
  if (other === undefined) return pattern
  return { ...other, everyMinutes: other.everyMinutes ?? pattern.everyMinutes }
}

/** An exception that names the day also opens it: 'on Sundays from noon', where other days have other hours. */
function otherHoursOn({ other }: SlotPattern, day: Temporal.PlainDate) {
  if (other.length === 0) return undefined
  const iso = day.toString()
  return other.find(({ days, weekdays }) => days.includes(iso) || weekdays.includes(day.dayOfWeek))
}

/** The minutes of the day at which slots begin; none within a break. */
function minutesOf({ first, last, everyMinutes, breaks }: Hours): number[] {
  const [from, to] = [minuteOf(first), minuteOf(last)]
  const count = to < from ? 0 : Math.floor((to - from) / everyMinutes) + 1
  return Array.from({ length: count }, (_, index) => from + index * everyMinutes).filter(
    (minute) => !breaks.some((each) => minuteOf(each.from) <= minute && minute < minuteOf(each.to)),
  )
}

const minuteOf = (time: string) => minuteOfDay(Temporal.PlainTime.from(time))

const minuteOfDay = (time: Temporal.PlainTime) => time.hour * 60 + time.minute

const isLastWeekdayOfMonth = (day: Temporal.PlainDate, weekday: number) =>
  day.dayOfWeek === weekday && day.day > day.daysInMonth - 7
