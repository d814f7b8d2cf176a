import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { confirms } from '#domain/payment/balance.ts'
import {
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
  settlesNow,
} from '#domain/payment/states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { keepPlaces } from '../registrations/keep-places.ts'
import { lockForSettling, type SettlingRegistration } from '../registrations/lock-payable.ts'
import { bookPayment, findPayment, movePayment, sumPaid } from './payments.queries.ts'

const stateSchema = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

/** What the gateway's word means for our payment. */
const EVENTS: Readonly<Record<TransactionTruth['status'], PaymentEvent>> = {
  pending: 'start',
  succeeded: 'succeed',
  failed: 'fail',
  cancelled: 'cancel',
}

/**
 * Applies what the gateway says of a payment, once, in any order, also after a crash, by the table of
 * states. Money is booked even when the registration can no longer be kept; then the staff see it in the
 * ledger. Answers whether the payment has come to an end.
 */
export async function settlePayment(
  ctx: TenantCtx,
  truth: TransactionTruth,
): Promise<{ readonly ended: boolean }> {
  const event = EVENTS[truth.status]
  return ctx.db.tenant(ctx.account, async (tx) => {
    const found = await findPayment(tx, truth.reference)
    if (!found) return { ended: false }
    const seen = stateSchema.parse(found.state)
    if (nextPaymentState(seen, event) === seen) return { ended: hasEnded(seen) }
    // The lock first, then the state again: two notices may have come at once.
    const registration = await lockForSettling(tx, found.registrationId)
    const payment = await findPayment(tx, truth.reference)
    if (!registration || !payment) return { ended: false }
    const from = stateSchema.parse(payment.state)
    const to = nextPaymentState(from, event)
    if (to !== from) {
      await movePayment(tx, { ...payment, transactionId: truth.transactionId, from }, to)
      if (hasEnded(to)) await recordEnd(tx, ctx, registration, { truth, from, to })
      if (settlesNow(from, event)) await book(tx, ctx, registration, truth)
    }
    return { ended: hasEnded(to) }
  })
}

const hasEnded = (state: PaymentState) => !OPEN_PAYMENT_STATES.includes(state)

async function recordEnd(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId }: SettlingRegistration,
  {
    truth,
    from,
    to,
  }: { readonly truth: TransactionTruth; readonly from: PaymentState; readonly to: PaymentState },
): Promise<void> {
  await recordAudit(tx, ctx, {
    action: `payment.${truth.status}`,
    eventId,
    registrationId,
    details: { amount: truth.amount },
    before: { payment: from },
    after: { payment: to },
  })
}

async function book(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  truth: TransactionTruth,
): Promise<void> {
  const { registrationId } = registration
  await bookPayment(tx, {
    accountId: ctx.account,
    ledgerEntryId: randomUUIDv7(),
    registrationId,
    paymentId: truth.reference,
    amount: truth.amount,
    explanation: {
      code: 'paid_online',
      gateway: ctx.gateways.payment.name,
      transaction: truth.transactionId,
    },
  })
  if (confirms(await sumPaid(tx, registrationId), registration.due)) await keepPlaces(tx, ctx, registration)
}
