import { sql } from 'kysely'
import type { EntryOf } from '#domain/payment/ledger-entry.ts'
import { kysely, type Tx } from '#server/db/database.ts'
import { jsonb } from '#server/db/json.ts'
import { type LedgerRow, readLedgerRow } from '#server/db/ledger-row.ts'
import { newId } from '#server/db/new-id.ts'

/** Oldest first. Charges are positive, payments negative. @throws Error as `readLedgerRow` */
export async function listLedger(tx: Tx, registrationId: string): Promise<LedgerRow[]> {
  const rows = await kysely(tx)
    .selectFrom('ledgerEntry')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('at')
    .orderBy('ledgerEntryId')
    .execute()
  return rows.map(readLedgerRow)
}

/**
 * Books what is neither payment nor refund: a correction of what is owed, a fee, or a retained sum. Under the
 * registration's lock.
 */
export async function bookEntry(
  tx: Tx,
  entry: EntryOf<'correction' | 'kept' | 'fee'> & {
    readonly accountId: string
    readonly registrationId: string
  },
): Promise<void> {
  const { explanation, ...row } = entry
  await kysely(tx)
    .insertInto('ledgerEntry')
    .values({ ...row, ledgerEntryId: newId(), explanation: jsonb(explanation) })
    .execute()
}

/** Grosze, with sign, by which the staff have changed what is owed. See db/functions/public.decided_of.sql. */
export async function findDecided(tx: Tx, registrationId: string): Promise<number> {
  const { rows } = await sql<{ decided: number }>`
    SELECT decided_of(account_id, registration_id)::bigint AS decided
      FROM registration WHERE registration_id = ${registrationId}`.execute(kysely(tx))
  return rows[0]?.decided ?? 0
}
