import { OPEN_REFUND_STATES } from '#domain/payment/refund-states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { NewRefund, PaymentGateway, RefundTruth } from '#server/gateways/payment/port.ts'
import { gatewayOf } from '../records/connected-gateways.ts'
import { findPayment } from '../records/payments.queries.ts'
import { queueRefund } from './queue-refund.ts'
import { findRefund, takeInHand } from './refunds.queries.ts'
import { settleRefund } from './settle-refund.ts'

/** When to check again: after the current processing would be done; after a gateway may have decided. */
const IN_HAND = Temporal.Duration.from({ minutes: 1 })
const UNDECIDED = Temporal.Duration.from({ hours: 1 })

/**
 * Requests the refund from the gateway that took the money, and applies the answer. May run twice and be killed at
 * any moment: the attempt is recorded first, and a run that finds that record asks before requesting again, so that a
 * gateway without idempotency refunds once. Throws when the gateway does not answer: again later.
 */
export async function sendRefund(ctx: TenantCtx, refundId: string): Promise<void> {
  const taken = await ctx.db.tenant(ctx.account, async (tx) => {
    const refund = await takeInHand(tx, refundId)
    const payment = refund && (await findPayment(tx, refund.paymentId))
    return (
      refund && { ...refund, gateway: payment?.gateway ?? '', transactionId: payment?.transactionId ?? '' }
    )
  })
  if (!taken) return comeBack(ctx, refundId, IN_HAND)
  const { amount, transactionId, paymentId, again } = taken
  const gateway = gatewayOf(ctx, taken.gateway)
  const refund = { reference: refundId, amount, transactionId, payment: paymentId }
  const truth = again ? await askThenTell(gateway, refund) : await gateway.refund(refund)
  const { ended } = await settleRefund(ctx, truth)
  if (!ended) await comeBack(ctx, refundId, UNDECIDED)
}

async function askThenTell(gateway: PaymentGateway, refund: NewRefund): Promise<RefundTruth> {
  return (await gateway.askRefund(refund)) ?? gateway.refund(refund)
}

/** Checks again later, unless it has ended. */
async function comeBack(ctx: TenantCtx, refundId: string, after: Temporal.Duration): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const refund = await findRefund(tx, refundId)
    if (refund && OPEN_REFUND_STATES.includes(refund.state))
      await queueRefund(tx, ctx.account, refundId, ctx.now.add(after))
  })
}
