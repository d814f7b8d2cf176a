import { nextOffers } from '#domain/capacity/waiting-list.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { getPublishedEvent } from '../events/get-published-event.ts'
import { sweepEvent } from '../places/sweep-event.ts'
import { makeOffer } from './make-offer.ts'
import { freeFor, lockAwaitedPools, lockWaiting } from './waiting-list.queries.ts'

/**
 * Offers what is free in an event to those who wait, in their turn: the places are held for them until the offer
 * ends. May run twice, and twice at once: whoever has an offer waits no more.
 */
export async function offerPlaces(ctx: TenantCtx, eventId: string): Promise<void> {
  const { definition } = await ctx.db.tenant(ctx.account, async (tx) => {
    await sweepEvent(tx, ctx, eventId)
    return getPublishedEvent(tx, ctx, eventId)
  })
  const smallerMayPass = definition.waitingList?.smallerMayPass ?? false
  await ctx.db.tenant(ctx.account, async (tx) => {
    const pools = await lockAwaitedPools(tx, ctx.account, eventId)
    const parties = await lockWaiting(tx, eventId)
    for (const { id, wish } of nextOffers(parties, freeFor(parties, pools), smallerMayPass)) {
      const party = parties.find((each) => each.id === id)
      if (party) await makeOffer(tx, ctx, { eventId, party, wish })
    }
  })
}
