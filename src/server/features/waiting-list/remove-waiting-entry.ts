import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEntry } from './entries.queries.ts'
import { giveUpWaiting } from './give-up-waiting.ts'

/**
 * The staff take a party of the event off the waiting list, as if it had given up by its own link.
 * @throws Refusal not_found
 */
export async function removeWaitingEntry(
  ctx: TenantCtx,
  { eventId, waitingEntryId }: { readonly eventId: string; readonly waitingEntryId: string },
): Promise<void> {
  const entry = await ctx.db.tenant(ctx.account, (tx) => findEntry(tx, waitingEntryId))
  if (entry?.eventId !== eventId) throw new Refusal('not_found')
  await giveUpWaiting(ctx, waitingEntryId)
}
