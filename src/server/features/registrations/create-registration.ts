import { isPersonal, limitOf } from '#domain/capacity/own-pools.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tryCode } from '../codes/try-code.ts'
import type { SellingEvent } from '../events/get-selling-event.ts'
import { recallSellingEvent } from '../events/recall-selling-event.ts'
import { getHold } from '../places/get-hold.ts'
import { getOwnFree } from '../places/own-limits.ts'
import { agreedEvent } from './agreed-event.ts'
import { assertNotStaff } from './assert-not-staff.ts'
import { lookAgain } from './look-again.ts'
import { newOrder, type SentOrder } from './new-order.ts'
import type { OrderBody } from './order-body.ts'
import { NO_TERMS, priceOf, type Terms } from './price-of.ts'
import { registrationToken } from './registration-token.ts'
import { requestHash } from './request-hash.ts'
import { reserve, type Sold } from './reserve.ts'
import { wholeBody } from './whole-body.ts'

export interface CreatedRegistration {
  readonly registrationId: string
  readonly number: string
  readonly state: string
  readonly total: number
  readonly token: string
}

interface Input {
  readonly slug: string
  readonly key: string
  readonly body: OrderBody
  /** In the office people are registered on terms of its own. */
  readonly terms?: Terms
}

interface Sent extends Omit<SentOrder, 'requestHash'> {
  readonly slug: string
  readonly terms: Terms
  /** The body as it came, by which the same request is known again. */
  readonly sent: OrderBody
}

/**
 * Registers everybody of the draft or nobody. Places are taken, the charge is in the ledger, the end
 * of the time to pay is a job: all in one transaction. The same key with the same body answers what it
 * made the first time, also when the event has closed or changed since.
 *
 * The order is tried by what was free a moment ago, and refused only by a fresh look. When somebody was
 * faster, it is priced once more by what is left (architecture §6.5): there may be room at another price,
 * in another group, or for fewer people, and each of these has its own true answer.
 * @throws Refusal not_found, registration_refused, full, queue, price_changed, version_gone, key_reused, hold_gone,
 *   crowded, called_off, too_many_requests
 */
export async function createRegistration(ctx: TenantCtx, input: Input): Promise<CreatedRegistration> {
  const { body, terms = NO_TERMS } = input
  if (terms.channel === 'online') assertNotStaff(body.draft)
  const hold = body.hold === undefined ? null : await getHold(ctx, body.hold)
  const order = {
    ...input,
    sent: body,
    body: await wholeBody(ctx, body, hold),
    terms: { ...terms, hold },
  }
  if (body.draft.code !== null) {
    const event = await agreedEvent(ctx, await recallSellingEvent(ctx, input.slug), order)
    await tryCode(ctx, event, body.draft.code)
  }
  const tried = await sellQuickly(ctx, order)
  if ('verdict' in tried && !isOutdated(tried)) return answer(ctx, tried)
  const second = await sellAfresh(ctx, order, 'refusal' in tried ? tried : undefined)
  // Who could not even try at first has not yet had the second try.
  return answer(ctx, 'refusal' in tried && isOutdated(second) ? await sellAfresh(ctx, order) : second)
}

/** Hashed only when it matters: most of those who come to what is sold out are refused without. */
const hashed = (ctx: TenantCtx, { sent, ...order }: Sent): SentOrder => ({
  ...order,
  requestHash: requestHash(ctx, sent),
})

/** Whether the order was tried by what is no longer true. */
const isOutdated = ({ verdict }: Sold) =>
  verdict === 'full' || verdict === 'queue' || verdict === 'version_gone'

/** Refused by what was remembered, which is no answer yet. */
interface Hasty {
  readonly refusal: Refusal
  readonly event: SellingEvent
}

/** One try by what is remembered. */
async function sellQuickly(ctx: TenantCtx, order: Sent): Promise<Sold | Hasty> {
  const event = await recallSellingEvent(ctx, order.slug)
  const agreed = await agreedEvent(ctx, event, order)
  const price = priceOf(ctx, agreed, order.body, order.terms)
  if (price instanceof Refusal) return { refusal: price, event }
  return reserve(ctx, event.eventId, newOrder(ctx, agreed, price, hashed(ctx, order)))
}

/** One look at the places and at the key, one price, one try to take them. */
async function sellAfresh(ctx: TenantCtx, order: Sent, hasty?: Hasty): Promise<Sold> {
  const { event, made } = await lookAgain(ctx, order.slug, order.key)
  if (made) {
    const { requestHash, ...seen } = made
    return requestHash.equals(hashed(ctx, order).requestHash)
      ? { verdict: 'seen', ...seen }
      : { verdict: 'key_reused' }
  }
  if (event.calledOffBecause !== null) throw new Refusal('called_off')
  // What the look has confirmed need not be reckoned again: most who come to what is sold out.
  if (hasty && !hasOwnLimits(event) && sellsAlike(hasty.event, event)) throw hasty.refusal
  const agreed = await withOwnLimits(ctx, await agreedEvent(ctx, event, order), order.body)
  const price = priceOf(ctx, agreed, order.body, order.terms)
  if (price instanceof Refusal) throw price
  return reserve(ctx, event.eventId, newOrder(ctx, agreed, price, hashed(ctx, order)))
}

/** Whether somebody has a limit of his own, which is looked up for who is refused alone. */
const hasOwnLimits = ({ definition: { pools } }: SellingEvent) => pools.some(isPersonal)

/** The event as it sells to this registrant and these people. */
async function withOwnLimits(
  ctx: TenantCtx,
  event: SellingEvent,
  { draft, contact: { email } }: OrderBody,
): Promise<SellingEvent> {
  if (!hasOwnLimits(event)) return event
  const own = await ctx.db.tenant(ctx.account, (tx) => getOwnFree(tx, ctx, event, { draft, email }))
  return { ...event, free: { ...event.free, ...own } }
}

/** Whether everything that a price and a refusal follow from is the same. */
function sellsAlike(before: SellingEvent, now: SellingEvent): boolean {
  const pools = Object.keys(now.free)
  return (
    before.eventId === now.eventId &&
    before.version === now.version &&
    pools.length === Object.keys(before.free).length &&
    pools.every((pool) => before.free[pool] === now.free[pool])
  )
}

function answer(ctx: TenantCtx, verdict: Sold): CreatedRegistration {
  switch (verdict.verdict) {
    case 'created':
    case 'seen':
      return { ...verdict, token: registrationToken(ctx, verdict.registrationId) }
    case 'full':
    case 'queue':
      throw new Refusal(verdict.verdict, { params: { pool: limitOf(verdict.pool) } })
    default:
      throw new Refusal(verdict.verdict)
  }
}
