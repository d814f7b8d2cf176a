import type { ClaimedUnits } from './lock-payable.ts'

/** Claimed units by pool, as the journal tells of them. */
export function placesOf(claims: readonly ClaimedUnits[]): Readonly<Record<string, number>> {
  return Object.fromEntries(claims.map(({ pool, units }) => [pool, units]))
}
