import { nextRefundState, OPEN_REFUND_STATES, type RefundEvent } from '#domain/payment/refund-states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import type { RefundTruth } from '#server/gateways/payment/port.ts'
import { donationRefundState, findDonationRefund, moveDonationRefund } from './donation-refunds.queries.ts'
import { bookDonation, lockDonation } from './donations.queries.ts'

const EVENTS: Readonly<Record<RefundTruth['status'], RefundEvent>> = {
  pending: 'send',
  succeeded: 'succeed',
  failed: 'fail',
}

/**
 * Applies the gateway's status of a refund of a donation, once, in any order. One that has failed can be asked for
 * again, or made by hand. Returns whether it has ended.
 */
export async function settleDonationRefund(
  ctx: TenantCtx,
  truth: RefundTruth,
): Promise<{ readonly ended: boolean }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const found = await findDonationRefund(tx, truth.reference)
    const donation = found && (await lockDonation(tx, found.donationId))
    const refund = await findDonationRefund(tx, truth.reference)
    if (!donation || !refund) return { ended: true }
    const { donationId, collectionId } = donation
    const { state: from, amount } = refund
    const to = donationRefundState.parse(nextRefundState(from, EVENTS[truth.status]))
    const ended = !OPEN_REFUND_STATES.includes(to)
    if (to === from) return { ended }
    await moveDonationRefund(tx, { refundId: truth.reference, gatewayRefundId: truth.refundId }, to)
    if (to === 'succeeded')
      await bookDonation(tx, {
        ...{ accountId: ctx.account, donationEntryId: newId(), collectionId, donationId },
        ...{ donationRefundId: truth.reference, kind: 'donation_refund', amount: -amount },
        explanation: { code: 'refunded', gateway: donation.gateway, transaction: truth.refundId },
      })
    if (ended)
      await recordAudit(tx, ctx, {
        action: `donation.refund_${truth.status}`,
        details: { collection: collectionId, donation: donationId, amount },
        before: { refund: from },
        after: { refund: to },
      })
    return { ended }
  })
}
