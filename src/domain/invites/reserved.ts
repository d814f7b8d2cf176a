import type { EventDefinition } from '../event/definition/definition.ts'
import { sameValue } from '../values/same-value.ts'

/**
 * Places that are left for invited people: everybody else also draws from a smaller limit beside that of the event, so the
 * difference stays free for those who have an invitation.
 */

/** Whoever has no invitation. */
export const UNINVITED = { not: { fact: 'invite', given: true } } as const

type Limits = Pick<EventDefinition, 'claims' | 'pools'>

/** The number of places of the event; null where there is no limit that everybody draws from. */
export function placesOfAll({ claims, pools }: Limits): number | null {
  const ofAll = claims.flatMap(({ pool, when, units }) =>
    when === undefined && units === 1 ? [pool].flat() : [],
  )
  const capacities = pools.flatMap(({ id, per, capacity }) =>
    per === undefined && capacity !== null && ofAll.includes(id) ? [capacity] : [],
  )
  return capacities.length === 0 ? null : Math.min(...capacities)
}

/** The id of the limit that only people without an invitation draw from. */
export const poolOfUninvited = ({ claims }: Pick<EventDefinition, 'claims'>): string | undefined =>
  [claims.find(({ when }) => when !== undefined && sameValue(when, UNINVITED))?.pool ?? []].flat()[0]

/** How many places are left for invited people. */
export function reservedOf(limits: Limits): number {
  const all = placesOfAll(limits)
  const others = limits.pools.find(({ id }) => id === poolOfUninvited(limits))?.capacity ?? null
  return all === null || others === null ? 0 : Math.max(0, all - others)
}
