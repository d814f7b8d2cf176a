import { z } from 'zod'
import { balanceOf, confirms } from '#domain/payment/balance.ts'
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
import { newId } from '#server/db/new-id.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { giveNumbers } from '../registrations/give-numbers.ts'
import { keepPlaces } from '../registrations/keep-places.ts'
import { lockForSettling, type SettlingRegistration } from '../registrations/lock-payable.ts'
import { reckonByPaymentDay } from '../registrations/reckon-by-payment-day.ts'
import { bookPayment, findPayment, movePayment, sumLedger } from './payments.queries.ts'
import { sumOnTheWayBack } from './refunds.queries.ts'

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
      const change = { before: { payment: from }, after: { payment: to } }
      if (settlesNow(from, event)) await settle(tx, ctx, payment, { truth, change })
      else if (hasEnded(to)) await recordEnd(tx, ctx, registration, truth, change)
    }
    return { ended: hasEnded(to) }
  })
}

/** By the price of the day on which the payment began, whatever was begun since (flow C10). */
async function settle(
  tx: Tx,
  ctx: TenantCtx,
  payment: { readonly registrationId: string; readonly amount: number; readonly createdAt: Temporal.Instant },
  { truth, change }: { readonly truth: TransactionTruth; readonly change: Change },
): Promise<void> {
  await reckonByPaymentDay(tx, ctx, payment.registrationId, payment.createdAt)
  const registration = await lockForSettling(tx, payment.registrationId)
  if (registration) await book(tx, ctx, registration, { truth, asked: payment.amount, change })
}

/** What the history notes of a payment, before and after. */
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
 * Books what really came, whatever was asked for, and lets follow what so much money makes follow: of what is
 * on its way back nothing keeps a place.
 */
async function book(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  {
    truth,
    asked,
    change,
  }: { readonly truth: TransactionTruth; readonly asked: number; readonly change: Change },
): Promise<void> {
  const { registrationId, due, total: owed } = registration
  const before = balanceOf(await sumLedger(tx, registrationId)).paid
  const entry = entryOf(truth, asked, ctx.gateways.payment.name)
  await bookPayment(tx, {
    accountId: ctx.account,
    ledgerEntryId: newId(),
    registrationId,
    paymentId: truth.reference,
    ...entry,
  })
  const paid = before + entry.amount
  await recordEnd(tx, ctx, registration, truth, {
    before: { ...change.before, paid: before },
    after: { ...change.after, paid },
  })
  const stays = paid - (await sumOnTheWayBack(tx, registrationId))
  if (confirms({ owed, paid: stays }, due)) await keepPlaces(tx, ctx, registration)
  await giveNumbers(tx, ctx, registrationId)
}

/**
 * What a payment brings to the ledger, which reckons in grosze. Money of another currency covers nothing there:
 * it stands as an entry of nothing that says what came, for somebody to decide.
 */
function entryOf(
  { amount, currency, transactionId: transaction }: TransactionTruth,
  asked: number,
  gateway: string,
) {
  if (currency !== 'PLN')
    return { amount: 0, explanation: { code: 'paid_in_currency', gateway, transaction, amount, currency } }
  const other = amount === asked ? {} : { asked }
  return { amount, explanation: { code: 'paid_online', gateway, transaction, ...other } }
}
