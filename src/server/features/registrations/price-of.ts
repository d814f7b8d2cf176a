import { type Allotted, freeOfAllotment } from '#domain/capacity/allotment.ts'
import { localOf } from '#domain/polish-time.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote, QuoteContext } from '#domain/quote/quote-result.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { SellingEvent } from '../events/get-selling-event.ts'
import type { Hold } from '../places/hold.ts'
import type { OrderBody } from './order-body.ts'
import { quoteRefusal } from './quote-refusal.ts'

/** On which terms somebody orders, besides those of everybody. */
export interface Terms {
  /** Places that are kept for this order already. */
  readonly hold: Hold | null
  /** What was set aside for it, when the office registers. */
  readonly allotment: Allotted | null
  readonly channel: QuoteContext['facts']['channel']
}

/** A visitor who comes just so. */
export const NO_TERMS: Terms = { hold: null, allotment: null, channel: 'online' }

export interface Priced {
  readonly priced: Quote
  readonly context: QuoteContext
}

/**
 * The price by today's rules, or why there is none: something is amiss, or it is not what was shown. Whoever
 * takes up an offer pays by the rules of the day of joining the waiting list, or of the offer, as the event says
 * (flow C11).
 */
export function priceOf(
  ctx: Pick<TenantCtx, 'now'>,
  event: SellingEvent,
  body: OrderBody,
  terms: Terms,
): Priced | Refusal {
  if (body.version !== event.version)
    return new Refusal('version_gone', { params: { version: event.version } })
  const context = contextOf(ctx, event, terms)
  const priced = quote(event.compiled, body.draft, context)
  if (priced.problems.length > 0) return quoteRefusal(body.draft, priced.problems)
  if (priced.total !== body.expectedTotal) {
    return new Refusal('price_changed', { params: { expected: body.expectedTotal, now: priced.total } })
  }
  return { priced, context }
}

/** What of a hold a price follows from. */
type Kept = Pick<Hold, 'eventId' | 'units' | 'joinedAt' | 'offeredAt'>

/** What the world says to this order: what is kept for it is free to it alone. */
export function contextOf(
  { now }: Pick<TenantCtx, 'now'>,
  event: SellingEvent,
  { hold, allotment, channel }: Omit<Terms, 'hold'> & { readonly hold: Kept | null },
): QuoteContext {
  const kept = hold?.eventId === event.eventId ? hold.units : {}
  const open = Object.entries(event.free).map(([pool, free]) => [pool, free + (kept[pool] ?? 0)])
  const free: Record<string, number> = Object.fromEntries(open)
  const orderedAt = localOf(now)
  return {
    ...momentsOf(event, hold, orderedAt),
    orderedAt,
    facts: { channel, free: allotment ? freeOfAllotment(free, allotment) : free },
  }
}

/** By which day an order is priced, and when it had to be open: for an offer both have been. */
function momentsOf(
  { definition: { waitingList } }: SellingEvent,
  hold: Kept | null,
  now: Temporal.PlainDateTime,
): Pick<QuoteContext, 'now' | 'openAt'> {
  if (!hold?.joinedAt) return { now }
  const joinedAt = localOf(hold.joinedAt)
  if (waitingList?.price !== 'offer' || !hold.offeredAt) return { now: joinedAt }
  return { now: localOf(hold.offeredAt), openAt: joinedAt }
}
