import { balanceOf } from '#domain/payment/balance.ts'
import { nextRefundState, OPEN_REFUND_STATES, type RefundEvent } from '#domain/payment/refund-states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import {
  lockForSettling,
  type SettlingRegistration,
} from '#server/features/registrations/agreement/lock-payable.ts'
import type { RefundTruth } from '#server/gateways/payment/port.ts'
import { findPayment, sumLedger } from '../records/payments.queries.ts'
import { createRefund } from './create-refund.ts'
import { bookRefund, dropReplacement, findRefund, moveRefund } from './refunds.queries.ts'

/** What the gateway's status means for our refund. */
const EVENTS: Readonly<Record<RefundTruth['status'], RefundEvent>> = {
  pending: 'send',
  succeeded: 'succeed',
  failed: 'fail',
}

/**
 * Applies the gateway's status of a refund, once, in any order, also after a crash, by the table of states. A
 * completed refund is booked exactly once, and the payer is notified; a failed one goes by a transfer. Returns
 * whether it has ended. A refund made in the gateway's own panel changes nothing here: the reconciliation finds it.
 */
export async function settleRefund(ctx: TenantCtx, truth: RefundTruth): Promise<{ readonly ended: boolean }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const found = await findRefund(tx, truth.reference)
    if (!found) return { ended: true }
    // The lock first, then the state: two answers may have come at once.
    const registration = await lockForSettling(tx, found.registrationId)
    const refund = await findRefund(tx, truth.reference)
    if (!registration || !refund) return { ended: true }
    const { state: from, paymentId } = refund
    const to = nextRefundState(from, EVENTS[truth.status])
    const ended = !OPEN_REFUND_STATES.includes(to)
    if (to === from) return { ended }
    await moveRefund(tx, { refundId: truth.reference, gatewayRefundId: truth.refundId, from }, to)
    if (to === 'succeeded') await book(tx, ctx, registration, { ...truth, paymentId })
    else if (ended) {
      await record(tx, ctx, registration, truth, { before: { refund: from }, after: { refund: to } })
      await askForAccount(tx, ctx, registration, { ...refund, refundId: truth.reference })
    }
    return { ended }
  })
}

async function book(
  tx: Tx,
  ctx: TenantCtx,
  registration: SettlingRegistration,
  refund: RefundTruth & { readonly paymentId: string | null },
): Promise<void> {
  const { registrationId } = registration
  const { amount, paymentId } = refund
  const { paid } = balanceOf(await sumLedger(tx, registrationId))
  const payment = paymentId === null ? undefined : await findPayment(tx, paymentId)
  if (!payment)
    throw new Error(`Refund ${refund.reference} is of no payment, and a gateway reports it as made.`)
  // The gateway had refused it before: its replacement stays.
  await dropReplacement(tx, refund.reference)
  await bookRefund(tx, {
    accountId: ctx.account,
    ledgerEntryId: newId(),
    registrationId,
    refundId: refund.reference,
    paymentId,
    kind: 'refund',
    amount,
    explanation: { code: 'refunded', gateway: payment.gateway, transaction: refund.refundId },
  })
  await record(tx, ctx, registration, refund, { before: { paid }, after: { paid: paid - amount } })
  const about = { amount, way: 'gateway' }
  await queueMessage(tx, ctx, { registrationId, kind: 'refunded', about })
}

/**
 * A promised refund that the gateway has refused is still promised: it goes by a transfer, and the payer is asked for
 * the account. One that the staff have requested while the registration stands becomes surplus again, for them to
 * decide.
 */
async function askForAccount(
  tx: Tx,
  ctx: TenantCtx,
  { registrationId, eventId, state }: SettlingRegistration,
  refund: {
    readonly refundId: string
    readonly amount: number
    readonly origin: string
    readonly reason: string
  },
): Promise<void> {
  const { origin, reason, amount, refundId: replaces } = refund
  const hasEnded = state === 'cancelled' || state === 'expired' || state === 'withdrawn'
  if (origin === 'staff' && !hasEnded) return
  const wanted = { origin, reason, amount, replaces, paymentId: null, state: 'needs_account' } as const
  await createRefund(tx, ctx, { registrationId, eventId, ...wanted })
  await queueMessage(tx, ctx, { registrationId, kind: 'refund_account', about: { amount, why: 'refused' } })
}

async function record(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId }: SettlingRegistration,
  { status, amount, reference }: RefundTruth,
  change: { readonly before: object; readonly after: object },
): Promise<void> {
  await recordAudit(tx, ctx, {
    action: `refund.${status}`,
    eventId,
    registrationId,
    details: { refund: reference, amount },
    before: { ...change.before },
    after: { ...change.after },
  })
}
