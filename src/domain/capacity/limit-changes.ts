import type { EventDefinition } from '../event/definition.ts'

/** What a new version of an event does to the limits that are live. */
export interface LimitChanges {
  /** Positions in `pools` of limits that the version before did not have. */
  readonly added: readonly number[]
  readonly changed: readonly { readonly pool: string; readonly capacity: number | null }[]
  /** The new limit of every hour of entry; null when it is as it was, or there are no hours. */
  readonly slotCapacity: number | null
}

/**
 * Compares limits with those of the version before, not with the live ones: a limit that the organiser
 * has changed in the definition becomes the live limit, one that stands as it stood changes nothing, so
 * that what was set by hand meanwhile stays.
 */
export function limitChanges(before: EventDefinition, after: EventDefinition): LimitChanges {
  const known = new Map(before.pools.map(({ id, capacity }) => [id, capacity]))
  const slotCapacity = after.slots?.capacity ?? null
  return {
    added: after.pools.flatMap(({ id }, position) => (known.has(id) ? [] : [position])),
    changed: after.pools
      .filter(({ id, capacity }) => known.has(id) && known.get(id) !== capacity)
      .map(({ id, capacity }) => ({ pool: id, capacity })),
    slotCapacity: slotCapacity === (before.slots?.capacity ?? null) ? null : slotCapacity,
  }
}
