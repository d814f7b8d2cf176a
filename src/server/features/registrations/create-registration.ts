import { createHash } from 'node:crypto'
import { localOf } from '#domain/polish-time.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote, QuoteContext } from '#domain/quote/quote-result.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { SellingEvent } from '../events/get-selling-event.ts'
import { recallSellingEvent } from '../events/recall-selling-event.ts'
import { lookAgain } from './look-again.ts'
import { newOrder, type SentOrder } from './new-order.ts'
import type { OrderBody } from './order-of.ts'
import { quoteRefusal } from './quote-refusal.ts'
import { registrationToken } from './registration-token.ts'
import type { Verdict } from './registrations.queries.ts'
import { reserve } from './reserve.ts'

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
}

type Hashed = Input & SentOrder

/**
 * Registers everybody of the draft or nobody. Places are taken, the charge is in the ledger, the end
 * of the time to pay is a job: all in one transaction. The same key with the same body answers what it
 * made the first time, also when the event has closed or changed since.
 *
 * The order is tried by what was free a moment ago, and refused only by a fresh look. When somebody was
 * faster, it is priced once more by what is left (architecture §6.5): there may be room at another price,
 * in another group, or for fewer people, and each of these has its own true answer.
 * @throws Refusal not_found, registration_refused, full, price_changed, version_gone, key_reused, crowded
 */
export async function createRegistration(ctx: TenantCtx, input: Input): Promise<CreatedRegistration> {
  refuseStaff(input.body)
  const requestHash = createHash('sha256').update(JSON.stringify(input.body)).digest()
  const order = { ...input, requestHash }
  const tried = await sellQuickly(ctx, order)
  if ('verdict' in tried && !isOutdated(tried)) return answer(ctx, tried)
  const second = await sellAfresh(ctx, order, 'refusal' in tried ? tried : undefined)
  // Who could not even try at first has not yet had the second try.
  return answer(ctx, 'refusal' in tried && isOutdated(second) ? await sellAfresh(ctx, order) : second)
}

/** Rules may exempt staff; on the site nobody has shown to be staff. */
function refuseStaff({ draft }: OrderBody): void {
  if (draft.registrantRole !== 'staff') return
  const message = 'Na stronie zapisów nie można zgłaszać jako obsługa.'
  throw new Refusal('invalid_input', {
    problems: [{ code: 'forbidden', field: 'draft.registrantRole', message }],
  })
}

/** Whether the order was tried by what is no longer true. */
const isOutdated = ({ verdict }: Verdict) => verdict === 'full' || verdict === 'version_gone'

/** Refused by what was remembered, which is no answer yet. */
interface Hasty {
  readonly refusal: Refusal
  readonly event: SellingEvent
}

/** One try by what is remembered. */
async function sellQuickly(ctx: TenantCtx, order: Hashed): Promise<Verdict | Hasty> {
  const event = await recallSellingEvent(ctx, order.slug)
  const price = priceOf(ctx, event, order.body)
  if (price instanceof Refusal) return { refusal: price, event }
  return reserve(ctx, event.eventId, newOrder(ctx, event, price, order))
}

/** One look at the places and at the key, one price, one try to take them. */
async function sellAfresh(ctx: TenantCtx, order: Hashed, hasty?: Hasty): Promise<Verdict> {
  const { event, made } = await lookAgain(ctx, order.slug, order.key)
  if (made) {
    const { requestHash, ...seen } = made
    return requestHash.equals(order.requestHash) ? { verdict: 'seen', ...seen } : { verdict: 'key_reused' }
  }
  // What the look has confirmed need not be reckoned again: most who come to what is sold out.
  if (hasty && sellsAlike(hasty.event, event)) throw hasty.refusal
  const price = priceOf(ctx, event, order.body)
  if (price instanceof Refusal) throw price
  return reserve(ctx, event.eventId, newOrder(ctx, event, price, order))
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

interface Priced {
  readonly priced: Quote
  readonly context: QuoteContext
}

/** The price by today's rules, or why there is none: something is amiss, or it is not what was shown. */
function priceOf(ctx: TenantCtx, event: SellingEvent, body: OrderBody): Priced | Refusal {
  if (body.version !== event.version)
    return new Refusal('version_gone', { params: { version: event.version } })
  const context: QuoteContext = {
    now: localOf(ctx.now),
    facts: { channel: 'online', free: event.free },
  }
  const priced = quote(event.compiled, body.draft, context)
  if (priced.problems.length > 0) return quoteRefusal(body.draft, priced.problems)
  if (priced.total !== body.expectedTotal) {
    return new Refusal('price_changed', { params: { expected: body.expectedTotal, now: priced.total } })
  }
  return { priced, context }
}

function answer(ctx: TenantCtx, verdict: Verdict): CreatedRegistration {
  switch (verdict.verdict) {
    case 'created':
    case 'seen':
      return { ...verdict, token: registrationToken(ctx, verdict.registrationId) }
    case 'full':
      throw new Refusal('full', { params: { pool: verdict.pool } })
    default:
      throw new Refusal(verdict.verdict)
  }
}
