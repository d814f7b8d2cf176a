import type { TenantCtx } from '#server/ctx.ts'
import { findNotice, findPayment, markNoticeSettled } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * Applies a notice from the inbox. The notice only said that something happened: the truth is asked of
 * the gateway. May run twice.
 */
export async function settleNotice(
  ctx: TenantCtx,
  input: { readonly gateway: string; readonly notice: string },
): Promise<void> {
  const payment = await ctx.db.tenant(ctx.account, async (tx) => {
    const notice = await findNotice(tx, input.gateway, input.notice)
    return notice && !notice.settledAt ? findPayment(tx, notice.paymentId) : undefined
  })
  if (!payment) return
  if (payment.transactionId === null)
    throw new Error('The notice was faster than our own note of the transaction.')
  await settlePayment(ctx, await ctx.gateways.payment.ask(payment.transactionId))
  await ctx.db.global((tx) => markNoticeSettled(tx, input.gateway, input.notice))
}
