import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findRefund } from './refunds.queries.ts'

/**
 * Asks the payer once more for the account number, by a mail with the link to the registration.
 * @throws Refusal not_found; refund_not_decidable when the number is not missing
 */
export async function askRefundAccount(
  ctx: TenantCtx,
  { eventId, refundId }: { readonly eventId: string; readonly refundId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const seen = await findRefund(tx, refundId)
    const registration = seen && (await lockForSettling(tx, seen.registrationId))
    const refund = registration && (await findRefund(tx, refundId))
    if (!refund || registration?.eventId !== eventId) throw new Refusal('not_found')
    const { registrationId, state, amount } = refund
    if (state !== 'needs_account') throw new Refusal('refund_not_decidable')
    const about = { amount, why: 'transfer' }
    await queueMessage(tx, ctx, { registrationId, kind: 'refund_account', about })
  })
}
