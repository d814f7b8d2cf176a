import { sql } from 'kysely'
import { z } from 'zod'
import { type WaitingParty, wantedBy } from '#domain/waiting-list/waiting-list.ts'
import { kysely, type Tx } from '#server/db/database.ts'

export const wishesSchema = z.array(
  z.object({
    size: z.number().int(),
    claims: z.array(
      z.object({ pool: z.string(), units: z.number().int(), capacity: z.number().int().nullable() }),
    ),
  }),
)

/** Batch size of the lookup: entries further back are not in turn before them. */
const IN_TURN = 500

/** Free units by pool without regard to waiting entries; null where there is no limit. */
type Free = Readonly<Record<string, number | null>>

/**
 * Locks the pools that waiting entries would take, in the order in which all lock, and returns what is free of them.
 */
export async function lockAwaitedPools(tx: Tx, account: string, eventId: string): Promise<Free> {
  const { rows } = await sql<{ poolKey: string; free: number | null }>`
    SELECT p.pool_key, p.capacity - p.taken AS free
      FROM lock_pools(${account}, ${eventId}, ARRAY(
        SELECT DISTINCT c.pool FROM waiting_entry w, jsonb_array_elements(w.wishes) wish,
               jsonb_to_recordset(wish->'claims') AS c(pool text)
         WHERE w.event_id = ${eventId} AND w.state = 'waiting'), '{}') p`.execute(kysely(tx))
  return Object.fromEntries(rows.map(({ poolKey, free }) => [poolKey, free]))
}

/**
 * What is free for these parties, as `nextOffers` wants it. A pool that was not locked has nothing free: a party has
 * joined at this very moment, and the job that this has queued handles it.
 */
export function freeFor(parties: readonly WaitingParty[], pools: Free): Record<string, number> {
  const wanted = parties.flatMap(({ wishes }) => wishes.flatMap(({ claims }) => claims))
  const limited = wanted.flatMap(({ pool }) => {
    const free = pool in pools ? pools[pool] : 0
    return typeof free === 'number' ? [[pool, free] as const] : []
  })
  return Object.fromEntries(limited)
}

const waiting = (tx: Tx, eventId: string) =>
  kysely(tx)
    .selectFrom('waitingEntry')
    .select(['waitingEntryId', 'wishes'])
    .where('eventId', '=', eventId)
    .where('state', '=', 'waiting')
    .forUpdate()

const partyOf = (row: { readonly waitingEntryId: string; readonly wishes: unknown }): WaitingParty => ({
  id: row.waitingEntryId,
  wishes: wishesSchema.parse(row.wishes),
})

/** Takes the row locks of waiting entries, in their turn. Call it after the locks of the pools. */
export async function lockWaiting(tx: Tx, eventId: string): Promise<WaitingParty[]> {
  return (await waiting(tx, eventId).orderBy('turn').limit(IN_TURN).execute()).map(partyOf)
}

/** One waiting entry, at any place in the queue. Call it after the locks of the pools. */
export async function lockParty(
  tx: Tx,
  eventId: string,
  waitingEntryId: string,
): Promise<WaitingParty | null> {
  const row = await waiting(tx, eventId).where('waitingEntryId', '=', waitingEntryId).executeTakeFirst()
  return row ? partyOf(row) : null
}

/** Locks the pools that one entry counts in; null when there is no such entry. */
export async function lockPoolsOf(
  tx: Tx,
  account: string,
  waitingEntryId: string,
): Promise<(WaitingParty & { readonly eventId: string }) | null> {
  const row = await kysely(tx)
    .selectFrom('waitingEntry')
    .select(['waitingEntryId', 'eventId', 'wishes'])
    .where('waitingEntryId', '=', waitingEntryId)
    .executeTakeFirst()
  if (!row) return null
  const party = partyOf(row)
  const pools = wantedBy(party.wishes).map(({ pool }) => pool)
  await sql`SELECT FROM lock_pools(${account}, ${row.eventId}, ${pools}::text[], '{}')`.execute(kysely(tx))
  return { ...party, eventId: row.eventId }
}

/** Queues a job that checks whose turn it is; one for an event. */
export async function queueOffers(tx: Tx, account: string, eventId: string): Promise<void> {
  await sql`SELECT queue_offers(${account}, ${eventId})`.execute(kysely(tx))
}

/** An entry begins (sign 1) or ceases (-1) to wait for units. Call it after the locks of the pools. */
export async function countWaiting(
  tx: Tx,
  eventId: string,
  wanted: readonly { readonly pool: string; readonly units: number }[],
  sign: 1 | -1,
): Promise<void> {
  for (const { pool, units } of wanted) {
    await kysely(tx)
      .updateTable('capacityPool')
      .set({ waiting: sql<number>`waiting + ${sign * units}` })
      .where('eventId', '=', eventId)
      .where('poolKey', '=', pool)
      .execute()
  }
}

/** Guarded by the state: false when the entry no longer waits. */
export async function moveToOffered(tx: Tx, waitingEntryId: string, size: number): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('waitingEntry')
    .set({ state: 'offered', offeredSize: size, offeredAt: sql<string>`now()` })
    .where('waitingEntryId', '=', waitingEntryId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The row of the hold by which an offer keeps its places; what it claims is claimed by `claimPlaces`. */
export async function insertOffer(
  tx: Tx,
  offer: {
    readonly accountId: string
    readonly holdId: string
    readonly eventId: string
    readonly waitingEntryId: string
    readonly expiresAt: string
  },
): Promise<void> {
  await kysely(tx).insertInto('hold').values(offer).execute()
}

/** Guarded by the state: false when the offer has been taken or has ended meanwhile. */
export const moveToDeclined = (tx: Tx, waitingEntryId: string): Promise<boolean> =>
  moveOn(tx, waitingEntryId, 'offered', 'declined')

/** Guarded by the state: false when the entry no longer waits. Call it after the locks of the pools. */
export const moveToGivenUp = (tx: Tx, waitingEntryId: string): Promise<boolean> =>
  moveOn(tx, waitingEntryId, 'waiting', 'given_up')

async function moveOn(tx: Tx, waitingEntryId: string, from: string, to: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('waitingEntry')
    .set({ state: to })
    .where('waitingEntryId', '=', waitingEntryId)
    .where('state', '=', from)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
