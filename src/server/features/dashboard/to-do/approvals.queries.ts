import { sql } from 'kysely'
import { mayApproveRegistrations } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind, type Waiting } from './to-do-kind.ts'

/** After so many days somebody should have decided (flow C13). */
const PATIENT_DAYS = 7

/** Registrations that wait for approval; a week after the order it is urgent. */
export const approvals: ToDoKind = {
  may: mayApproveRegistrations,
  find: async (tx, { now, events }) => {
    const since = now.subtract({ hours: PATIENT_DAYS * 24 }).toString()
    const { rows } = await sql<Waiting>`
      SELECT event_id, count(*)::integer AS count,
             (count(*) FILTER (WHERE created_at < ${since}::timestamptz))::integer AS urgent
        FROM registration
       WHERE event_id = ANY (${events}::uuid[]) AND state = 'awaiting_approval' AND NOT is_refused
       GROUP BY event_id`.execute(kysely(tx))
    return rows
  },
  path: pageOf('zgloszenia?warunki=state:awaiting_approval'),
}
