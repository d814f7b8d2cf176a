import { sql } from 'kysely'
import { HOLDING_STATES } from '#domain/registration/states.ts'
import { kysely, type Tx } from '#server/db/database.ts'

interface Wanted {
  readonly eventId: string
  readonly group?: string | undefined
  readonly type?: string | undefined
}

/** Registrants of what holds a place, with the newest name of each address; tests are nobody. */
export async function listRegistrants(tx: Tx, { eventId, group, type }: Wanted, limit: number) {
  const { rows } = await sql<{ firstName: string; lastName: string; email: string }>`
    SELECT first_name AS "firstName", last_name AS "lastName", email FROM (
      SELECT DISTINCT ON (lower(r.contact_email)) r.contact_first_name AS first_name,
             r.contact_last_name AS last_name, r.contact_email AS email
        FROM registration r
       WHERE r.event_id = ${eventId} AND r.state = ANY (${[...HOLDING_STATES]}::text[]) AND r.contact_email <> ''
         AND NOT r.is_test
         AND (${group ?? null}::text IS NULL AND ${type ?? null}::text IS NULL OR EXISTS (
               SELECT FROM participant p
                WHERE p.account_id = r.account_id AND p.registration_id = r.registration_id AND p.left_at IS NULL
                  AND (${group ?? null}::text IS NULL OR p.participant_group = ${group ?? null})
                  AND (${type ?? null}::text IS NULL OR p.participant_type = ${type ?? null})))
       ORDER BY lower(r.contact_email), r.registration_id DESC) each
     ORDER BY last_name, first_name, email LIMIT ${limit}`.execute(kysely(tx))
  return rows
}
