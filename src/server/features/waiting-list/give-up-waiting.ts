import { wantedBy } from '#domain/capacity/waiting-list.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { releaseHold } from '../places/release-hold.ts'
import { offerSecret } from './offer-secret.ts'
import { countWaiting, lockPoolsOf, moveToGivenUp, queueOffers } from './waiting-list.queries.ts'

/**
 * Whoever waits leaves the queue, and what was set aside is looked at anew; whoever has an offer declines it, and the
 * next in turn is asked. What has ended already stays as it is.
 */
export async function giveUpWaiting(ctx: TenantCtx, waitingEntryId: string): Promise<void> {
  const waited = await ctx.db.tenant(ctx.account, (tx) => leave(tx, ctx, waitingEntryId))
  if (!waited) await releaseHold(ctx, offerSecret(ctx, waitingEntryId)).catch(ignoreEnded)
}

function ignoreEnded(refusal: unknown): void {
  if (!(refusal instanceof Refusal) || refusal.code !== 'hold_gone') throw refusal
}

/** False when the entry does not wait any more. */
async function leave(tx: Tx, ctx: TenantCtx, waitingEntryId: string): Promise<boolean> {
  const party = await lockPoolsOf(tx, ctx.account, waitingEntryId)
  if (!party || !(await moveToGivenUp(tx, waitingEntryId))) return false
  const { eventId } = party
  await countWaiting(tx, eventId, wantedBy(party.wishes), -1)
  await queueOffers(tx, ctx.account, eventId)
  await recordAudit(tx, ctx, {
    action: 'waiting.given_up',
    eventId,
    details: { waitingEntry: waitingEntryId },
    before: { state: 'waiting' },
    after: { state: 'given_up' },
  })
  return true
}
