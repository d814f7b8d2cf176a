import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** How a pool stands. */
export interface PoolCounts {
  /** Null counts without limiting. */
  readonly capacity: number | null
  readonly taken: number
  /** Units that those who wait want of it. */
  readonly waiting: number
  /** Units by which it stands above its limit, because somebody decided so or lowered the limit. */
  readonly over: number
}

/** A limit that was changed, and what it was. */
export interface ChangedLimit extends PoolCounts {
  readonly before: number | null
}

/** See `set_limit` in db/migrations/0020-limits-and-allotments.sql; undefined when there is no such limit. */
export async function setLimit(
  tx: Tx,
  account: string,
  limit: { readonly eventId: string; readonly pool: string; readonly capacity: number | null },
): Promise<ChangedLimit | undefined> {
  const { eventId, pool, capacity } = limit
  const { rows } = await sql<ChangedLimit>`
    SELECT * FROM set_limit(${account}, ${eventId}, ${pool}, ${capacity})`.execute(kysely(tx))
  return rows[0]
}

/** The same for all hours of entry that anybody has asked for yet; the others have no rows. */
export async function setSlotLimits(
  tx: Tx,
  account: string,
  eventId: string,
  capacity: number,
): Promise<void> {
  await sql`
    SELECT l.before FROM capacity_pool p, set_limit(${account}, ${eventId}, p.pool_key, ${capacity}) l
     WHERE p.event_id = ${eventId} AND p.pool_key LIKE 'slot:%'`.execute(kysely(tx))
}

/** A pool that is not there yet starts with this capacity. */
export async function makePool(
  tx: Tx,
  account: string,
  eventId: string,
  start: { readonly pool: string; readonly capacity: number | null },
): Promise<void> {
  await sql`SELECT make_pools(${account}, ${eventId}, ${jsonb([start])})`.execute(kysely(tx))
}

/** All pools of an event, those of allotments among them, by key. */
export async function listPools(
  tx: Tx,
  eventId: string,
): Promise<(PoolCounts & { readonly pool: string })[]> {
  return kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey as pool', 'capacity', 'taken', 'waiting', 'over'])
    .where('eventId', '=', eventId)
    .orderBy('poolKey')
    .execute()
}
