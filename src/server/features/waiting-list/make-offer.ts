import { deadlineOf, localOf } from '#domain/values/polish-time.ts'
import { type Offer, offerEnds, type WaitingParty, wantedBy } from '#domain/waiting-list/waiting-list.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueWaitingMessage } from '#server/features/messages/outbox/queue-waiting-message.ts'
import { claimPlaces } from '#server/features/places/claims/claim-places.ts'
import { holdIdOf } from '#server/features/places/claims/hold-id.ts'
import { newOfferSecret } from './offer-secret.ts'
import { countWaiting, insertOffer, moveToOffered } from './waiting-list.queries.ts'

interface Made {
  readonly eventId: string
  readonly party: WaitingParty
  readonly wish: Offer['wish']
  /** Additional details for the history. */
  readonly because?: Readonly<Record<string, unknown>>
}

/**
 * Holds places for a party until the end of the offer, and notifies it. The caller has locked the pools and the
 * entry, and has found the room. Returns the end; null when the entry no longer waits.
 */
export async function makeOffer(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, party, wish, because = {} }: Made,
): Promise<Temporal.Instant | null> {
  if (!(await moveToOffered(tx, party.id, wish.size))) return null
  const holdId = holdIdOf(newOfferSecret(ctx, party.id))
  const until = deadlineOf(offerEnds(localOf(wholeSecond(ctx.now))).toString())
  await countWaiting(tx, eventId, wantedBy(party.wishes), -1)
  const keys = { accountId: ctx.account, holdId, eventId, waitingEntryId: party.id }
  await insertOffer(tx, { ...keys, expiresAt: until.toString() })
  const claims = wish.claims.map((claim) => ({ ...claim, capacity: null }))
  const short = await claimPlaces(tx, ctx, { eventId, holder: holdId }, claims, { inTurn: true })
  // The pools are locked and were counted: this is a bug, and nothing of it is stored.
  if (short) throw new Error(`An offer does not fit into ${short.pool}.`)
  await recordAudit(tx, ctx, {
    action: 'waiting.offered',
    eventId,
    details: {
      waitingEntry: party.id,
      size: wish.size,
      until: until.toString(),
      ...because,
    },
    before: { state: 'waiting' },
    after: { state: 'offered' },
  })
  await queueWaitingMessage(tx, ctx, { eventId, waitingEntryId: party.id, kind: 'offer' })
  return until
}

/** A deadline is shown to the minute, so it is never stored with a fraction of a second. */
const wholeSecond = (moment: Temporal.Instant) =>
  moment.round({ smallestUnit: 'second', roundingMode: 'ceil' })
