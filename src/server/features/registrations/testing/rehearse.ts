import { createHash } from 'node:crypto'
import { quote } from '#domain/quote/quote.ts'
import type { QuoteContext } from '#domain/quote/quote-result.ts'
import { chanceFrom, type Family, family } from '#domain/rehearsal/family.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getSellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { settlePayment } from '#server/features/payments/settle-payment.ts'
import { Refusal } from '#server/http/refusal.ts'
import { cancelRegistration } from '../cancel/cancel-registration.ts'
import { createRegistration } from '../order/create-registration.ts'
import { rehearsalGateway } from './rehearsal-gateway.ts'
import { countFamily, endRehearsal, findRehearsal } from './testing.queries.ts'

/** What becomes of families that have registered: the rest of them pays late, or never. */
const PAYING = 0.7
const RESIGNING = 0.06
/** When this many of them in turn were refused, the event is full. */
const MOST_REFUSED = 40

/**
 * Lets simulated families register, one after another, through the same commands as everybody: some pay, some do not,
 * some resign. What they get is counted. It goes on where it was interrupted, and stops when somebody says so, the number
 * is reached, or the event is full.
 */
export async function rehearse(ctx: TenantCtx, eventId: string): Promise<void> {
  let refused = 0
  for (;;) {
    const run = await ctx.db.tenant(ctx.account, (tx) => findRehearsal(tx, eventId))
    if (run?.state !== 'running') return
    if (!run.isTest || run.people >= run.wanted || refused >= MOST_REFUSED) break
    const outcome = await letOneCome(ctx, { ...run, index: run.tried })
    refused = outcome.refused === null ? 0 : refused + 1
    await ctx.db.tenant(ctx.account, (tx) => countFamily(tx, eventId, { index: run.tried, ...outcome }))
  }
  await ctx.db.tenant(ctx.account, (tx) => endRehearsal(tx, eventId, 'done'))
}

interface Turn {
  readonly seed: number
  readonly slug: string
  readonly index: number
}

/** One family, made anew from the seed and its number: a run that was interrupted meets the same one. */
async function letOneCome(ctx: TenantCtx, turn: Turn) {
  const chance = chanceFrom(turn.seed * 10_007 + turn.index)
  const event = await ctx.db.tenant(ctx.account, (tx) => getSellingEvent(tx, ctx, turn.slug))
  const context: QuoteContext = { now: localOf(ctx.now), facts: { channel: 'online', free: {} } }
  const coming = family(event.compiled, context, turn.index, chance)
  const nothing = { people: 0, paid: false, cancelled: false }
  if (coming === null) return { ...nothing, refused: 'does_not_fit' }
  const registrationId = await order(ctx, event, { ...turn, coming, context })
  if (registrationId instanceof Refusal) return { ...nothing, refused: registrationId.code }
  const fate = chance()
  const paid = fate < PAYING && (await pay(ctx, registrationId))
  const cancelled = chance() < RESIGNING
  if (cancelled) await cancelRegistration(ctx, { registrationId, by: 'registrant', reason: null })
  return { people: coming.draft.people.length, paid, cancelled, refused: null }
}

interface Order extends Turn {
  readonly coming: Family
  readonly context: QuoteContext
}

/** The same order has the same key, so that it is made once. */
async function order(
  ctx: TenantCtx,
  event: Awaited<ReturnType<typeof getSellingEvent>>,
  { coming, context, index, seed, slug }: Order,
): Promise<string | Refusal> {
  const { draft, contact } = coming
  const { total } = quote(event.compiled, draft, context)
  const body = { version: event.version, expectedTotal: total, draft, contact }
  // A home of its own: families do not share a network.
  const address = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
  const registrant: TenantCtx = { ...ctx, actor: { kind: 'registrant', address } }
  const key = keyOf(`${event.eventId} ${seed} ${index}`)
  try {
    return (await createRegistration(registrant, { slug, key, body })).registrationId
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** A UUID made from a text. */
function keyOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Whether there was anything to pay, and it was paid. */
async function pay(ctx: TenantCtx, registrationId: string): Promise<boolean> {
  const gateway = rehearsalGateway()
  const within: TenantCtx = { ...ctx, gateways: { ...ctx.gateways, payments: [gateway] } }
  try {
    const { paymentId, amount } = await createPayment(within, {
      ...{ registrationId, siteAddress: 'http://localhost', browser: null },
    })
    await settlePayment(
      within,
      await gateway.ask({ transactionId: `t-${paymentId}`, reference: paymentId, amount }),
    )
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_payable') return false
    throw error
  }
}
