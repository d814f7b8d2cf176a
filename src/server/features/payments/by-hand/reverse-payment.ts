import { balanceOf } from '#domain/payment/balance.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertRegistration } from '#server/features/registrations/agreement/assert-registration.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { takeCashBack } from '../cash/cash-of-registration.ts'
import { sumLedger } from '../records/payments.queries.ts'
import { sumOnTheWayBack } from '../refunds/refunds.queries.ts'
import { bookByHand, findBooking } from './keyed-entries.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly entryId: string
  readonly reason: string
}

/**
 * Takes a booking by hand back by an entry against it, cash with a KW. The registration keeps its state and its places: the money is
 * missing again, and the staff see it. A booking that was taken back stays so, however often it is asked.
 * @throws Refusal not_found when the registration has no such booking; money_goes_back when so much is being refunded
 */
export async function reversePayment(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, entryId, reason } = input
  await assertRegistration(ctx, { eventId, registrationId })
  await ctx.db.tenant(ctx.account, async (tx) => {
    await lockForSettling(tx, registrationId)
    const booked = await findBooking(tx, registrationId, entryId)
    if (!booked) throw new Refusal('not_found')
    if (booked.isReversed) return
    const { paid } = balanceOf(await sumLedger(tx, registrationId))
    const amount = -booked.amount
    if (paid - amount < (await sumOnTheWayBack(tx, registrationId))) throw new Refusal('money_goes_back')
    const ledgerEntryId = await bookByHand(tx, {
      ...{ accountId: ctx.account, registrationId, kind: 'payment', amount },
      explanation: { code: 'payment_reversed', entry: entryId, reason },
    })
    const booking = { eventId, registrationId, ledgerEntryId, amount, reason }
    await takeCashBack(tx, ctx, { ...booking, mistake: entryId })
    await recordAudit(tx, ctx, {
      action: 'payment.reversed',
      eventId,
      registrationId,
      details: { amount, reason },
      before: { paid },
      after: { paid: paid - amount },
    })
  })
}
