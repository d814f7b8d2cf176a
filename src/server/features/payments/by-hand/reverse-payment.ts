import { balanceOf } from '#domain/payment/balance.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import {
  findRegistration,
  listLedger,
  lockRegistration,
} from '#server/features/registrations/agreement/registrations.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { sumOnTheWayBack } from '../refunds/refunds.queries.ts'
import { bookByHand } from './keyed-entries.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  readonly entryId: string
  readonly reason: string
}

/**
 * Takes a booking by hand back by an entry against it. The registration keeps its state and its places: the money is
 * missing again, and the staff see it. A booking that was taken back stays so, however often it is asked.
 * @throws Refusal not_found when the registration has no such booking; money_goes_back when so much is being refunded
 */
export async function reversePayment(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, entryId, reason } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await findRegistration(tx, registrationId)
    if (row?.eventId !== eventId) throw new Refusal('not_found')
    await lockRegistration(tx, registrationId)
    const ledger = await listLedger(tx, registrationId)
    const booked = ledger.find(
      ({ ledgerEntryId, explanation }) => ledgerEntryId === entryId && explanation.code === 'paid_by_hand',
    )
    if (!booked) throw new Refusal('not_found')
    const isReversed = ledger.some(
      ({ explanation }) => explanation.code === 'payment_reversed' && explanation.entry === entryId,
    )
    if (isReversed) return
    const { paid } = balanceOf(ledger)
    const amount = -booked.amount
    if (paid - amount < (await sumOnTheWayBack(tx, registrationId))) throw new Refusal('money_goes_back')
    await bookByHand(tx, {
      ...{ accountId: ctx.account, registrationId, kind: 'payment', amount },
      explanation: { code: 'payment_reversed', entry: entryId, reason },
    })
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
