import { randomUUIDv7 } from 'node:crypto'
import { confirms } from '#domain/payment/balance.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { keepPlaces } from '../registrations/keep-places.ts'
import { lockForSettling, type SettlingRegistration } from '../registrations/lock-payable.ts'
import { bookPayment, findPayment, movePayment, sumPaid } from './payments.queries.ts'

/**
 * Applies what the gateway says of a payment, once, in any order, also after a crash: a later success
 * wins over failed, a second notice changes nothing. Money is booked even when the registration can no
 * longer be kept; then the staff see it in the ledger.
 */
export async function settlePayment(ctx: TenantCtx, truth: TransactionTruth): Promise<void> {
  if (truth.status === 'pending') return
  await ctx.db.tenant(ctx.account, async (tx) => {
    const found = await findPayment(tx, truth.reference)
    if (!found) return
    // The lock first, then the state again: two notices may have come at once.
    const registration = await lockForSettling(tx, found.registrationId)
    const payment = await findPayment(tx, truth.reference)
    if (!registration || !payment || payment.state === 'succeeded') return
    if (truth.status !== 'succeeded') {
      await endWithoutMoney(tx, ctx, registration, truth, payment.state)
      return
    }
    await movePayment(tx, truth.reference, payment.state, 'succeeded')
    await book(tx, ctx, registration, truth)
  })
}

async function endWithoutMoney(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  truth: TransactionTruth,
  from: string,
): Promise<void> {
  if (from !== 'pending' && from !== 'created') return
  await movePayment(tx, truth.reference, from, truth.status)
  await recordAudit(tx, ctx, {
    action: `payment.${truth.status}`,
    eventId: registration.eventId,
    registrationId: registration.registrationId,
    details: { amount: truth.amount },
  })
}

async function book(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  truth: TransactionTruth,
): Promise<void> {
  const { registrationId, eventId } = registration
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
  await recordAudit(tx, ctx, {
    action: 'payment.succeeded',
    eventId,
    registrationId,
    details: { amount: truth.amount },
  })
  if (confirms(await sumPaid(tx, registrationId), registration.due)) await keepPlaces(tx, ctx, registration)
}
