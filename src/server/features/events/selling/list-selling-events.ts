import type { TenantCtx } from '#server/context/ctx.ts'
import { listPublishedEvents } from './events.queries.ts'
import { type SellingEvent, withPlaces } from './get-selling-event.ts'

/** The published events of an account with their free places, in the order in which they were made. */
export async function listSellingEvents(ctx: TenantCtx): Promise<SellingEvent[]> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const events: SellingEvent[] = []
    for (const event of await listPublishedEvents(tx)) events.push(await withPlaces(tx, ctx, event))
    return events
  })
}
