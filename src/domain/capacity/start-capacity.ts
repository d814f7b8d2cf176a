import type { EventDefinition } from '../event/definition.ts'
import { limitOf } from './own-pools.ts'
import { slotOfPool } from './slots.ts'

/**
 * The limit a pool starts with when it is met for the first time; null counts without limiting.
 * Live limits are rows of the database (architecture §1.1).
 */
export function startCapacity(definition: EventDefinition, pool: string): number | null {
  if (slotOfPool(pool) !== null) return definition.slots?.capacity ?? null
  return definition.pools.find(({ id }) => id === limitOf(pool))?.capacity ?? null
}
