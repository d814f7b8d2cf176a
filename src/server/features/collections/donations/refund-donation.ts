import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { givesBack } from '#server/features/payments/records/connected-gateways.ts'
import { queueRefund } from '#server/features/payments/refunds/queue-refund.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type DonationRefundState, findLiveRefund, insertDonationRefund } from './donation-refunds.queries.ts'
import { bookDonation, lockDonation, sumReceived } from './donations.queries.ts'

interface Wanted {
  readonly collectionId: string
  readonly donationId: string
  /** Handed back or transferred by the staff: booked at once. */
  readonly byHand: boolean
  readonly reason: string
}

/**
 * Gives a whole donation back, once: by the gateway that took it, which a job calls, or by hand.
 * @throws Refusal not_found; donation_goes_back where it was, or is being, given back; not_refundable where nothing has
 *   come, or its gateway cannot give back
 */
export async function refundDonation(
  ctx: TenantCtx,
  { collectionId, donationId, byHand, reason }: Wanted,
): Promise<{ readonly state: DonationRefundState }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const donation = await lockDonation(tx, donationId)
    if (donation?.collectionId !== collectionId) throw new Refusal('not_found')
    if (await findLiveRefund(tx, donationId)) throw new Refusal('donation_goes_back')
    const amount = await sumReceived(tx, donationId)
    if (amount <= 0 || (!byHand && !givesBack(ctx, donation.gateway))) throw new Refusal('not_refundable')
    const state = byHand ? 'succeeded' : 'requested'
    const donationRefundId = newId()
    await insertDonationRefund(tx, {
      ...{ accountId: ctx.account, donationRefundId, donationId, byHand, state, amount, reason },
      requestedBy: actorText(ctx.actor),
    })
    await recordAudit(tx, ctx, {
      action: byHand ? 'donation.refunded_by_hand' : 'donation.refund_requested',
      details: { collection: collectionId, donation: donationId, amount, reason },
      before: { received: amount },
      after: { received: byHand ? 0 : amount },
    })
    if (!byHand) await queueRefund(tx, ctx.account, donationRefundId)
    else
      await bookDonation(tx, {
        ...{ accountId: ctx.account, donationEntryId: newId(), collectionId, donationId, donationRefundId },
        ...{ kind: 'donation_refund', amount: -amount, explanation: { code: 'refunded_by_hand', reason } },
      })
    return { state }
  })
}
