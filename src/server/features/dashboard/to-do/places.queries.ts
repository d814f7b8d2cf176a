import { sql } from 'kysely'
import { mayEditEvents, mayEditRegistrations } from '#domain/access/rights.ts'
import { SLOT_POOLS } from '#domain/capacity/slots.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** From so many percent on a limit is nearly reached. */
const NEARLY_FULL = 90

/** Limits that are nearly reached; hours and what was set aside are watched where they are. */
export const nearlyFull: ToDoKind = {
  may: mayEditEvents,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT event_id, count(*)::integer AS count, 0 AS urgent FROM capacity_pool
       WHERE event_id = ANY (${events}::uuid[]) AND capacity > 0 AND taken < capacity
         AND taken::bigint * 100 >= capacity::bigint * ${NEARLY_FULL}
         AND pool_key NOT LIKE '%/%' AND NOT starts_with(pool_key, ${SLOT_POOLS})
       GROUP BY event_id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('miejsca'),
}

/** Parties on the waiting list for whose whole wish there are places, though nothing was offered to them. */
export const waitingWithPlaces: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT w.event_id, count(*)::integer AS count, 0 AS urgent FROM waiting_entry w
       WHERE w.state = 'waiting' AND w.event_id = ANY (${events}::uuid[])
         AND NOT EXISTS (
           SELECT FROM jsonb_to_recordset(w.wishes->0->'claims') AS c(pool text, units integer)
             JOIN capacity_pool p ON p.account_id = w.account_id AND p.event_id = w.event_id AND p.pool_key = c.pool
            WHERE p.taken + c.units > p.capacity)
       GROUP BY w.event_id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('miejsca'),
}
