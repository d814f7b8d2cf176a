import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Difference } from '#contract/reconciliation.ts'
import { agreesWithGateway } from '#domain/payment/gateway-word.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findGateway } from '#server/features/payments/records/connected-gateways.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { listPayments, listPaymentsSince, type PaymentToAsk } from './reconciliation.queries.ts'

/** A payment is compared on seven nights; then both sides have had their time. */
const WINDOW = Temporal.Duration.from({ hours: 7 * 24 })
const AT_ONCE = 4
/** A gateway with so few answers is unavailable: the rest would only wait for it. */
const MOST_UNANSWERED = 5

const TOOK = 'what the gateway took is here'
const ANSWERS = 'the gateway answers'

const states = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

interface Asked {
  readonly payment: PaymentToAsk
  /** The gateway's answer, or why there is none. */
  readonly truth: TransactionTruth | null
  readonly silence: string
}

/**
 * Asks the gateways about each recent payment and returns the answers that differ from our books; not gateways that
 * cannot be asked every night. A payment that is settled in that very moment is no difference, so a difference is
 * checked twice. A gateway that does not answer is a difference itself.
 * @param patience milliseconds between the two checks: a notice and its job take less
 */
export async function compareWithGateway(
  ctx: TenantCtx,
  patience: number,
): Promise<{ readonly asked: number; readonly differences: Difference[] }> {
  const since = ctx.now.subtract(WINDOW)
  const recent = await ctx.db.tenant(ctx.account, (tx) => listPaymentsSince(tx, since))
  const known = recent.filter(
    ({ transactionId, gateway }) =>
      transactionId !== null && findGateway(ctx, gateway)?.can.reconcile !== false,
  )
  const first = await askAbout(ctx, known)
  const again = await askAgain(ctx, first.filter(differs), patience)
  const silent = first.filter(({ truth }) => truth === null)
  return {
    asked: first.length,
    differences: [
      ...again.map(differenceOf),
      ...silent.map(unanswered),
      ...(first.length < known.length ? [notAsked(known.length - first.length)] : []),
    ],
  }
}

const differs = ({ payment, truth }: Asked): boolean =>
  truth !== null &&
  (truth.reference !== payment.paymentId ||
    !agreesWithGateway({ state: states.parse(payment.state), amount: payment.amount }, truth))

/** A notice that was in transit has arrived by now. */
async function askAgain(ctx: TenantCtx, differing: readonly Asked[], patience: number): Promise<Asked[]> {
  if (differing.length === 0) return []
  await pause(patience)
  const ids = differing.map(({ payment }) => payment.paymentId)
  const now = await ctx.db.tenant(ctx.account, (tx) => listPayments(tx, ids))
  return differing
    .map((each) => ({
      ...each,
      payment: now.find(({ paymentId }) => paymentId === each.payment.paymentId) ?? each.payment,
    }))
    .filter(differs)
}

/** In the order of the payments, a few at once; ends early when the gateways do not answer. */
async function askAbout(ctx: TenantCtx, payments: readonly PaymentToAsk[]): Promise<Asked[]> {
  const asked: Asked[] = []
  const waiting = payments.values()
  const ask = async () => {
    for (const payment of waiting) {
      if (asked.filter(({ truth }) => truth === null).length >= MOST_UNANSWERED) return
      asked.push(await askOne(ctx, payment))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return asked
}

async function askOne(ctx: TenantCtx, payment: PaymentToAsk): Promise<Asked> {
  const { paymentId: reference, amount, transactionId } = payment
  const gateway = findGateway(ctx, payment.gateway)
  if (gateway === null) return { payment, truth: null, silence: 'not connected' }
  try {
    const truth = await gateway.ask({ transactionId: transactionId ?? '', reference, amount })
    return { payment, truth, silence: '' }
  } catch (error) {
    return { payment, truth: null, silence: error instanceof Error ? error.message : String(error) }
  }
}

const aboutOf = ({ paymentId, number, eventId, slug }: PaymentToAsk) => ({
  ...{ eventId, event: slug, registration: number, pool: null, payment: paymentId, rows: [] },
})

const differenceOf = ({ payment, truth }: Asked): Difference => ({
  rule: TOOK,
  ...aboutOf(payment),
  sides: {
    state: payment.state,
    amount: payment.amount,
    'at the gateway': truth?.status,
    'amount there': truth?.amount,
    transaction: payment.transactionId,
    ...(truth?.reference === payment.paymentId ? {} : { 'reference there': truth?.reference }),
  },
})

const unanswered = ({ payment, silence }: Asked): Difference => ({
  rule: ANSWERS,
  ...aboutOf(payment),
  sides: { gateway: payment.gateway, state: payment.state, answer: silence },
})

const notAsked = (payments: number): Difference => ({
  rule: ANSWERS,
  ...{ eventId: null, event: null, registration: null, pool: null, payment: null, rows: [] },
  sides: { 'not asked about': payments },
})
