import type { TenantCtx } from '#server/context/ctx.ts'
import { gatewayOf } from '#server/features/payments/records/connected-gateways.ts'
import type { Notice } from '#server/features/payments/settle-notice.ts'
import { findDonation } from './donations.queries.ts'
import { settleDonation } from './settle-donation.ts'
import { settleDonationRefund } from './settle-donation-refund.ts'

/**
 * Applies a notice about a donation, or about its refund, by what the gateway says when it is asked. One of another
 * gateway is ignored, and so is one about no donation.
 */
export async function settleDonationNotice(
  ctx: TenantCtx,
  name: string,
  { paymentId: donationId, transactionId, refundId }: Notice,
): Promise<{ readonly ended: boolean }> {
  const donation = await ctx.db.tenant(ctx.account, (tx) => findDonation(tx, donationId))
  if (donation?.gateway !== name) return { ended: true }
  const gateway = gatewayOf(ctx, name)
  if (refundId === null)
    return settleDonation(
      ctx,
      await gateway.ask({ transactionId, reference: donationId, amount: donation.amount }),
    )
  const truth = await gateway.askRefund({ reference: refundId, transactionId, payment: donationId })
  return truth === null ? { ended: false } : settleDonationRefund(ctx, truth)
}
