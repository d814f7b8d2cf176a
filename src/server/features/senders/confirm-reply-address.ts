import { recordAudit } from '#server/audit/audit.queries.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteWaiting, findWaitingByToken, lockSender, saveSender } from './senders.queries.ts'

/**
 * Confirms a reply address, by a reader of its mail: replies to mails that are sent from now on go there.
 * @throws Refusal not_found, also after the time to confirm, and once it is confirmed
 */
export async function confirmReplyAddress(ctx: TenantCtx, token: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await lockSender(tx, ctx.account)
    const row = await findWaitingByToken(tx, sha256(token))
    if (row === undefined) throw new Refusal('not_found')
    await saveSender(tx, ctx.account, { replyTo: row.email })
    await deleteWaiting(tx)
    await recordAudit(tx, ctx, {
      action: 'account.reply_address_confirmed',
      before: { replyTo: before.replyTo },
      after: { replyTo: row.email },
    })
  })
}
