import { slotPlaces, slotPool, slotsOfDay } from '../../../capacity/slots.ts'
import { isoMoment, readDay } from '../../../values/time.ts'
import type { DefinitionDocument, SlotPattern, Slots } from '../../definition/definition.ts'

export type SlotList = Exclude<Slots, SlotPattern>
export type ListedHour = SlotList['list'][number]
export type OtherHours = SlotPattern['other'][number]
export type Closed = SlotPattern['closed'][number]

/** A list of hours holds at most so many (definition-places.ts). */
const MOST_HOURS = 2_000

export const isPattern = (slots: Slots): slots is SlotPattern => !('list' in slots)

/** Hours of entry to begin with: the days of the event, or every day from the given one on. */
export function firstPattern({ dates }: Pick<DefinitionDocument, 'dates'>, today: string): SlotPattern {
  return {
    ...{ everyMinutes: 30, first: '10:00', last: '16:00', breaks: [] },
    ...{ from: dates.start ?? today, to: dates.start === null ? null : (dates.end ?? dates.start) },
    ...{ weekdays: [1, 2, 3, 4, 5, 6, 7], closed: [], other: [], capacity: 20 },
  }
}

/** One hour of a list to begin with. */
export const firstList = ({ dates }: Pick<DefinitionDocument, 'dates'>, today: string): SlotList => ({
  list: [{ at: `${dates.start ?? today}T10:00:00`, places: 20 }],
})

export const withSlots = (document: DefinitionDocument, slots: Slots | null): DefinitionDocument => ({
  ...document,
  slots,
})

/** Changes the pattern; a list stays as it is. */
export const withPattern = (
  document: DefinitionDocument,
  change: Partial<SlotPattern>,
): DefinitionDocument =>
  document.slots === null || !isPattern(document.slots)
    ? document
    : withSlots(document, { ...document.slots, ...change })

/** The hours of a pattern as a list; null while the pattern has no end or more hours than a list holds. */
export function listOfPattern(pattern: SlotPattern): SlotList | null {
  const [first, last] = [readDay(pattern.from), readDay(pattern.to ?? '')]
  if (first === null || last === null) return null
  const list: ListedHour[] = []
  for (let day = first; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    for (const slot of slotsOfDay(pattern, day)) list.push({ at: isoMoment(slot), places: pattern.capacity })
    if (list.length > MOST_HOURS) return null
  }
  return list.length === 0 ? null : { list }
}

/** Hours in their order; of two at one moment the later one counts. */
export const withHours = (list: readonly ListedHour[], added: readonly ListedHour[]): ListedHour[] =>
  [...new Map([...list, ...added].map((hour) => [hour.at, hour])).values()]
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .slice(0, MOST_HOURS)

/** Whether there are no entries on this day because it is named as closed. */
export const isNamedClosed = ({ closed }: SlotPattern, day: string): boolean =>
  closed.some((each) => 'day' in each && each.day === day)

export const withClosedDay = (pattern: SlotPattern, day: string): SlotPattern =>
  isNamedClosed(pattern, day)
    ? pattern
    : { ...pattern, closed: [...pattern.closed, { day }], other: withoutDay(pattern.other, day) }

export const withoutClosed = (pattern: SlotPattern, at: number): SlotPattern => ({
  ...pattern,
  closed: pattern.closed.toSpliced(at, 1),
})

export const withOpenDay = (pattern: SlotPattern, day: string): SlotPattern => ({
  ...pattern,
  closed: pattern.closed.filter((each) => !('day' in each && each.day === day)),
})

/** Other hours on one day, at first those of the pattern. What names the day counts before what names its weekday. */
export const withOtherDay = (pattern: SlotPattern, day: string): SlotPattern => {
  const { first, last, breaks, other } = pattern
  return {
    ...withOpenDay(pattern, day),
    other: [{ days: [day], weekdays: [], first, last, breaks }, ...other],
  }
}

export const withOther = (pattern: SlotPattern, at: number, change: Partial<OtherHours>): SlotPattern => ({
  ...pattern,
  other: pattern.other.map((each, index) => (index === at ? { ...each, ...change } : each)),
})

export const withoutOther = (pattern: SlotPattern, at: number): SlotPattern => ({
  ...pattern,
  other: pattern.other.toSpliced(at, 1),
})

function withoutDay(other: readonly OtherHours[], day: string): OtherHours[] {
  return other.flatMap((each) => {
    if (!each.days.includes(day)) return [each]
    const days = each.days.filter((other) => other !== day)
    return days.length + each.weekdays.length === 0 ? [] : [{ ...each, days }]
  })
}

/** A day as visitors will see it. */
export interface DayOfHours {
  readonly day: Temporal.PlainDate
  readonly hours: readonly {
    readonly pool: string
    readonly slot: Temporal.PlainDateTime
    readonly places: number | null
  }[]
}

/** Seven days from Monday on. */
export function weekOf(slots: Slots, monday: Temporal.PlainDate): DayOfHours[] {
  return Array.from({ length: 7 }, (_, after) => {
    const day = monday.add({ days: after })
    const hours = slotsOfDay(slots, day).map((slot) => ({
      ...{ pool: slotPool(slot), slot, places: slotPlaces(slots, slotPool(slot)) ?? null },
    }))
    return { day, hours }
  })
}

export const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 })
