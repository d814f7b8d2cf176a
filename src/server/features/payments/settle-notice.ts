import type { TenantCtx } from '#server/ctx.ts'
import { findNotice, markNoticeSettled } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'
import { settleRefund } from './settle-refund.ts'

/**
 * Applies a notice from the inbox, about a payment or about a refund of it. The notice only said that something
 * happened: the truth is asked of the gateway, by the notice's own transaction, for ours may not be noted yet.
 * May run twice. Throws while the money is still under way: then it is asked again later.
 */
export async function settleNotice(
  ctx: TenantCtx,
  input: { readonly gateway: string; readonly notice: string },
): Promise<void> {
  const notice = await ctx.db.global((tx) => findNotice(tx, input.gateway, input.notice))
  if (!notice) return
  const { ended } = await settle(ctx, notice)
  if (!ended) throw new Error('The gateway has sent a notice and still says that the payment is under way.')
  await ctx.db.global((tx) => markNoticeSettled(tx, input.gateway, input.notice))
}

async function settle(
  ctx: TenantCtx,
  { transactionId, refundId }: { readonly transactionId: string; readonly refundId: string | null },
): Promise<{ readonly ended: boolean }> {
  const { payment: gateway } = ctx.gateways
  if (refundId === null) return settlePayment(ctx, await gateway.ask(transactionId))
  const truth = await gateway.askRefund({ reference: refundId, transactionId })
  return truth === null ? { ended: false } : settleRefund(ctx, truth)
}
