import { wantedBy } from '#domain/waiting-list/waiting-list.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEntry } from './entries.queries.ts'
import { offerSecret } from './offer-secret.ts'
import { releaseHold } from './release-hold.ts'
import { countWaiting, lockPoolsOf, moveToGivenUp, queueOffers } from './waiting-list.queries.ts'

/**
 * A person who waits leaves the queue, and what was set aside is distributed again; a person with an offer declines
 * it, and the next in turn is asked. An entry that has ended stays as it is.
 */
export async function giveUpWaiting(ctx: TenantCtx, waitingEntryId: string): Promise<void> {
  const waited = await ctx.db.tenant(ctx.account, (tx) => leave(tx, ctx, waitingEntryId))
  if (waited) return
  const row = await ctx.db.tenant(ctx.account, (tx) => findEntry(tx, waitingEntryId))
  if (row) await releaseHold(ctx, offerSecret(ctx, row)).catch(ignoreEnded)
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
