import { createHash } from 'node:crypto'
import type { RefundState } from '#domain/payment/refund-states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { givesBack } from '../records/connected-gateways.ts'
import { findPayment } from '../records/payments.queries.ts'
import { queueRefund } from './queue-refund.ts'
import { bookRefund, claimRefund } from './refunds.queries.ts'

export interface RequestedRefund {
  readonly id: string
  readonly state: RefundState
  /** Grosze. */
  readonly amount: number
}

interface Input {
  readonly eventId: string
  readonly registrationId: string
  /** The payment whose gateway makes the refund; null: it was made by hand. */
  readonly payment: string | null
  /** Grosze, positive. */
  readonly amount: number
  readonly reason: string
  readonly key: string
}

/**
 * Refunds a part of a registration's surplus: by the gateway, which a job notifies, or by hand, which is booked at
 * once. Together with all refunds in progress it is never more than the surplus, nor more by a payment than it
 * brought. The same key with the same request returns the result of the first time.
 * @throws Refusal not_found; refund_too_much (params.surplus); not_refundable when the payment's gateway is not
 *   connected or makes no refunds; key_reused
 */
export async function requestRefund(ctx: TenantCtx, input: Input): Promise<RequestedRefund> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertRefundable(tx, ctx, input.payment)
    const claim = await claimRefund(tx, ctx.account, input.eventId, wantedOf(ctx, input))
    switch (claim.verdict) {
      case 'unknown':
        throw new Refusal('not_found')
      case 'key_reused':
        throw new Refusal('key_reused')
      case 'too_much':
        throw new Refusal('refund_too_much', { params: { surplus: claim.surplus } })
      case 'created':
        await follow(tx, ctx, input, claim)
    }
    return { id: claim.refundId, state: claim.state, amount: claim.amount }
  })
}

async function assertRefundable(tx: Tx, ctx: TenantCtx, paymentId: string | null): Promise<void> {
  if (paymentId === null) return
  const payment = await findPayment(tx, paymentId)
  if (!payment) throw new Refusal('not_found')
  if (!givesBack(ctx, payment.gateway)) throw new Refusal('not_refundable')
}

function wantedOf(ctx: TenantCtx, { registrationId, payment, amount, reason, key }: Input) {
  const request = JSON.stringify([registrationId, payment, amount, reason])
  return {
    refundId: newId(),
    registrationId,
    paymentId: payment,
    amount,
    reason,
    actor: actorText(ctx.actor),
    key,
    requestHash: createHash('sha256').update(request).digest('hex'),
  }
}

/** What follows in the same transaction, under the registration's lock. */
async function follow(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId, payment, reason }: Input,
  made: { readonly refundId: string; readonly amount: number; readonly surplus: number },
): Promise<void> {
  const { refundId, amount, surplus } = made
  await recordAudit(tx, ctx, {
    action: payment === null ? 'refund.by_hand' : 'refund.requested',
    eventId,
    registrationId,
    details: { refund: refundId, amount, reason },
    before: { surplus },
    after: { surplus: surplus - amount },
  })
  if (payment !== null) return queueRefund(tx, ctx.account, refundId)
  await bookRefund(tx, {
    accountId: ctx.account,
    ledgerEntryId: newId(),
    registrationId,
    refundId,
    paymentId: null,
    kind: 'refund',
    amount,
    explanation: { code: 'refunded_by_hand', reason },
  })
}
