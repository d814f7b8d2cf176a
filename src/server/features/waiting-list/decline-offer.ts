import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { moveToDeclined } from './waiting-list.queries.ts'

/** Whoever waited does not want what was offered: the next in turn will be asked. The caller gives the places back. */
export async function declineOffer(
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
