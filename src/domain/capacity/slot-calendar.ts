import type { Slots } from '../event/definition/definition.ts'
import { slotDays } from '../event/definition/slot-days.ts'
import { readDay } from '../values/time.ts'
import { slotsOfDay } from './slots.ts'

/** The hours of entry that are still available: for a calendar of days and hours, and for alternatives to offer. */

/** An hour of entry with the units that are left of it; infinite where nothing limits. */
export interface SlotLeft {
  readonly slot: Temporal.PlainDateTime
  readonly left: number
}

/** The data of a calendar: the hours of entry, the moment, and how much is left of an hour. */
export interface SlotView {
  readonly slots: Slots
  readonly now: Temporal.PlainDateTime
  readonly leftOf: (slot: Temporal.PlainDateTime) => number
}

/** A calendar without an end is shown, and searched, this many days ahead. */
const DAYS_AHEAD = 366

/** The hours of a day that have not begun, in order, full ones too; none on a day that is closed or over. */
export function slotsLeft({ slots, now, leftOf }: SlotView, day: Temporal.PlainDate): SlotLeft[] {
  return slotsOfDay(slots, day)
    .filter((slot) => Temporal.PlainDateTime.compare(slot, now) > 0)
    .map((slot) => ({ slot, left: leftOf(slot) }))
}

/** The status of a day: some hour has room for the party, all are taken, or there is none. */
export type DayState = 'free' | 'full' | 'closed'

export function dayState(view: SlotView, day: Temporal.PlainDate, units: number): DayState {
  const slots = slotsLeft(view, day)
  if (slots.length === 0) return 'closed'
  return slots.some(({ left }) => left >= units) ? 'free' : 'full'
}

/** The days that a calendar can show: from today or the first with entries, to the last; null when it is over. */
export function calendarDays({ slots, now }: SlotView): {
  readonly first: Temporal.PlainDate
  readonly last: Temporal.PlainDate
} | null {
  const days = slotDays(slots)
  const from = readDay(days.first)
  const today = now.toPlainDate()
  const first = from === null || Temporal.PlainDate.compare(from, today) < 0 ? today : from
  const last = readDay(days.last ?? '') ?? first.add({ days: DAYS_AHEAD })
  return Temporal.PlainDate.compare(first, last) > 0 ? null : { first, last }
}

/** The first day on which some hour has room for the party; null when there is none. */
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
 * The hours nearest to the wanted one that have room for the party, in chronological order; of two that are equally
 * near the earlier comes first (flow C14.2). It searches further from day to day until enough are found.
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
  // One day beyond enough: an hour of the next morning may be nearer than one of this evening.
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
