import type { EventDefinition } from '../event/definition/definition.ts'
import { readMoment } from '../values/time.ts'
import { isSlot, SLOT_POOLS, slotPlaces, slotPool } from './slots.ts'

/** The effects of a new version of an event on the live limits. */
export interface LimitChanges {
  /** Positions in `pools` of limits that the version before did not have. */
  readonly added: readonly number[]
  readonly changed: readonly { readonly pool: string; readonly capacity: number | null }[]
  /** Hours of entry whose limit is another one: all, or each of a list; by the beginning of their pools' names. */
  readonly hours: readonly { readonly begin: string; readonly capacity: number | null }[]
}

/**
 * Compares limits with those of the previous version, not with the live ones: a limit that the organiser has changed in
 * the definition becomes the live limit, an unchanged one changes nothing, so that what was set by hand in the meantime
 * stays.
 */
export function limitChanges(before: EventDefinition, after: EventDefinition): LimitChanges {
  const known = new Map(before.pools.map(({ id, capacity }) => [id, capacity]))
  return {
    // Nothing of a list of codes was used before the list existed.
    added: after.pools.flatMap(({ id, per }, position) =>
      known.has(id) || per === 'code' ? [] : [position],
    ),
    changed: after.pools
      .filter(({ id, capacity }) => known.has(id) && known.get(id) !== capacity)
      .map(({ id, capacity }) => ({ pool: id, capacity })),
    hours: changedHours(before, after),
  }
}

/** The definition with the numbers that its limits have now, where they are known. */
export function withLimitsOf(
  definition: EventDefinition,
  live: ReadonlyMap<string, number | null>,
): EventDefinition {
  const now = (pool: string, places: number | null) => (live.has(pool) ? (live.get(pool) ?? null) : places)
  const { slots } = definition
  const list =
    slots !== null && 'list' in slots
      ? slots.list.map(({ at, places }) => ({ at, places: now(SLOT_POOLS + at.slice(0, 16), places) }))
      : null
  return {
    ...definition,
    pools: definition.pools.map((pool) => ({ ...pool, capacity: now(pool.id, pool.capacity) })),
    slots: list === null ? slots : { list },
  }
}

/** A pattern in place of a list limits every hour anew, whichever the list had. */
function changedHours(
  { slots: before }: EventDefinition,
  { slots: after }: EventDefinition,
): LimitChanges['hours'] {
  if (after === null || before === null) return []
  if (!('list' in after)) {
    const { capacity } = after
    const isSame = !('list' in before) && before.capacity === capacity
    return isSame ? [] : [{ begin: SLOT_POOLS, capacity }]
  }
  return after.list.flatMap(({ at, places: capacity }) => {
    const slot = readMoment(at)
    if (slot === null) return []
    const begin = slotPool(slot)
    const isSame = isSlot(before, slot) && slotPlaces(before, begin) === capacity
    return isSame ? [] : [{ begin, capacity }]
  })
}
