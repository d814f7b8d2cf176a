import type { TenantCtx } from '#server/context/ctx.ts'
import { gatewayOf } from './records/connected-gateways.ts'
import { findNotice, findPayment, markNoticeSettled } from './records/payments.queries.ts'
import { settleRefund } from './refunds/settle-refund.ts'
import { settlePayment } from './settle-payment.ts'

export type Notice = NonNullable<Awaited<ReturnType<typeof findNotice>>>

/** Applies a notice that is about no payment of a registration. */
export type SettleOther = (
  ctx: TenantCtx,
  gateway: string,
  notice: Notice,
) => Promise<{ readonly ended: boolean }>

/**
 * Applies a notice from the inbox, about a payment or about a refund of it. The notice only shows that something
 * happened: the state is requested from the gateway, by the notice's own transaction, for ours may not be stored yet.
 * A notice about a payment of another gateway is ignored. May run twice. Throws while the payment is still in
 * progress: then the gateway is asked again later.
 */
export async function settleNotice(
  ctx: TenantCtx,
  input: { readonly gateway: string; readonly notice: string },
  settleOther: SettleOther,
): Promise<void> {
  const notice = await ctx.db.global((tx) => findNotice(tx, input.gateway, input.notice))
  if (!notice) return
  const { ended } = await settle(ctx, input.gateway, notice, settleOther)
  if (!ended) throw new Error('The gateway has sent a notice and still says that the payment is under way.')
  await ctx.db.global((tx) => markNoticeSettled(tx, input.gateway, input.notice))
}

async function settle(
  ctx: TenantCtx,
  name: string,
  notice: Notice,
  settleOther: SettleOther,
): Promise<{ readonly ended: boolean }> {
  const { paymentId, transactionId, refundId } = notice
  const payment = await ctx.db.tenant(ctx.account, (tx) => findPayment(tx, paymentId))
  if (payment === undefined) return settleOther(ctx, name, notice)
  if (payment.gateway !== name) return { ended: true }
  const gateway = gatewayOf(ctx, name)
  const { amount } = payment
  if (refundId === null)
    return settlePayment(ctx, await gateway.ask({ transactionId, reference: paymentId, amount }))
  const truth = await gateway.askRefund({ reference: refundId, transactionId, payment: paymentId })
  return truth === null ? { ended: false } : settleRefund(ctx, truth)
}
