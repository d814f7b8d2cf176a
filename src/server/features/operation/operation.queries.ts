import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Throws when the database does not answer. */
export async function pingDatabase(tx: Tx): Promise<void> {
  await sql`SELECT 1`.execute(kysely(tx))
}

/** Makes demo accounts what the filling left, unless that was done since; answers whether it did. */
export async function restoreDemoRows(tx: Tx, since: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    SELECT demo.restore(${since.toString()}::timestamptz) AS done`.execute(kysely(tx))
  return rows[0]?.done === true
}

/** Registrations of demo accounts that are to be paid, with the end of their time to pay. */
export async function listUnpaidOfDemo(tx: Tx) {
  const { rows } = await sql<{ accountId: string; registrationId: string; expiresAt: Temporal.Instant }>`
    SELECT * FROM demo.unpaid_registrations()`.execute(kysely(tx))
  return rows
}
