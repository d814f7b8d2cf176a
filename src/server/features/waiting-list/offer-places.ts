import {
  nextOffers,
  type Offer,
  offerEnds,
  type WaitingParty,
  wantedBy,
} from '#domain/capacity/waiting-list.ts'
import { deadlineOf, localOf } from '#domain/polish-time.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { claimPlaces } from '../places/claim-places.ts'
import { holdIdOf } from '../places/hold-id.ts'
import { sweepEvent } from '../places/sweep-event.ts'
import { offerSecret } from './offer-secret.ts'
import {
  countWaiting,
  insertOffer,
  lockAwaitedPools,
  lockWaiting,
  moveToOffered,
} from './waiting-list.queries.ts'

/**
 * Offers what is free in an event to those who wait, in their turn: the places are held for them until the offer
 * ends. May run twice: whoever has an offer waits no more.
 */
export async function offerPlaces(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, (tx) => sweepEvent(tx, ctx, eventId))
  await ctx.db.tenant(ctx.account, async (tx) => {
    const free = await lockAwaitedPools(tx, ctx.account, eventId)
    const parties = await lockWaiting(tx, eventId)
    for (const offer of nextOffers(parties, free, false)) {
      const party = parties.find(({ id }) => id === offer.id)
      if (party) await makeOffer(tx, ctx, { eventId, party, wish: offer.wish })
    }
  })
}

async function makeOffer(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, party, wish }: { eventId: string; party: WaitingParty; wish: Offer['wish'] },
): Promise<void> {
  if (!(await moveToOffered(tx, party.id))) return
  const holdId = holdIdOf(offerSecret(ctx, party.id))
  const until = deadlineOf(offerEnds(localOf(ctx.now)).toString())
  await countWaiting(tx, eventId, wantedBy(party.wishes), -1)
  const keys = { accountId: ctx.account, holdId, eventId, waitingEntryId: party.id }
  await insertOffer(tx, { ...keys, expiresAt: until.toString() })
  const claims = wish.claims.map((claim) => ({ ...claim, capacity: null }))
  const short = await claimPlaces(tx, ctx, { eventId, holder: holdId }, claims, { inTurn: true })
  // The pools are locked and were counted: this is a fault of ours, and nothing of it stands.
  if (short) throw new Error(`An offer does not fit into ${short.pool}.`)
  await recordAudit(tx, ctx, {
    action: 'waiting.offered',
    eventId,
    details: {
      waitingEntry: party.id,
      size: wish.size,
      until: until.toString(),
    },
    before: { state: 'waiting' },
    after: { state: 'offered' },
  })
}
