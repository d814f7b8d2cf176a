import type { EventDefinition } from '../event/definition.ts'

/** The pool of one hour of entry: `slot:2026-08-16T10:15:00`. */
export const SLOT_POOL = 'slot:'

/**
 * The limit a pool starts with when it is met for the first time; null counts without limiting.
 * Live limits are rows of the database (architecture §1.1).
 */
export function startCapacity(definition: EventDefinition, pool: string): number | null {
  if (pool.startsWith(SLOT_POOL)) return definition.slots?.capacity ?? null
  return definition.pools.find((p) => p.id === pool)?.capacity ?? null
}
