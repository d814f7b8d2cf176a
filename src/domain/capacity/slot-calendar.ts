import type { SlotPattern } from '../event/definition.ts'
import { readDay } from '../time.ts'
import { slotsOfDay } from './slots.ts'

/** Which hours of entry can still be had: for a calendar of days and hours, and for what to offer instead. */

/** An hour of entry with the units that are left of it. */
export interface SlotLeft {
  readonly slot: Temporal.PlainDateTime
  readonly left: number
}

/** What a calendar knows: the pattern, the moment, and how much is left of an hour. */
export interface SlotView {
  readonly pattern: SlotPattern
  readonly now: Temporal.PlainDateTime
  readonly leftOf: (slot: Temporal.PlainDateTime) => number
}

/** A calendar without an end is shown, and searched, so many days ahead. */
const DAYS_AHEAD = 366

/** The hours of a day that have not begun, in order, full ones too; none on a day that is closed or over. */
export function slotsLeft({ pattern, now, leftOf }: SlotView, day: Temporal.PlainDate): SlotLeft[] {
  return slotsOfDay(pattern, day)
    .filter((slot) => Temporal.PlainDateTime.compare(slot, now) > 0)
    .map((slot) => ({ slot, left: leftOf(slot) }))
}

/** What a day of the calendar is: some hour has room for so many, all are taken, or there is none. */
export type DayState = 'free' | 'full' | 'closed'

export function dayState(view: SlotView, day: Temporal.PlainDate, units: number): DayState {
  const slots = slotsLeft(view, day)
  if (slots.length === 0) return 'closed'
  return slots.some(({ left }) => left >= units) ? 'free' : 'full'
}

/** The days that a calendar can show: from today or the pattern's first day, to its last; null when it is over. */
export function calendarDays({ pattern, now }: SlotView): {
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
} | null {
  const from = readDay(pattern.from)
  const today = now.toPlainDate()
  const first = from === null || Temporal.PlainDate.compare(from, today) < 0 ? today : from
  const last = readDay(pattern.to ?? '') ?? first.add({ days: DAYS_AHEAD })
  return Temporal.PlainDate.compare(first, last) > 0 ? null : { first, last }
}

/** The first day on which some hour has room for so many; null when there is none. */
export function firstFreeDay(view: SlotView, units: number): Temporal.PlainDate | null {
  const days = calendarDays(view)
  if (days === null) return null
  const { first, last } = days
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (dayState(view, day, units) === 'free') return day
  }
  return null
}

/**
 * The hours nearest to a wanted one that have room for so many, in the order of time; the earlier of two that are
 * equally near comes first (flow C14.2). It looks further from day to day until enough are found.
 */
export function nearestFree(
  view: SlotView,
  wanted: Temporal.PlainDateTime,
  { units, most = 2 }: { readonly units: number; readonly most?: number },
): SlotLeft[] {
  const days = calendarDays(view)
  if (days === null) return []
  const distance = ({ slot }: SlotLeft) => Math.abs(wanted.until(slot).total({ unit: 'minutes' }))
  const day = wanted.toPlainDate()
  const reach = Math.max(Math.abs(day.until(days.first).days), Math.abs(day.until(days.last).days))
  const found: SlotLeft[] = []
  // One day further than enough: an hour of the next morning may be nearer than one of this evening.
  for (let away = 0, enough = reach; away <= Math.min(reach, enough); away++) {
    const both = away === 0 ? [day] : [day.subtract({ days: away }), day.add({ days: away })]
    found.push(...both.flatMap((each) => slotsLeft(view, each)).filter(({ left }) => left >= units))
    if (found.length >= most && enough === reach) enough = away + 1
  }
  return found
    .sort((a, b) => distance(a) - distance(b) || Temporal.PlainDateTime.compare(a.slot, b.slot))
    .slice(0, most)
    .sort((a, b) => Temporal.PlainDateTime.compare(a.slot, b.slot))
}
