import type { TenantCtx } from '#server/ctx.ts'
import { findNotice, markNoticeSettled } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Applies a notice from the inbox. The notice only said that something happened: the truth is asked of
 * the gateway, by the notice's own transaction, for ours may not be noted yet. May run twice. Throws
 * while the payment is still under way: then it is asked again later.
 */
export async function settleNotice(
  ctx: TenantCtx,
  input: { readonly gateway: string; readonly notice: string },
): Promise<void> {
  const notice = await ctx.db.global((tx) => findNotice(tx, input.gateway, input.notice))
  if (!notice) return
  const { ended } = await settlePayment(ctx, await ctx.gateways.payment.ask(notice.transactionId))
  if (!ended) throw new Error('The gateway has sent a notice and still says that the payment is under way.')
  await ctx.db.global((tx) => markNoticeSettled(tx, input.gateway, input.notice))
}
