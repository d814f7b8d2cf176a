import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { lockSender, saveSender } from './senders.queries.ts'

/** Sets in whose name mails are sent from now on; empty: in that of the organiser. */
export async function updateSenders(ctx: TenantCtx, senderName: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await lockSender(tx, ctx.account)
    if (before.senderName === senderName) return
    await saveSender(tx, ctx.account, { senderName })
    await recordAudit(tx, ctx, {
      action: 'account.sender_changed',
      before: { senderName: before.senderName },
      after: { senderName },
    })
  })
}
