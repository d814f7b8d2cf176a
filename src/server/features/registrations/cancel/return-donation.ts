import { donationThatStays } from '#domain/payment/donation-that-stays.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findCallOffReason } from '#server/features/events/selling/find-call-off-reason.ts'
import { requestPromisedRefund } from '#server/features/payments/refunds/request-promised-refund.ts'
import { Refusal } from '#server/http/refusal.ts'
import { bookEntry, listLedger } from '../agreement/ledger.queries.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'

/**
 * Gives a donation back that stayed when its event was called off: its giver asks for it (flow C15). It is refunded
 * like the rest. A repetition changes nothing.
 * @throws Refusal not_found; not_changeable when the event was not called off
 */
export async function returnDonation(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { row, state } = await lockAgreed(tx, ctx, registrationId)
    const { eventId } = row
    if (state !== 'cancelled' || (await findCallOffReason(tx, eventId)) === null)
      throw new Refusal('not_changeable')
    const amount = donationThatStays(await listLedger(tx, registrationId))
    if (amount === 0) return
    await bookEntry(tx, {
      ...{ accountId: ctx.account, registrationId, kind: 'kept', amount: -amount },
      explanation: { code: 'donation_returned' },
    })
    await recordAudit(tx, ctx, {
      action: 'registration.donation_returned',
      ...{ eventId, registrationId, details: { kept: -amount } },
    })
    await requestPromisedRefund(tx, ctx, { registrationId, eventId, origin: 'cancelled' })
  })
}
