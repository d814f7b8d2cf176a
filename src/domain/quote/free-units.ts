import { limitOf } from '../capacity/own-pools.ts'
import { SLOT_POOLS, slotPlaces } from '../capacity/slots.ts'
import type { CompiledDefinition } from './compiled.ts'

/**
 * Units of a pool that are not held, as far as is known; infinite where nothing limits. An own pool of an unknown
 * holder counts as unused.
 */
export function freeUnits(
  { definition, pools }: CompiledDefinition,
  free: Readonly<Record<string, number>>,
  pool: string,
): number {
  const limit = limitOf(pool)
  const { slots } = definition
  const start =
    slots !== null && pool.startsWith(SLOT_POOLS) ? slotPlaces(slots, pool) : pools.get(limit)?.capacity
  return free[pool] ?? free[limit] ?? start ?? Number.POSITIVE_INFINITY
}
