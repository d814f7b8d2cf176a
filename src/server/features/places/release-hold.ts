import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { declineOffer } from '../waiting-list/decline-offer.ts'
import { releasePlaces } from './claim-places.ts'
import { holdIdOf } from './hold-id.ts'
import { deleteHold, lockHold } from './holds.queries.ts'

/**
 * Gives the places of a hold back; of an offer: declines it.
 * @throws Refusal hold_gone when it has ended already
 */
export async function releaseHold(ctx: TenantCtx, secret: string): Promise<void> {
  const holdId = holdIdOf(secret)
  await ctx.db.tenant(ctx.account, async (tx) => {
    const hold = await lockHold(tx, holdId)
    if (!hold) throw new Refusal('hold_gone')
    await deleteHold(tx, holdId)
    await releasePlaces(tx, ctx, { eventId: hold.eventId, holder: holdId })
    if (hold.waitingEntryId !== null) await declineOffer(tx, ctx, hold.waitingEntryId)
  })
}
