import { createHash } from 'node:crypto'
import type { RefundState } from '#domain/payment/refund-states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx, userOf } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal } from '#server/http/refusal.ts'
import { givesBack } from '../records/connected-gateways.ts'
import { findPayment } from '../records/payments.queries.ts'
import { findConfirmationSum } from './promised-refunds.queries.ts'
import { queueRefund } from './queue-refund.ts'
import { bookRefund, claimRefund, sumPreparedByStaff } from './refunds.queries.ts'
import { othersMayConfirm } from './second-person.ts'

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
 *   connected or makes no refunds; key_reused; second_person_needed for a refund by hand above the account's sum, which
 *   another person confirms first
 */
export async function requestRefund(ctx: TenantCtx, input: Input): Promise<RequestedRefund> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    await assertRefundable(tx, ctx, input.payment)
    const waits = await needsSecondPerson(tx, ctx, input)
    if (waits && input.payment === null) throw new Refusal('second_person_needed')
    const state = waits ? ({ state: 'awaiting_confirmation' } as const) : {}
    const claim = await claimRefund(tx, ctx.account, input.eventId, { ...wantedOf(ctx, input), ...state })
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

/** Whether what the staff give back of this registration is more than one person decides about. */
async function needsSecondPerson(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId, amount }: Input,
): Promise<boolean> {
  const before = await sumPreparedByStaff(tx, registrationId)
  return before + amount > (await findConfirmationSum(tx, ctx.account)) && othersMayConfirm(tx, ctx, eventId)
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
    preparedBy: userOf(ctx.actor),
    key,
    requestHash: createHash('sha256').update(request).digest('hex'),
  }
}

/** What follows in the same transaction, under the registration's lock. */
async function follow(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, registrationId, payment, reason }: Input,
  made: {
    readonly refundId: string
    readonly amount: number
    readonly surplus: number
    readonly state: RefundState
  },
): Promise<void> {
  const { refundId, amount, surplus, state } = made
  await recordAudit(tx, ctx, {
    action: payment === null ? 'refund.by_hand' : 'refund.requested',
    eventId,
    registrationId,
    details: { refund: refundId, amount, reason },
    before: { surplus },
    after: { surplus: surplus - amount },
  })
  if (state === 'awaiting_confirmation') return
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
