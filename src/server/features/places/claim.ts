import { startCapacity } from '#domain/capacity/start-capacity.ts'
import type { EventDefinition } from '#domain/event/definition.ts'
import type { QuoteClaim } from '#domain/quote/quote-result.ts'

/** So many units of a pool as a holder wants them, and the limit with which the pool starts when it is new. */
export interface Claim extends QuoteClaim {
  readonly capacity: number | null
}

/** What a price claims, with the limits that the event starts with. */
export const claimsOf = (
  { definition }: { readonly definition: EventDefinition },
  claims: readonly QuoteClaim[],
): Claim[] => claims.map((claim) => ({ ...claim, capacity: startCapacity(definition, claim.pool) }))
