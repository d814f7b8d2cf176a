import { isOwnPool } from '#domain/capacity/own-pools.ts'
import { startCapacity } from '#domain/capacity/start-capacity.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { QuoteClaim } from '#domain/quote/quote-result.ts'

/** So many units of a pool as a holder wants them, and the limit with which the pool starts when it is new. */
export interface Claim extends QuoteClaim {
  readonly capacity: number | null
}

interface Limited {
  readonly definition: EventDefinition
}

/**
 * What a price claims of the shared limits, with the limits that the event starts with: the person who holds places
 * or waits for them is not yet known, so nothing is counted against a limit of one person.
 */
export const claimsOf = (event: Limited, claims: readonly QuoteClaim[]): Claim[] =>
  withStart(
    event,
    claims.filter(({ pool }) => !isOwnPool(pool)),
  )

/** The same, including the limits of one person. */
export const withStart = ({ definition }: Limited, claims: readonly QuoteClaim[]): Claim[] =>
  claims.map((claim) => ({ ...claim, capacity: startCapacity(definition, claim.pool) }))
