import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Difference } from '#contract/reconciliation.ts'
import { agreesWithGateway } from '#domain/payment/gateway-word.ts'
import type { TenantCtx } from '#server/ctx.ts'
import type { TransactionTruth } from '#server/gateways/payment/port.ts'
import { listPayments, listPaymentsSince, type PaymentToAsk } from './reconciliation.queries.ts'

/** A payment is asked about on seven nights; then both sides have had their time. */
const WINDOW = Temporal.Duration.from({ hours: 7 * 24 })
const AT_ONCE = 4
/** A gateway that answers so few is away: the rest would only wait for it. */
const MOST_UNANSWERED = 5

const TOOK = 'what the gateway took is here'
const ANSWERS = 'the gateway answers'

const states = z.enum(['created', 'pending', 'succeeded', 'failed', 'cancelled'])

interface Asked {
  readonly payment: PaymentToAsk
  /** What the gateway says, or why it says nothing. */
  readonly truth: TransactionTruth | null
  readonly silence: string
}

/**
 * Asks the gateway about each payment of late and answers what it tells otherwise than our books. A payment that
 * is settled in that very moment is no difference, so what differs is looked at twice. A gateway that does not
 * answer is a difference itself.
 * @param patience milliseconds between the two looks: a notice and its job take less
 */
export async function compareWithGateway(
  ctx: TenantCtx,
  patience: number,
): Promise<{ readonly asked: number; readonly differences: Difference[] }> {
  const since = ctx.now.subtract(WINDOW)
  const recent = await ctx.db.tenant(ctx.account, (tx) => listPaymentsSince(tx, since))
  const known = recent.filter(({ transactionId }) => transactionId !== null)
  const first = await askAbout(ctx, known)
  const again = await lookAgain(ctx, first.filter(differs), patience)
  const silent = first.filter(({ truth }) => truth === null)
  return {
    asked: first.length,
    differences: [
      ...again.map(told),
      ...silent.map(unanswered),
      ...(first.length < known.length ? [notAsked(known.length - first.length)] : []),
    ],
  }
}

const differs = ({ payment, truth }: Asked): boolean =>
  truth !== null &&
  (truth.reference !== payment.paymentId ||
    !agreesWithGateway({ state: states.parse(payment.state), amount: payment.amount }, truth))

/** A notice that is under way has come by now. */
async function lookAgain(ctx: TenantCtx, odd: readonly Asked[], patience: number): Promise<Asked[]> {
  if (odd.length === 0) return []
  await pause(patience)
  const ids = odd.map(({ payment }) => payment.paymentId)
  const now = await ctx.db.tenant(ctx.account, (tx) => listPayments(tx, ids))
  return odd
    .map((each) => ({
      ...each,
      payment: now.find(({ paymentId }) => paymentId === each.payment.paymentId) ?? each.payment,
    }))
    .filter(differs)
}

/** In the order of the payments, a few at once; ends early when nobody answers. */
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

async function askOne({ gateways }: TenantCtx, payment: PaymentToAsk): Promise<Asked> {
  const { name } = gateways.payment
  if (name !== payment.gateway) return { payment, truth: null, silence: `connected is ${name}` }
  try {
    return { payment, truth: await gateways.payment.ask(payment.transactionId ?? ''), silence: '' }
  } catch (error) {
    return { payment, truth: null, silence: error instanceof Error ? error.message : String(error) }
  }
}

const aboutOf = ({ paymentId, number, eventId, slug }: PaymentToAsk) => ({
  ...{ eventId, event: slug, registration: number, pool: null, payment: paymentId, rows: [] },
})

const told = ({ payment, truth }: Asked): Difference => ({
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
