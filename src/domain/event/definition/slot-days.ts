import type { Slots } from './definition.ts'

/** The first and the last day with hours of entry, ISO; null when a pattern has no end. */
export function slotDays(slots: Slots): { readonly first: string; readonly last: string | null } {
  if (!('list' in slots)) return { first: slots.from, last: slots.to }
  const days = slots.list.map(({ at }) => at.slice(0, 10)).sort()
  return { first: days[0] ?? '', last: days.at(-1) ?? null }
}
