import { OPEN_REFUND_STATES } from '#domain/payment/refund-states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { gatewayOf } from '#server/features/payments/records/connected-gateways.ts'
import { queueRefund } from '#server/features/payments/refunds/queue-refund.ts'
import { findDonationRefund, takeInHand } from './donation-refunds.queries.ts'
import { findDonation } from './donations.queries.ts'
import { settleDonationRefund } from './settle-donation-refund.ts'

/** When to check again: after the current call would be done; after a gateway may have decided. */
const IN_HAND = Temporal.Duration.from({ minutes: 1 })
const UNDECIDED = Temporal.Duration.from({ hours: 1 })

/**
 * Requests the refund of a donation from the gateway that took it, and applies the answer. May run twice and be killed
 * at any moment: the attempt is recorded first, and a run that finds that record asks before requesting again. Throws
 * when the gateway does not answer. Returns false when there is no such refund of a donation.
 */
export async function sendDonationRefund(ctx: TenantCtx, refundId: string): Promise<boolean> {
  const known = await ctx.db.tenant(ctx.account, (tx) => findDonationRefund(tx, refundId))
  if (!known) return false
  const taken = await ctx.db.tenant(ctx.account, async (tx) => {
    const refund = await takeInHand(tx, refundId)
    const donation = refund && (await findDonation(tx, refund.donationId))
    return (
      refund && donation && { ...refund, gateway: donation.gateway, transactionId: donation.transactionId }
    )
  })
  if (!taken) {
    await comeBack(ctx, refundId, IN_HAND)
    return true
  }
  const { amount, donationId: payment, transactionId, again } = taken
  const gateway = gatewayOf(ctx, taken.gateway)
  const refund = { reference: refundId, amount, transactionId: transactionId ?? '', payment }
  const asked = again ? await gateway.askRefund(refund) : null
  const { ended } = await settleDonationRefund(ctx, asked ?? (await gateway.refund(refund)))
  if (!ended) await comeBack(ctx, refundId, UNDECIDED)
  return true
}

/** Checks again later, unless it has ended. */
async function comeBack(ctx: TenantCtx, refundId: string, after: Temporal.Duration): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const refund = await findDonationRefund(tx, refundId)
    if (refund && OPEN_REFUND_STATES.includes(refund.state))
      await queueRefund(tx, ctx.account, refundId, ctx.now.add(after))
  })
}
