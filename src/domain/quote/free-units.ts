import { limitOf } from '../capacity/own-pools.ts'
import type { CompiledDefinition } from './compiled.ts'

/**
 * Units of a pool that nobody holds, as far as is known; infinite where nothing limits. Whose own pool is not known is
 * taken to have used nothing of the limit.
 */
export function freeUnits(
  { definition, pools }: CompiledDefinition,
  free: Readonly<Record<string, number>>,
  pool: string,
): number {
  const known = free[pool] ?? free[limitOf(pool)]
  if (known !== undefined) return known
  if (pool.startsWith('slot:')) return definition.slots?.capacity ?? 0
  return pools.get(limitOf(pool))?.capacity ?? Number.POSITIVE_INFINITY
}
