import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { newReplyLink } from './reply-link.ts'
import { deleteWaiting, findWaiting, lockSender, writeWaiting } from './senders.queries.ts'

/**
 * Sends a link to an address, which confirms it as the one for replies. The mail goes out by a job, within the limits of
 * mails; the confirmed address needs none, and any other stops waiting.
 */
export async function askReplyAddress(ctx: TenantCtx, email: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { replyTo } = await lockSender(tx, ctx.account)
    const before = await findWaiting(tx)
    if (email === replyTo) return deleteWaiting(tx)
    await writeWaiting(tx, { ...newReplyLink(ctx), accountId: ctx.account, email })
    await enqueue(tx, ctx.account, 'send-reply-check', {}, { key: `reply-check:${ctx.account}` })
    if (before?.email === email) return
    await recordAudit(tx, ctx, {
      action: 'account.reply_address_asked',
      before: { waiting: before?.email ?? '' },
      after: { waiting: email },
    })
  })
}
