import {
  decideRefund as nextState,
  type RefundDecision,
  type RefundState,
} from '#domain/payment/refund-states.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx, userOf } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { newId } from '#server/db/new-id.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { lockForSettling } from '#server/features/registrations/agreement/lock-payable.ts'
import { Refusal } from '#server/http/refusal.ts'
import { payCashBack } from '../cash/cash-of-registration.ts'
import { givesBack } from '../records/connected-gateways.ts'
import { findPayment } from '../records/payments.queries.ts'
import { isInOpenPackage } from './packed.queries.ts'
import { queueRefund } from './queue-refund.ts'
import { noteDecision } from './refund-decisions.queries.ts'
import { bookRefund, findRefund } from './refunds.queries.ts'
import { othersMayConfirm } from './second-person.ts'

interface Decision {
  readonly eventId: string
  readonly refundId: string
  readonly decision: Extract<RefundDecision, 'confirm' | 'withhold' | 'hand_back'>
  /** Why it is stopped. */
  readonly reason?: string
  readonly how?: 'transfer' | 'cash'
}

type Refund = NonNullable<Awaited<ReturnType<typeof findRefund>>>

interface Decided {
  readonly id: string
  readonly state: RefundState
  readonly amount: number
}

/**
 * Decides about a refund that was not sent to a gateway yet: releases it, stops it, or records that it was made by a
 * transfer or in cash, which is booked. The same decision again changes nothing. Under the registration's lock, so
 * that of two concurrent decisions the later one is checked against the result of the earlier.
 * @throws Refusal not_found; refund_not_decidable; refund_in_package; second_person_needed when it is above the
 *   account's sum, this person has prepared it, and somebody else may confirm it
 */
export async function decideRefund(ctx: TenantCtx, input: Decision): Promise<Decided> {
  const { refundId: id, eventId } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    const seen = await findRefund(tx, id)
    const registration = seen && (await lockForSettling(tx, seen.registrationId))
    const refund = registration && (await findRefund(tx, id))
    if (!refund || registration?.eventId !== eventId) throw new Refusal('not_found')
    if (isDecided(refund, input.decision)) return { id, state: refund.state, amount: refund.amount }
    if (await isInOpenPackage(tx, id)) throw new Refusal('refund_in_package')
    await assertSecondPerson(tx, ctx, refund, input)
    return decideLocked(tx, ctx, refund, input)
  })
}

/** What is above the sum is released, or given in cash, by another person than has prepared it. */
async function assertSecondPerson(tx: Tx, ctx: TenantCtx, refund: Refund, input: Decision): Promise<void> {
  const releases = refund.state === 'awaiting_confirmation' || refund.state === 'withheld'
  if (!releases || input.decision === 'withhold' || !refund.needsSecond) return
  if (refund.preparedBy === null || refund.preparedBy !== userOf(ctx.actor)) return
  if (await othersMayConfirm(tx, ctx, input.eventId)) throw new Refusal('second_person_needed')
}

/**
 * The same under the registration's lock, also of a refund in a package that is sent.
 * @throws Refusal refund_not_decidable
 */
export async function decideLocked(
  tx: Tx,
  ctx: TenantCtx,
  refund: Refund,
  input: Decision,
): Promise<Decided> {
  const { refundId: id, decision } = input
  const state = nextState(refund.state, decision, await isByGateway(tx, ctx, refund.paymentId))
  if (state === null) throw new Refusal('refund_not_decidable')
  await noteDecision(tx, { refundId: id, from: refund.state }, { ...input, state, by: actorText(ctx.actor) })
  await recordAudit(tx, ctx, {
    action: ACTIONS[decision],
    eventId: input.eventId,
    registrationId: refund.registrationId,
    details: { refund: id, amount: refund.amount, ...detailsOf(input) },
    before: { refund: refund.state },
    after: { refund: state },
  })
  await follow(tx, ctx, input, { ...refund, state })
  return { id, state, amount: refund.amount }
}

/** Whether it was already decided this way: a repetition changes nothing. */
function isDecided({ state, decidedAt, handedBack }: Refund, decision: Decision['decision']): boolean {
  if (decision === 'withhold') return state === 'withheld'
  if (decision === 'hand_back') return state === 'succeeded' && handedBack !== null
  return decidedAt !== null && state !== 'awaiting_confirmation' && state !== 'withheld'
}

const ACTIONS = {
  confirm: 'refund.confirmed',
  withhold: 'refund.withheld',
  hand_back: 'refund.handed_back',
} as const

const detailsOf = ({ reason, how }: Decision) => ({
  ...(reason === undefined ? {} : { reason }),
  ...(how === undefined ? {} : { how }),
})

/** Whether it can go by the gateway that took the money. */
async function isByGateway(tx: Tx, ctx: TenantCtx, paymentId: string | null): Promise<boolean> {
  const payment = paymentId === null ? undefined : await findPayment(tx, paymentId)
  return payment !== undefined && givesBack(ctx, payment.gateway)
}

/** What follows in the same transaction. */
async function follow(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, refundId, how }: Decision,
  { registrationId, amount, state, reason }: Refund,
): Promise<void> {
  if (state === 'requested') return queueRefund(tx, ctx.account, refundId)
  if (state === 'needs_account') {
    await queueMessage(tx, ctx, {
      registrationId,
      kind: 'refund_account',
      about: { amount, why: 'transfer' },
    })
    return
  }
  if (state !== 'succeeded') return
  const ledgerEntryId = newId()
  await bookRefund(tx, {
    ...{ accountId: ctx.account, ledgerEntryId, registrationId, refundId, paymentId: null },
    ...{ kind: 'refund', amount },
    explanation: { code: 'refunded_by_hand', reason },
  })
  if (how === 'cash') await payCashBack(tx, ctx, { eventId, registrationId, ledgerEntryId, amount, reason })
  await queueMessage(tx, ctx, { registrationId, kind: 'refunded', about: { amount, way: how ?? 'cash' } })
}
