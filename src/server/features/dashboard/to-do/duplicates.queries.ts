import { sql } from 'kysely'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** Pairs of registrations with people who look the same. */
export const duplicates: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Waiting>`
      SELECT event_id, count(*)::integer AS count, 0 AS urgent
        FROM (SELECT DISTINCT event_id, other_registration_id, one_registration_id FROM same_person
               WHERE event_id = ANY (${events}::uuid[])) AS pair
       GROUP BY event_id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('powtorzenia'),
}
