import { unitsByLimit } from '#domain/capacity/own-pools.ts'
import type { ClaimedUnits } from './lock-payable.ts'

/** Claimed units by limit, as the journal tells of them. */
export const placesOf = (claims: readonly ClaimedUnits[]): Readonly<Record<string, number>> =>
  Object.fromEntries(unitsByLimit(claims))
