import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { type LedgerRow, readLedgerRow } from '#server/db/ledger-row.ts'
import { standingPrice } from '../agreement/revisions.queries.ts'

/** Registrations by their ids with the price that stands, in no order. */
export async function listRegistrationRows(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('registration')
    .innerJoinLateral(standingPrice, (join) => join.onTrue())
    .selectAll('registration')
    .select(['agreed.lines', 'agreed.due'])
    .where('registrationId', 'in', registrationIds)
    .execute()
}

export async function listPeopleOf(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('participant')
    .select(['registrationId', 'firstName', 'lastName'])
    .where('registrationId', 'in', registrationIds)
    .where('leftAt', 'is', null)
    .orderBy('position')
    .execute()
}

/** Of several registrations, in no order. @throws Error as `readLedgerRow` */
export async function listLedgerOf(tx: Tx, registrationIds: readonly string[]): Promise<LedgerRow[]> {
  if (registrationIds.length === 0) return []
  const rows = await kysely(tx)
    .selectFrom('ledgerEntry')
    .selectAll()
    .where(sql<boolean>`registration_id = ANY (${registrationIds}::uuid[])`)
    .execute()
  return rows.map(readLedgerRow)
}
