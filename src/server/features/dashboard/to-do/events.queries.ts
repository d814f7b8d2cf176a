import { sql } from 'kysely'
import { mayEditEvents } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** Changes of an open event that visitors do not see yet. */
export const unpublishedChanges: ToDoKind = {
  may: mayEditEvents,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT e.event_id, 1 AS count, 0 AS urgent
        FROM event e
        JOIN event_version v ON v.account_id = e.account_id AND v.event_id = e.event_id AND v.version = e.published_version
       WHERE e.event_id = ANY (${events}::uuid[]) AND e.called_off_at IS NULL
         AND e.draft_saved_at > v.published_at AND e.draft <> v.definition`.execute(kysely(tx))
    return rows
  },
  path: pageOf('pulpit#publikacja'),
}

/** Registrations that still stand though their event was called off. */
export const failedCallOffs: ToDoKind = {
  may: mayEditEvents,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT event_id, count(*)::integer AS count, count(*)::integer AS urgent
        FROM call_off_failure WHERE event_id = ANY (${events}::uuid[]) GROUP BY event_id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('odwolanie'),
}
