import type { OutputOf } from '#contract/endpoint.ts'
import type { getSenders as contract } from '#contract/senders.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../accounts/get-account.ts'
import { findWaiting } from './senders.queries.ts'

/** In whose name mails are sent, and where replies go. */
export async function getSenders(ctx: TenantCtx): Promise<OutputOf<typeof contract>> {
  const { name, senderName, replyTo, brand } = await getAccount(ctx)
  const row = await ctx.db.tenant(ctx.account, findWaiting)
  return {
    ...{ name: senderName, usualName: name, replyTo },
    address: ctx.config.mailFrom[brand.id],
    waiting: row
      ? { email: row.email, sent: row.sentAt !== null, expiresAt: row.expiresAt.toString() }
      : null,
  }
}
