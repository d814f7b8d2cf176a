import { z } from 'zod'
import { nextOffers } from '#domain/waiting-list/waiting-list.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getPublishedEvent } from '#server/features/events/selling/get-published-event.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { job } from '#server/jobs/job.ts'
import { makeOffer } from './make-offer.ts'
import { freeFor, lockAwaitedPools, lockWaiting } from './waiting-list.queries.ts'

export const offerPlacesJob = job(z.object({ event: z.uuid() }), (ctx, { event }) => offerPlaces(ctx, event))

/**
 * Offers what is free in an event to the waiting entries, in their turn: the places are held for them until the offer
 * ends. May run twice, and twice at once: an entry with an offer no longer waits.
 */
async function offerPlaces(ctx: TenantCtx, eventId: string): Promise<void> {
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
