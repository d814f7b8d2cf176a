import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** The order of reading entries: waiting ones by their place, those with an offer by its end. */

export async function findEntryIdByToken(tx: Tx, tokenHash: Buffer): Promise<string | undefined> {
  const row = await kysely(tx)
    .selectFrom('waitingEntry')
    .select('waitingEntryId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  return row?.waitingEntryId
}

/** The place of an entry: behind earlier entries that want a pool that it wants too. From 1, while it waits. */
const place = sql<number | null>`CASE WHEN waiting_entry.state = 'waiting' THEN 1 + (
  SELECT count(*)::integer FROM waiting_entry o
   WHERE o.event_id = waiting_entry.event_id AND o.state = 'waiting' AND o.turn < waiting_entry.turn
     AND EXISTS (SELECT FROM jsonb_to_recordset(o.wishes->0->'claims') AS a(pool text)
                   JOIN jsonb_to_recordset(waiting_entry.wishes->0->'claims') AS b(pool text) USING (pool))) END`

const entries = (tx: Tx) =>
  kysely(tx)
    .selectFrom('waitingEntry')
    .leftJoin('hold', (join) =>
      join
        .onRef('hold.accountId', '=', 'waitingEntry.accountId')
        .onRef('hold.waitingEntryId', '=', 'waitingEntry.waitingEntryId'),
    )
    .selectAll('waitingEntry')
    .select(['hold.holdId', 'hold.expiresAt as offeredUntil', place.as('place')])

/** An entry with its place in the queue, from 1, while it waits, and the end of its offer while it has one. */
export async function findEntry(tx: Tx, waitingEntryId: string) {
  return entries(tx).where('waitingEntry.waitingEntryId', '=', waitingEntryId).executeTakeFirst()
}

export type EntryRow = NonNullable<Awaited<ReturnType<typeof findEntry>>>

/** In turn, from behind a turn on. */
export async function listEntries(
  tx: Tx,
  page: {
    readonly eventId: string
    readonly state: string | undefined
    readonly after: string | undefined
    readonly limit: number
  },
): Promise<EntryRow[]> {
  const { eventId, state, after = '0', limit } = page
  return entries(tx)
    .where('waitingEntry.eventId', '=', eventId)
    .where('waitingEntry.turn', '>', sql<number>`${after}::bigint`)
    .$if(state !== undefined, (query) => query.where('waitingEntry.state', '=', state ?? ''))
    .orderBy('waitingEntry.turn')
    .limit(limit)
    .execute()
}

export async function countEntries(tx: Tx, eventId: string): Promise<Record<string, number>> {
  const rows = await kysely(tx)
    .selectFrom('waitingEntry')
    .select(['state', sql<number>`count(*)::integer`.as('entries')])
    .where('eventId', '=', eventId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map(({ state, entries: count }) => [state, count]))
}

/** Pools with waiting entries, by key: free units, and wanted units. */
export async function listAwaitedPools(tx: Tx, eventId: string) {
  return kysely(tx)
    .selectFrom('capacityPool')
    .select([
      'poolKey as pool',
      sql<number>`greatest(0, coalesce(capacity, 0) - taken)`.as('free'),
      'waiting as wanted',
    ])
    .where('eventId', '=', eventId)
    .where('waiting', '>', 0)
    .where('capacity', 'is not', null)
    .orderBy('poolKey')
    .execute()
}
