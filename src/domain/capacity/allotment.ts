/** Units of a pool that were set aside under a name; they are assigned from a pool of their own. */
export interface Allotted {
  readonly allotmentId: string
  /** The pool that it is a part of. */
  readonly partOf: string
  /** Its own pool. */
  readonly pool: string
}

/** The pool of an allotment: 'event/biuro-2'. */
export const allotmentPool = (partOf: string, slug: string): string => `${partOf}/${slug}`

/** Whether a pool belongs to an allotment: the ids of limits and of hours contain no slash. */
export const isAllotmentPool = (pool: string): boolean => pool.includes('/')

/** Claims of a registration that takes places from an allotment: its pool instead of the one that it is a part of. */
export function claimsFrom<Claim extends { readonly pool: string }>(
  claims: readonly Claim[],
  { partOf, pool }: Allotted,
): Claim[] {
  return claims.map((claim) => (claim.pool === partOf ? { ...claim, pool } : claim))
}

/** What is free to a registration that takes from an allotment: of that pool, what it has left. */
export function freeOfAllotment(
  free: Readonly<Record<string, number>>,
  { partOf, pool }: Allotted,
): Record<string, number> {
  return { ...free, [partOf]: free[pool] ?? 0 }
}
