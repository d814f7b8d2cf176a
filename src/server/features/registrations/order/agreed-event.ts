import type { TenantCtx } from '#server/context/ctx.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import type { SellingEvent } from '#server/features/events/selling/get-selling-event.ts'
import type { OrderBody } from '../agreement/order-body.ts'
import type { Terms } from '../pricing/price-of.ts'

interface Sent {
  readonly body: Pick<OrderBody, 'version'>
  readonly terms: Pick<Terms, 'hold'>
}

/**
 * The event by whose rules an order is made: as it sells now, or, when an offer of the waiting list is taken up, by
 * the version in which the person joined. The terms of joining remain valid, whatever was published since.
 */
export async function agreedEvent(
  ctx: TenantCtx,
  event: SellingEvent,
  { body: { version }, terms: { hold } }: Sent,
): Promise<SellingEvent> {
  if (version === event.version || hold?.eventId !== event.eventId || hold.agreedVersion !== version)
    return event
  const loaded = await ctx.db.tenant(ctx.account, (tx) => getDefinition(tx, ctx, event.eventId, version))
  return { ...event, ...loaded, version }
}
