import type { CompiledDefinition } from './compile.ts'

/** Units of a pool that nobody holds, as far as is known; infinite where nothing limits. */
export function freeUnits(
  { definition, pools }: CompiledDefinition,
  free: Readonly<Record<string, number>>,
  pool: string,
): number {
  const known = free[pool]
  if (known !== undefined) return known
  if (pool.startsWith('slot:')) return definition.slots?.capacity ?? 0
  return pools.get(pool)?.capacity ?? Number.POSITIVE_INFINITY
}
