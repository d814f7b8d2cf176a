import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** An event that was published, as its newest version names it. */
interface Edition {
  readonly id: string
  readonly title: string
  /** The first day, ISO; null where it has none. */
  readonly start: string | null
}

const MOST = 100

/** Published events of the account but this one, the newest first. */
export async function listEditions(tx: Tx, eventId: string): Promise<Edition[]> {
  const { rows } = await sql<Edition>`
    SELECT e.event_id AS id, v.definition->>'title' AS title, left(v.definition #>> '{dates,start}', 10) AS start
      FROM event e
      JOIN event_version v ON v.account_id = e.account_id AND v.event_id = e.event_id AND v.version = e.published_version
     WHERE e.event_id <> ${eventId} ORDER BY e.created_at DESC LIMIT ${MOST}`.execute(kysely(tx))
  return rows
}

/** Ids of published events that are not in the archive. */
export async function listOpenEvents(tx: Tx): Promise<string[]> {
  const rows = await kysely(tx)
    .selectFrom('event')
    .select('eventId')
    .where('publishedVersion', 'is not', null)
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .execute()
  return rows.map(({ eventId }) => eventId)
}

export async function findCompared(tx: Tx, eventId: string): Promise<string | null> {
  const row = await kysely(tx)
    .selectFrom('event')
    .select('comparedWith')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  return row?.comparedWith ?? null
}

export async function saveCompared(tx: Tx, eventId: string, comparedWith: string | null): Promise<void> {
  await kysely(tx).updateTable('event').set({ comparedWith }).where('eventId', '=', eventId).execute()
}
