import { OPEN_REFUND_STATES } from '#domain/payment/refund-states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { NewRefund, RefundTruth } from '#server/gateways/payment/port.ts'
import { findPayment } from './payments.queries.ts'
import { queueRefund } from './queue-refund.ts'
import { findRefund, takeInHand } from './refunds.queries.ts'
import { settleRefund } from './settle-refund.ts'

/** When to look again: after who has it in hand would be done; after a gateway may have made up its mind. */
const IN_HAND = Temporal.Duration.from({ minutes: 1 })
const UNDECIDED = Temporal.Duration.from({ hours: 1 })

/**
 * Tells the gateway to give money back, and applies what it says. May run twice and be killed at any moment:
 * that it is being told is noted first, and who finds that note asks before telling again, so that a gateway
 * without idempotency gives back once. Throws when the gateway does not answer: again later.
 */
export async function sendRefund(ctx: TenantCtx, refundId: string): Promise<void> {
  const taken = await ctx.db.tenant(ctx.account, async (tx) => {
    const refund = await takeInHand(tx, refundId)
    const payment = refund && (await findPayment(tx, refund.paymentId))
    return refund && { ...refund, transactionId: payment?.transactionId ?? '' }
  })
  if (!taken) return comeBack(ctx, refundId, IN_HAND)
  const { amount, transactionId, again } = taken
  const refund = { reference: refundId, amount, transactionId }
  const truth = again ? await askThenTell(ctx, refund) : await ctx.gateways.payment.refund(refund)
  const { ended } = await settleRefund(ctx, truth)
  if (!ended) await comeBack(ctx, refundId, UNDECIDED)
}

async function askThenTell(ctx: TenantCtx, refund: NewRefund): Promise<RefundTruth> {
  const known = await ctx.gateways.payment.askRefund(refund)
  return known ?? ctx.gateways.payment.refund(refund)
}

/** Looks again later, unless it has come to an end. */
async function comeBack(ctx: TenantCtx, refundId: string, after: Temporal.Duration): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const refund = await findRefund(tx, refundId)
    if (refund && OPEN_REFUND_STATES.includes(refund.state))
      await queueRefund(tx, ctx.account, refundId, ctx.now.add(after))
  })
}
