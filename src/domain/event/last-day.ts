import type { EventDefinition } from './definition.ts'

/**
 * The last day on which anything of the event is held, its terms and groups included; null where nobody knows it. An
 * event without an end is over on the day on which it starts, unless it is open by hours of entry.
 */
export function lastDayOf({ dates, groups, items, slots }: EventDefinition): string | null {
  if (slots !== null) return dates.end ?? slots.to
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
