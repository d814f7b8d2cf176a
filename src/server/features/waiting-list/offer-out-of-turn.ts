import { nextOffers } from '#domain/waiting-list/waiting-list.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { sweepEvent } from '#server/features/places/claims/sweep-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findEntry } from './entries.queries.ts'
import { makeOffer } from './make-offer.ts'
import { freeFor, lockAwaitedPools, lockParty } from './waiting-list.queries.ts'

interface Input {
  readonly eventId: string
  readonly waitingEntryId: string
  /** Why earlier entries are passed over, as the history records it. */
  readonly reason: string
}

interface Offered {
  readonly until: Temporal.Instant
  readonly size: number
}

/**
 * 'Pomiń': a member of staff offers free places to an entry before its turn, by name and with a reason. Earlier
 * entries keep their places in the queue, and no limit is exceeded. An entry that has an offer already keeps that
 * one.
 * @throws Refusal not_found, not_waiting, full
 */
export async function offerOutOfTurn(ctx: TenantCtx, input: Input): Promise<Offered> {
  const { eventId, waitingEntryId, reason } = input
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    await sweepEvent(tx, ctx, eventId)
  })
  return ctx.db.tenant(ctx.account, async (tx) => {
    const pools = await lockAwaitedPools(tx, ctx.account, eventId)
    const party = await lockParty(tx, eventId, waitingEntryId)
    if (!party) return madeBefore(tx, input)
    const [offer] = nextOffers([party], freeFor([party], pools), false)
    if (!offer) throw new Refusal('full')
    const { place } = (await findEntry(tx, waitingEntryId)) ?? {}
    const because = { reason, outOfTurn: { place: place ?? null } }
    const until = await makeOffer(tx, ctx, { eventId, party, wish: offer.wish, because })
    if (!until) throw new Refusal('not_waiting')
    return { until, size: offer.wish.size }
  })
}

/** A double click gets the same answer twice. @throws Refusal not_found, not_waiting */
async function madeBefore(tx: Tx, { eventId, waitingEntryId }: Input): Promise<Offered> {
  const entry = await findEntry(tx, waitingEntryId)
  if (entry?.eventId !== eventId) throw new Refusal('not_found')
  const { offeredUntil: until, offeredSize: size } = entry
  if (until === null || size === null) throw new Refusal('not_waiting')
  return { until, size }
}
