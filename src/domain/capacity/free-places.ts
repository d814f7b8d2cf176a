import type { Claim, EventDefinition } from '../event/definition/definition.ts'

/** Free units by pool id; null = without a limit. */
export type Free = Readonly<Record<string, number | null>>

/** Whether nobody can take part any more: no place is left in the whole, or in any of the groups. */
export const isFull = ({ claims, groups }: Pick<EventDefinition, 'claims' | 'groups'>, free: Free): boolean =>
  freeOf(claims, free) === 0 ||
  (groups.length > 0 && groups.every((group) => freeOf(group.claims, free) === 0))

/**
 * How many more people the claims leave room for; null without a limit. Claims with conditions do not limit all. A
 * unit shared by several people, such as a room taken as a whole, has room for each of them.
 */
export function freeOf(
  claims: readonly Pick<Claim, 'pool' | 'units' | 'sharedBy' | 'when'>[],
  free: Free,
): number | null {
  const limits = claims
    .filter(({ when }) => when === undefined)
    .flatMap(({ pool, units, sharedBy = 1 }) => {
      const left = [pool].flat().map((id) => free[id] ?? null)
      if (left.includes(null)) return []
      return [Math.floor(left.reduce<number>((sum, each) => sum + (each ?? 0), 0) / units) * sharedBy]
    })
  return limits.length === 0 ? null : Math.max(0, Math.min(...limits))
}
