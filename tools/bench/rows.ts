import type pg from 'pg'
import { FAMILY } from './event.ts'

/**
 * What is wrong with the rows of an event after so many orders were acknowledged; empty when counters,
 * claims, people, money and answers agree. A figure with faults is void.
 * @param people of each of them
 */
export async function faultsIn(
  owner: pg.Client,
  event: string,
  sold: number,
  people = FAMILY,
): Promise<string[]> {
  const { rows } = await owner.query<{ what: string; count: number; each: number }>(
    `WITH r AS (SELECT registration_id FROM registration WHERE event_id = $1)
     SELECT 'registrations' AS what, count(*)::int AS count, 1 AS each FROM r
     UNION ALL SELECT 'people', count(*)::int, ${people} FROM participant NATURAL JOIN r
     UNION ALL SELECT 'charges', count(*)::int, 1 FROM ledger_entry NATURAL JOIN r WHERE kind = 'charge'
     UNION ALL SELECT 'agreements', count(*)::int, 1 FROM registration_revision NATURAL JOIN r
     UNION ALL SELECT 'notes', count(*)::int, 1 FROM audit_entry NATURAL JOIN r WHERE action = 'registration.created'
     UNION ALL SELECT pool_key || ' taken', taken, ${people} FROM capacity_pool WHERE event_id = $1
     UNION ALL SELECT pool_key || ' claimed', sum(units)::int, ${people} FROM capacity_claim WHERE event_id = $1 GROUP BY pool_key`,
    [event],
  )
  const { rows: over } = await owner.query<{ pool_key: string; over: number }>(
    'SELECT pool_key, taken - capacity AS over FROM capacity_pool WHERE event_id = $1 AND taken > capacity',
    [event],
  )
  return [
    ...rows
      .filter(({ count, each }) => count !== sold * each)
      .map(({ what, count, each }) => `${what}: ${count} instead of ${sold * each}`),
    ...over.map((pool) => `${pool.pool_key} oversold by ${pool.over}`),
  ]
}
