import { sql } from 'kysely'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind } from './to-do-kind.ts'

interface Row {
  readonly eventId: string
  readonly count: number
}

/** Registrations that still lack compulsory answers, which the desk has left open. */
export const lacking: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Row>`
      SELECT event_id, count(*)::integer AS count FROM registration
       WHERE lacking <> '[]' AND event_id = ANY (${events}::uuid[]) AND holds_place(state)
       GROUP BY event_id`.execute(kysely(tx))
    return rows.map((row) => ({ ...row, urgent: 0 }))
  },
  path: pageOf('zgloszenia?warunki=lacking:%2B'),
}
