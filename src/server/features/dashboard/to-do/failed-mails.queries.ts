import { sql } from 'kysely'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import { pageOf, type ToDoKind } from './to-do-kind.ts'

interface Row {
  readonly eventId: string
  readonly count: number
  readonly registrationId: string
}

/** Registrations whose mail was refused again and again, while the address is still the same. */
export const failedMails: ToDoKind = {
  may: mayEditRegistrations,
  find: async (tx, { events }) => {
    const { rows } = await sql<Row>`
      SELECT r.event_id, count(DISTINCT r.registration_id)::integer AS count,
             min(r.registration_id::text) AS registration_id
        FROM message m JOIN registration r USING (account_id, registration_id)
       WHERE m.state = 'failed' AND r.event_id = ANY (${events}::uuid[]) AND holds_place(r.state)
         AND lower(m.recipient) = lower(r.contact_email)
         AND NOT EXISTS (SELECT FROM message s WHERE s.account_id = m.account_id
           AND s.registration_id = m.registration_id AND s.state = 'sent' AND s.sent_at > m.created_at
           AND lower(s.recipient) = lower(m.recipient))
       GROUP BY r.event_id`.execute(kysely(tx))
    return rows.map((row) => ({ ...row, urgent: 0 }))
  },
  // As each is corrected the next one takes its place.
  path: (waiting) => pageOf(`zgloszenia/${waiting.registrationId}`)(waiting),
}
