import { type Offer, offerEnds, type WaitingParty, wantedBy } from '#domain/capacity/waiting-list.ts'
import { deadlineOf, localOf } from '#domain/polish-time.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { queueWaitingMessage } from '../messages/queue-waiting-message.ts'
import { claimPlaces } from '../places/claim-places.ts'
import { holdIdOf } from '../places/hold-id.ts'
import { offerSecret } from './offer-secret.ts'
import { countWaiting, insertOffer, moveToOffered } from './waiting-list.queries.ts'

interface Made {
  readonly eventId: string
  readonly party: WaitingParty
  readonly wish: Offer['wish']
  /** What the history says besides. */
  readonly because?: Readonly<Record<string, unknown>>
}

/**
 * Holds places for a party until the end of the offer, and tells it. The caller has locked the pools and the
 * entry, and has found the room. Answers the end; null when the entry waits no more.
 */
export async function makeOffer(
  tx: Tx,
  ctx: TenantCtx,
  { eventId, party, wish, because = {} }: Made,
): Promise<Temporal.Instant | null> {
  if (!(await moveToOffered(tx, party.id, wish.size))) return null
  const holdId = holdIdOf(offerSecret(ctx, party.id))
  const until = deadlineOf(offerEnds(localOf(wholeSecond(ctx.now))).toString())
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
      ...because,
    },
    before: { state: 'waiting' },
    after: { state: 'offered' },
  })
  await queueWaitingMessage(tx, ctx, { eventId, waitingEntryId: party.id, kind: 'offer' })
  return until
}

/** A deadline is told to the minute, never kept to a fraction of a second. */
const wholeSecond = (moment: Temporal.Instant) =>
  moment.round({ smallestUnit: 'second', roundingMode: 'ceil' })
