import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Seconds for which the longest-waiting job has been due. Throws when the database does not answer. */
export async function readWorkerLag(tx: Tx): Promise<number> {
  const { rows } = await sql<{ lag: number }>`SELECT jobs.lag() AS lag`.execute(kysely(tx))
  return rows[0]?.lag ?? 0
}

/** Work of the account that fails or was given up, by kind, the oldest first. */
export async function listTroubles(tx: Tx) {
  const { rows } = await sql<{
    task: string
    state: 'failing' | 'given_up'
    count: number
    since: Temporal.Instant
    attempts: number
    nextTry: Temporal.Instant | null
  }>`SELECT * FROM jobs.troubles()`.execute(kysely(tx))
  return rows
}

/** Resets demo accounts to their initial data, unless that was done since; returns whether it did. */
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
