import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Claim } from './claim.ts'
import { claim, type Short } from './places.queries.ts'

/** The holder: a registration, a hold or an allotment, by its id. */
export interface Claimant {
  readonly eventId: string
  readonly holder: string
}

/**
 * Makes the claims of a holder exactly these, or changes nothing and returns which pool is short and why. What it
 * holds already it may keep, also above a lowered limit; with no claims it releases everything. The caller holds the
 * row lock of the holder, if it has a row.
 */
export function claimPlaces(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  claimant: Claimant,
  claims: readonly Claim[],
  { inTurn = false }: { readonly inTurn?: boolean } = {},
): Promise<Short | null> {
  return claim(tx, ctx.account, { ...claimant, claims, inTurn })
}

/** Releases all that a holder claims. */
export async function releasePlaces(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account'>,
  claimant: Claimant,
): Promise<void> {
  await claimPlaces(tx, ctx, claimant, [])
}
