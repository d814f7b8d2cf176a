import { balanceOf } from '#domain/payment/balance.ts'
import { nextRefundState, OPEN_REFUND_STATES, type RefundEvent } from '#domain/payment/refund-states.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import type { RefundTruth } from '#server/gateways/payment/port.ts'
import { lockForSettling, type SettlingRegistration } from '../registrations/lock-payable.ts'
import { sumLedger } from './payments.queries.ts'
import { bookRefund, findRefund, moveRefund } from './refunds.queries.ts'

/** What the gateway's word means for our refund. */
const EVENTS: Readonly<Record<RefundTruth['status'], RefundEvent>> = {
  pending: 'send',
  succeeded: 'succeed',
  failed: 'fail',
}

/**
 * Applies what the gateway says of a refund, once, in any order, also after a crash, by the table of states.
 * What has gone back is booked exactly once; what has failed is surplus again. Answers whether it has come to
 * an end. One that is none of ours, made in the gateway's own panel, changes nothing here: the audit finds it.
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
    else if (ended)
      await record(tx, ctx, registration, truth, { before: { refund: from }, after: { refund: to } })
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
  await bookRefund(tx, {
    accountId: ctx.account,
    ledgerEntryId: newId(),
    registrationId,
    refundId: refund.reference,
    paymentId,
    amount,
    explanation: { code: 'refunded', gateway: ctx.gateways.payment.name, transaction: refund.refundId },
  })
  await record(tx, ctx, registration, refund, { before: { paid }, after: { paid: paid - amount } })
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
