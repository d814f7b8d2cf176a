import { z } from 'zod'
import { balanceOf } from '#domain/payment/balance.ts'
import type { EntryOf } from '#domain/payment/ledger-entry.ts'
import {
  nextPaymentState,
  OPEN_PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
  settlesNow,
} from '#domain/payment/states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import {
  lockForSettling,
  type SettlingRegistration,
} from '#server/features/registrations/agreement/lock-payable.ts'
import { priceByPaymentDay } from '#server/features/registrations/pricing/price-by-payment-day.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { applyMoney } from './booked/apply-money.ts'
import { bookPayment, findPayment, movePayment, sumLedger } from './records/payments.queries.ts'

const stateSchema = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

/** What the gateway's status means for our payment. */
const EVENTS: Readonly<Record<TransactionTruth['status'], PaymentEvent>> = {
  pending: 'start',
  succeeded: 'succeed',
  failed: 'fail',
  cancelled: 'cancel',
}

/**
 * Applies the gateway's status of a payment, once, in any order, also after a crash, by the table of states. Money is
 * booked even when the registration can no longer be kept; then its refund is requested. Returns whether the payment
 * has ended.
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
      const change = { before: { payment: from }, after: { payment: to } }
      if (settlesNow(from, event)) await settle(tx, ctx, payment, { truth, change })
      else if (hasEnded(to)) await recordEnd(tx, ctx, registration, truth, change)
    }
    return { ended: hasEnded(to) }
  })
}

type StoredPayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

/** By the price of the day on which the payment began, whatever was begun since (flow C10). */
async function settle(
  tx: Tx,
  ctx: TenantCtx,
  payment: Pick<StoredPayment, 'registrationId' | 'gateway' | 'amount' | 'createdAt'>,
  { truth, change }: { readonly truth: TransactionTruth; readonly change: Change },
): Promise<void> {
  await priceByPaymentDay(tx, ctx, payment.registrationId, payment.createdAt)
  const registration = await lockForSettling(tx, payment.registrationId)
  if (registration) await book(tx, ctx, registration, { truth, payment, change })
}

/** What the history records of a payment, before and after. */
interface Change {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

const hasEnded = (state: PaymentState) => !OPEN_PAYMENT_STATES.includes(state)

async function recordEnd(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId }: SettlingRegistration,
  { status, amount, currency }: TransactionTruth,
  { before, after }: Change,
): Promise<void> {
  const foreign = status === 'succeeded' && currency !== 'PLN'
  await recordAudit(tx, ctx, {
    action: foreign ? 'payment.in_other_currency' : `payment.${status}`,
    eventId,
    registrationId,
    details: foreign ? { foreign: { amount, currency } } : { amount },
    before,
    after,
  })
}

/**
 * Books what was really paid, whatever was asked for, and applies the consequences of the sum: money being refunded
 * holds no place.
 */
async function book(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  {
    truth,
    payment,
    change,
  }: {
    readonly truth: TransactionTruth
    readonly payment: Pick<StoredPayment, 'gateway' | 'amount'>
    readonly change: Change
  },
): Promise<void> {
  const { registrationId } = registration
  const before = balanceOf(await sumLedger(tx, registrationId)).paid
  const entry = entryOf(truth, payment)
  await bookPayment(tx, {
    accountId: ctx.account,
    ledgerEntryId: newId(),
    registrationId,
    paymentId: truth.reference,
    ...entry,
  })
  const paid = before - entry.amount
  await recordEnd(tx, ctx, registration, truth, {
    before: { ...change.before, paid: before },
    after: { ...change.after, paid },
  })
  await applyMoney(tx, ctx, registration, paid)
}

/**
 * What a payment adds to the ledger, which is kept in grosze. Money of another currency covers nothing there: it
 * becomes an entry of zero that states what was paid, for the staff to decide.
 */
function entryOf(
  { amount, currency, transactionId: transaction }: TransactionTruth,
  { gateway, amount: asked }: Pick<StoredPayment, 'gateway' | 'amount'>,
): EntryOf<'payment'> {
  const way = { gateway, transaction }
  if (currency !== 'PLN') {
    const explanation = { code: 'paid_in_currency', ...way, amount, currency } as const
    return { kind: 'payment', amount: 0, explanation }
  }
  const other = amount === asked ? {} : { asked }
  return { kind: 'payment', amount: -amount, explanation: { code: 'paid_online', ...way, ...other } }
}
