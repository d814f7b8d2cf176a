import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { endHold } from '../places/holds/end-hold.ts'
import { moveToDeclined } from './waiting-list.queries.ts'

/**
 * Releases the places of a hold; of an offer: declines it.
 * @throws Refusal hold_gone when it has ended already
 */
export async function releaseHold(ctx: TenantCtx, secret: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { eventId, waitingEntryId } = await endHold(tx, ctx, secret)
    if (waitingEntryId !== null) await declineOffer(tx, ctx, { eventId, waitingEntryId })
  })
}

/**
 * The person on the waiting list declines the offer: the next in turn will be asked. The caller releases the places.
 */
async function declineOffer(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, waitingEntryId }: { readonly eventId: string; readonly waitingEntryId: string },
): Promise<void> {
  if (!(await moveToDeclined(tx, waitingEntryId))) return
  await recordAudit(tx, ctx, {
    action: 'waiting.declined',
    details: { waitingEntry: waitingEntryId },
    before: { state: 'offered' },
    after: { state: 'declined' },
    eventId,
  })
}
