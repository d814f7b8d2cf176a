import { type Allotted, freeOfAllotment } from '#domain/capacity/allotment.ts'
import { answersForLater } from '#domain/quote/answers-for-later.ts'
import { quote } from '#domain/quote/quote.ts'
import type { Quote, QuoteContext, QuoteProblem } from '#domain/quote/quote-result.ts'
import { localOf } from '#domain/values/polish-time.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import type { Hold } from '#server/features/places/claims/hold.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import { assertDraftFits } from './assert-draft-fits.ts'
import { quoteRefusal } from './quote-refusal.ts'

/** The special terms of an order, in addition to the general ones. */
export interface Terms {
  /** Places that are held for this order already. */
  readonly hold: Hold | null
  /** What was set aside for it, when the office registers. */
  readonly allotment: Allotted | null
  readonly channel: QuoteContext['facts']['channel']
}

/** A visitor without special terms. */
export const NO_TERMS: Terms = { hold: null, allotment: null, channel: 'online' }

export interface Priced {
  readonly priced: Quote
  /** Compulsory answers that come later. */
  readonly later: readonly QuoteProblem[]
  readonly context: QuoteContext
}

/**
 * The price by today's rules, or why there is none: there are problems, or it is not the price that was shown. A
 * person who takes up an offer pays by the rules of the day of joining the waiting list, or of the offer, as the
 * event defines (flow C11).
 */
export function priceOf(
  ctx: Pick<TenantCtx, 'now'>,
  event: SellingEvent,
  body: OrderBody,
  terms: Terms,
): Priced | Refusal {
  if (body.version !== event.version)
    return new Refusal('version_gone', { params: { version: event.version } })
  assertDraftFits(event.definition, body.draft)
  const context = contextOf(ctx, event, terms)
  const priced = quote(event.compiled, body.draft, context)
  const { stopping, later } = body.fillInLater
    ? answersForLater(event.definition, body.draft, priced.problems)
    : { stopping: priced.problems, later: [] }
  if (stopping.length > 0) return quoteRefusal(body.draft, stopping)
  if (priced.total !== body.expectedTotal) {
    return new Refusal('price_changed', { params: { expected: body.expectedTotal, now: priced.total } })
  }
  return { priced, later, context }
}

/** The parts of a hold that determine a price. */
type Kept = Pick<Hold, 'eventId' | 'units' | 'joinedAt' | 'offeredAt'>

/** The context of this order: what is held for it is free to it alone. */
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

/** By which day an order is priced, and when it had to be open: an offer has both. */
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
