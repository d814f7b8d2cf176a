import type { EventDefinition } from '../event/definition/definition.ts'
import { limitOf } from './own-pools.ts'
import { isSlot, slotOfPool, slotPool } from './slots.ts'

/** Whether a pool is a limit of the event: one of its definition, or an hour of entry, which has no row at first. */
export function isLimit({ pools, slots }: EventDefinition, pool: string): boolean {
  const slot = slotOfPool(pool)
  if (slot === null) return pools.some(({ id }) => id === pool)
  return slots !== null && slotPool(slot) === pool && isSlot(slots, slot)
}

/** The event's name of a limit; null for an hour of entry and for a limit that a later version has dropped. */
export const limitName = ({ pools }: EventDefinition, pool: string): string | null =>
  pools.find(({ id }) => id === limitOf(pool))?.name ?? null
