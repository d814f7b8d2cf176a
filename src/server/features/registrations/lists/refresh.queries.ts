import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import type { ListName } from './mark-query.ts'

export interface NewListRow {
  readonly list: ListName
  readonly eventId: string
  readonly registrationId: string
  readonly rowId: string
  readonly nameKey: string
  readonly createdAt: string
  readonly born: string
  readonly marks: readonly string[]
  readonly outdatedAt: string | null
}

/** Whether any row of the account is to be made anew. */
export async function hasOutdated(tx: Tx, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    SELECT EXISTS (SELECT FROM list_refresh)
        OR EXISTS (SELECT FROM list_row WHERE outdated_at <= ${now.toString()}::timestamptz) AS due`.execute(
    kysely(tx),
  )
  return rows[0]?.due === true
}

const PATIENCE_MS = 3_000
const PAUSE_MS = 50

/**
 * One at a time for each account: the second must not write what it read before the first.
 * @returns whether it is locked; not while another works at it for long, for whom a page does not wait
 */
export async function lockRefresh(tx: Tx, account: string): Promise<boolean> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += PAUSE_MS) {
    const { rows } = await sql<{ locked: boolean }>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`lists of ${account}`}, 0)) AS locked`.execute(
      kysely(tx),
    )
    if (rows[0]?.locked === true) return true
    await setTimeout(PAUSE_MS)
  }
  return false
}

export async function queueOutdated(tx: Tx, now: Temporal.Instant): Promise<void> {
  await sql`
    INSERT INTO list_refresh (account_id, registration_id)
    SELECT DISTINCT account_id, registration_id FROM list_row
     WHERE outdated_at <= ${now.toString()}::timestamptz
       AND NOT EXISTS (SELECT FROM list_refresh q WHERE q.registration_id = list_row.registration_id) LIMIT 10000`.execute(
    kysely(tx),
  )
}

/** Takes registrations from the queue: what changed them is committed and seen by every later statement. */
export async function takeQueued(tx: Tx, atMost: number): Promise<string[]> {
  const rows = await kysely(tx)
    .deleteFrom('listRefresh')
    .where('listRefreshId', 'in', (eb) =>
      eb.selectFrom('listRefresh').select('listRefreshId').orderBy('listRefreshId').limit(atMost),
    )
    .returning('registrationId')
    .execute()
  return [...new Set(rows.map(({ registrationId }) => registrationId))]
}

/** Puts these rows in the place of all rows of these registrations. */
export async function replaceRows(
  tx: Tx,
  account: string,
  registrationIds: readonly string[],
  rows: readonly NewListRow[],
): Promise<void> {
  await kysely(tx).deleteFrom('listRow').where('registrationId', 'in', registrationIds).execute()
  await sql`
    INSERT INTO list_row (account_id, event_id, list, row_id, registration_id, name_key, created_at, born, outdated_at, marks)
    SELECT ${account}::uuid, r."eventId", r.list, r."rowId", r."registrationId", r."nameKey", r."createdAt", r.born,
           r."outdatedAt", array_to_tsvector(r.marks)
      FROM jsonb_to_recordset(${jsonb(rows)}) AS r ("eventId" uuid, list text, "rowId" uuid, "registrationId" uuid,
           "nameKey" text, "createdAt" timestamptz, born date, "outdatedAt" timestamptz, marks text[])`.execute(
    kysely(tx),
  )
}

/** Accounts of which at least so many registrations wait, at most so many accounts. */
export async function listOutdatedAccounts(tx: Tx, atLeast: number, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    SELECT account FROM cross_tenant.accounts_with_outdated_lists(${atLeast}, ${atMost}) AS a(account)`.execute(
    kysely(tx),
  )
  return rows.map(({ account }) => account)
}
