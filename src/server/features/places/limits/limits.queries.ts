import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'

/** The state of a pool. */
export interface PoolCounts {
  /** Null counts without limiting. */
  readonly capacity: number | null
  readonly taken: number
  /** Units of it that the waiting list wants. */
  readonly waiting: number
  /** Units above its limit, because the staff decided so or lowered the limit. */
  readonly over: number
}

/** A changed limit, with its previous value. */
export interface ChangedLimit extends PoolCounts {
  readonly before: number | null
}

/** See db/functions/public.set_limit.sql; undefined when there is no such limit. */
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

/** The same for all existing pools whose names begin so: hours of entry, a limit per person. */
export async function setLimits(
  tx: Tx,
  account: string,
  limits: { readonly eventId: string; readonly begin: string; readonly capacity: number | null },
): Promise<void> {
  const { eventId, begin, capacity } = limits
  await sql`
    SELECT l.before FROM capacity_pool p, set_limit(${account}, ${eventId}, p.pool_key, ${capacity}) l
     WHERE p.event_id = ${eventId} AND starts_with(p.pool_key, ${begin})`.execute(kysely(tx))
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

/** All pools of an event, including those of allotments, except those of one person; by key. */
export async function listPools(
  tx: Tx,
  eventId: string,
): Promise<(PoolCounts & { readonly pool: string })[]> {
  return kysely(tx)
    .selectFrom('capacityPool')
    .select(['poolKey as pool', 'capacity', 'taken', 'waiting', 'over'])
    .where('eventId', '=', eventId)
    .where('poolKey', 'not like', '%~%')
    .orderBy('poolKey')
    .execute()
}

/** Units of a pool that are held, and not registered. */
export interface HeldUnits {
  /** By people who are filling in the form. */
  readonly held: number
  /** By offers to the waiting list. */
  readonly offered: number
}

/** What holds and offers of an event have taken, by pool; pools without any are left out. */
export async function listHeldUnits(tx: Tx, eventId: string): Promise<ReadonlyMap<string, HeldUnits>> {
  const { rows } = await sql<HeldUnits & { pool: string }>`
    SELECT c.pool_key AS pool,
           coalesce(sum(c.units) FILTER (WHERE h.waiting_entry_id IS NULL), 0)::integer AS held,
           coalesce(sum(c.units) FILTER (WHERE h.waiting_entry_id IS NOT NULL), 0)::integer AS offered
      FROM hold h JOIN capacity_claim c ON c.account_id = h.account_id AND c.holder_id = h.hold_id
     WHERE h.event_id = ${eventId}
     GROUP BY c.pool_key`.execute(kysely(tx))
  return new Map(rows.map(({ pool, ...units }) => [pool, units]))
}
