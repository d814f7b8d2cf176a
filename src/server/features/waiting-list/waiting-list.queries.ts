import { sql } from 'kysely'
import { z } from 'zod'
import type { WaitingParty } from '#domain/capacity/waiting-list.ts'
import { kysely, type Tx } from '#server/db/database.ts'

const wishesSchema = z.array(
  z.object({
    size: z.number().int(),
    claims: z.array(
      z.object({ pool: z.string(), units: z.number().int(), capacity: z.number().int().nullable() }),
    ),
  }),
)

/** So many are looked at each time: those further back are not in turn before them. */
const IN_TURN = 500

/**
 * Locks the pools that those who wait want, in the order in which all lock; free units by pool without regard to
 * those who wait. A pool without a limit is left out.
 */
export async function lockAwaitedPools(
  tx: Tx,
  account: string,
  eventId: string,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ poolKey: string; free: number | null }>`
    SELECT p.pool_key, p.capacity - p.taken AS free
      FROM lock_pools(${account}, ${eventId}, ARRAY(
        SELECT DISTINCT c.pool FROM waiting_entry w, jsonb_to_recordset(w.wishes->0->'claims') AS c(pool text)
         WHERE w.event_id = ${eventId} AND w.state = 'waiting'), '{}') p`.execute(kysely(tx))
  const limited = rows.flatMap(({ poolKey, free }) => (free === null ? [] : [[poolKey, free] as const]))
  return Object.fromEntries(limited)
}

/** Takes the row locks of those who wait, in their turn. Call it behind the locks of the pools. */
export async function lockWaiting(tx: Tx, eventId: string): Promise<WaitingParty[]> {
  const rows = await kysely(tx)
    .selectFrom('waitingEntry')
    .select(['waitingEntryId', 'wishes'])
    .where('eventId', '=', eventId)
    .where('state', '=', 'waiting')
    .orderBy('turn')
    .limit(IN_TURN)
    .forUpdate()
    .execute()
  return rows.map(({ waitingEntryId, wishes }) => ({
    id: waitingEntryId,
    wishes: wishesSchema.parse(wishes),
  }))
}

/** Somebody begins (sign 1) or ceases (-1) to wait for units. Call it behind the locks of the pools. */
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

/** Guarded by the state: false when the entry waits no more. */
export async function moveToOffered(tx: Tx, waitingEntryId: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('waitingEntry')
    .set({ state: 'offered', offeredAt: sql<string>`now()` })
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
export async function moveToDeclined(tx: Tx, waitingEntryId: string): Promise<boolean> {
  const result = await kysely(tx)
    .updateTable('waitingEntry')
    .set({ state: 'declined' })
    .where('waitingEntryId', '=', waitingEntryId)
    .where('state', '=', 'offered')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}
