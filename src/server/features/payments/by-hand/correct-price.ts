import { balanceOf } from '#domain/payment/balance.ts'
import { holdsPlaces } from '#domain/registration/states.ts'
import { refusalMessages } from '#i18n/pl/refusal-messages.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import {
  lockForSettling,
  type SettlingRegistration,
} from '#server/features/registrations/agreement/lock-payable.ts'
import { giveNumbers } from '#server/features/registrations/confirmation/give-numbers.ts'
import { Refusal } from '#server/http/refusal.ts'
import { applyMoney } from '../booked/apply-money.ts'
import { sumLedger } from '../records/payments.queries.ts'
import { requestReleasedRefund } from '../refunds/request-released-refund.ts'
import { bookOnce, type Keyed } from './book-once.ts'
import { bookByHand } from './keyed-entries.queries.ts'

interface Input {
  readonly eventId: string
  readonly registrationId: string
  /** Grosze owed from now on, and as the page showed them. */
  readonly owed: number
  readonly seen: number
  readonly reason: string
  readonly tell: boolean
  readonly key: string
}

/**
 * Decides what a registration owes, beside the agreed price: the difference is a correction in the ledger, with the
 * reason. What was agreed stays, so a later change counts from it and keeps the decision. A registration whose money
 * suffices now is confirmed; money that is released goes back. The same key with the same request decides once.
 * @throws Refusal not_found, key_reused; not_changeable when it has ended; changed_meanwhile when something else is owed
 *   than was shown; invalid_input when it would be less than the fees for changes
 */
export async function correctPrice(ctx: TenantCtx, input: Input): Promise<void> {
  const { eventId, registrationId, key, owed, seen, reason } = input
  await bookOnce(
    ctx,
    { eventId, registrationId, key, request: ['price', owed, seen, reason] },
    async (tx, registration, keyed) => {
      if (!holdsPlaces(registration.state)) throw new Refusal('not_changeable')
      const balance = balanceOf(await sumLedger(tx, registrationId))
      if (balance.owed !== seen || seen === owed) throw new Refusal('changed_meanwhile')
      if (owed < balance.fees) throw tooLittle(balance.fees)
      await requestReleasedRefund(tx, ctx, registration, () => book(tx, ctx, input, keyed))
    },
  )
}

/** A price is never below zero, and a fee for a change is no part of it. */
function tooLittle(fees: number): Refusal {
  const message = refusalMessages.payment.lessThanFees(fees)
  return new Refusal('invalid_input', { problems: [{ code: 'owed', field: 'owed', message }] })
}

async function book(tx: Tx, ctx: TenantCtx, input: Input, keyed: Keyed): Promise<void> {
  const { eventId, registrationId, owed, seen, reason, tell } = input
  const difference = owed - seen
  await bookByHand(tx, {
    ...{ accountId: ctx.account, registrationId, kind: 'correction', amount: difference, keyed },
    explanation: { code: 'by_decision', reason },
  })
  await recordAudit(tx, ctx, {
    action: 'payment.price_decided',
    eventId,
    registrationId,
    details: { difference, reason },
    before: { owed: seen },
    after: { owed },
  })
  if (tell)
    await queueMessage(tx, ctx, { registrationId, kind: 'changed', about: mailOf(ctx, difference, reason) })
  const decided = await lockForSettling(tx, registrationId)
  if (decided) await confirmWhatSuffices(tx, ctx, decided)
}

const mailOf = (ctx: TenantCtx, difference: number, reason: string) => ({
  ...{ changes: [], difference, by: 'staff', at: ctx.now.toString(), kept: 0, reasons: [], fee: null },
  decided: reason,
})

async function confirmWhatSuffices(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
): Promise<void> {
  if (registration.state !== 'awaiting_payment')
    // Nothing may be owed any more: numbers that are given at the payment are given now.
    return giveNumbers(tx, ctx, registration.registrationId)
  const { paid } = balanceOf(await sumLedger(tx, registration.registrationId))
  await applyMoney(tx, ctx, registration, paid)
}
