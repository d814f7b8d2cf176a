/** Units of a pool that were set aside under a name; they are given out from a pool of their own. */
export interface Allotted {
  readonly allotmentId: string
  /** The pool that it is a part of. */
  readonly partOf: string
  /** Its own. */
  readonly pool: string
}

/** The pool of an allotment: 'event/biuro-2'. */
export const allotmentPool = (partOf: string, slug: string): string => `${partOf}/${slug}`

/** Whether a pool is an allotment's own: the ids of limits and of hours have no stroke. */
export const isAllotmentPool = (pool: string): boolean => pool.includes('/')

/** Claims of somebody who takes places from an allotment: its own pool instead of the one that it is a part of. */
export function claimsFrom<Claim extends { readonly pool: string }>(
  claims: readonly Claim[],
  { partOf, pool }: Allotted,
): Claim[] {
  return claims.map((claim) => (claim.pool === partOf ? { ...claim, pool } : claim))
}

/** What is free to somebody who takes from an allotment: of that pool, what it has left. */
export function freeOfAllotment(
  free: Readonly<Record<string, number>>,
  { partOf, pool }: Allotted,
): Record<string, number> {
  return { ...free, [partOf]: free[pool] ?? 0 }
}
