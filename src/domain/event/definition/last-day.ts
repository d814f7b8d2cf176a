import type { EventDefinition } from './definition.ts'
import { slotDays } from './slot-days.ts'

/**
 * The last day on which any part of the event is held, its terms and groups included; null where it is not known. An
 * event without an end is over on the day on which it starts, unless it is open by hours of entry.
 */
export function lastDayOf({ dates, groups, items, slots }: EventDefinition): string | null {
  if (slots !== null) return dates.end ?? slotDays(slots).last
  const own = [...groups, ...items.flatMap(({ options }) => options)].flatMap(({ dates: each }) =>
    each === undefined ? [] : [each.end ?? each.start],
  )
  return (
    [dates.end ?? dates.start, ...own]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  )
}

/** Whether the last day has passed; an event without days is never over. @param now local, Europe/Warsaw */
export function isOver(definition: EventDefinition, now: Temporal.PlainDateTime): boolean {
  const last = lastDayOf(definition)
  return last !== null && last < now.toPlainDate().toString()
}
