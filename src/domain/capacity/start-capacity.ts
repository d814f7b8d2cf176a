import type { EventDefinition } from '../event/definition/definition.ts'
import { limitOf } from './own-pools.ts'
import { slotOfPool, slotPlaces } from './slots.ts'

/**
 * The initial limit of a pool; null counts without limiting. Live limits are rows of the database (architecture §1.1).
 */
export function startCapacity(definition: EventDefinition, pool: string): number | null {
  if (slotOfPool(pool) === null)
    return definition.pools.find(({ id }) => id === limitOf(pool))?.capacity ?? null
  const places = definition.slots === null ? null : slotPlaces(definition.slots, pool)
  // An hour that the list has lost sells nothing more.
  return places === undefined ? 0 : places
}
