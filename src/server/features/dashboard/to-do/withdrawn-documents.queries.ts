import { sql } from 'kysely'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** Consents that registrants have withdrawn and nobody has taken note of; each is urgent, for it holds no more. */
export const withdrawnDocuments: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT e.id AS event_id, count(*)::integer AS count, count(*)::integer AS urgent
        FROM unnest(${events}::uuid[]) AS e(id), waiting_documents(e.id) w
       WHERE w.state = 'withdrawn'
       GROUP BY e.id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('zgody'),
}
