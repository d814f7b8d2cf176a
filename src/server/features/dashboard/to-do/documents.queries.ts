import { sql } from 'kysely'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** After so many days a parent should have an answer. */
const PATIENT_DAYS = 2

/** Documents that nobody has looked at yet; after two days it is urgent. */
export const documents: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { now, events }) => {
    const since = now.subtract({ hours: PATIENT_DAYS * 24 }).toString()
    const { rows } = await sql<Waiting>`
      SELECT e.id AS event_id, count(*)::integer AS count,
             (count(*) FILTER (WHERE w.since < ${since}::timestamptz))::integer AS urgent
        FROM unnest(${events}::uuid[]) AS e(id), waiting_documents(e.id) w
       WHERE w.state = 'delivered'
       GROUP BY e.id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('zgody'),
}
