import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** The numbers of a day; money in grosze. */
export interface DayNumbers {
  /** ISO. */
  readonly day: string
  readonly registrations: number
  readonly people: number
  readonly entered: number
  readonly charged: number
  readonly paid: number
}

/** Whether more than so many changes of the account wait to be added to their days. */
export async function hasManyChanges(tx: Tx, few: number): Promise<boolean> {
  const { rows } = await sql<{ waiting: number }>`
    SELECT count(*)::integer AS waiting FROM (SELECT FROM event_count_change LIMIT ${few + 1}) AS w`.execute(
    kysely(tx),
  )
  return (rows[0]?.waiting ?? 0) > few
}

/** See db/functions/public.add_count_changes.sql. */
export async function addCountChanges(tx: Tx, account: string, atMost: number): Promise<void> {
  await sql`SELECT add_count_changes(${account}::uuid, ${atMost})`.execute(kysely(tx))
}

/** The days of an event on which anything happened, in order; all of them as of one moment. */
export async function listDays(tx: Tx, eventId: string): Promise<DayNumbers[]> {
  const { rows } = await sql<DayNumbers>`
    SELECT day::text, sum(registrations)::bigint AS registrations, sum(people)::bigint AS people,
           sum(entered)::bigint AS entered, sum(charged)::bigint AS charged, sum(paid)::bigint AS paid
      FROM (SELECT day, registrations, people, entered, charged, paid FROM event_day_count
             WHERE event_id = ${eventId}
            UNION ALL
            SELECT day, registrations, people, entered, charged, paid FROM event_count_change
             WHERE event_id = ${eventId}) AS n
     GROUP BY day
    HAVING (sum(registrations), sum(people), sum(entered), sum(charged), sum(paid)) <> (0, 0, 0, 0, 0)
     ORDER BY day`.execute(kysely(tx))
  return rows
}
