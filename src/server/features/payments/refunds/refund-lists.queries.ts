import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { type LedgerRow, readLedgerRow } from '#server/db/ledger-row.ts'
import type { PageKey } from '#server/http/page-key.ts'

/** Registrations of an event with more money than is owed or being refunded, newest first. */
export async function listWithSurplus(
  tx: Tx,
  page: { readonly eventId: string; readonly after: PageKey | undefined; readonly limit: number },
) {
  let query = kysely(tx)
    .selectFrom('registration')
    .select([
      'registrationId',
      'number',
      'state',
      'contactFirstName',
      'contactLastName',
      'contactEmail',
      'createdAt',
    ])
    .where('eventId', '=', page.eventId)
    .where(sql<boolean>`surplus_of(account_id, registration_id) > 0`)
    .orderBy('createdAt', 'desc')
    .orderBy('registrationId', 'desc')
    .limit(page.limit)
  if (page.after) {
    query = query.where(
      sql<boolean>`(created_at, registration_id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`,
    )
  }
  return query.execute()
}

/** The ledgers of registrations, oldest entry first. @throws Error as `readLedgerRow` */
export async function listEntries(tx: Tx, registrationIds: readonly string[]): Promise<LedgerRow[]> {
  if (registrationIds.length === 0) return []
  const rows = await kysely(tx)
    .selectFrom('ledgerEntry')
    .selectAll()
    .where('registrationId', 'in', registrationIds)
    .orderBy('at')
    .orderBy('ledgerEntryId')
    .execute()
  return rows.map(readLedgerRow)
}

export async function listRefundsOf(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('refund')
    .select(['registrationId', 'paymentId', 'amount', 'state'])
    .where('registrationId', 'in', registrationIds)
    .execute()
}

/** Payments that have brought money. */
export async function listSucceeded(tx: Tx, registrationIds: readonly string[]) {
  if (registrationIds.length === 0) return []
  return kysely(tx)
    .selectFrom('payment')
    .select(['paymentId', 'registrationId', 'gateway', 'createdAt'])
    .where('registrationId', 'in', registrationIds)
    .where('state', '=', 'succeeded')
    .execute()
}

/** Refunds of an event, or those in a state, newest first. */
export async function listRefundRows(
  tx: Tx,
  page: {
    readonly eventId: string
    readonly state?: string | undefined
    readonly after: PageKey | undefined
    readonly limit: number
  },
) {
  let query = kysely(tx)
    .selectFrom('refund')
    .innerJoin('registration', (join) =>
      join
        .onRef('registration.registrationId', '=', 'refund.registrationId')
        .onRef('registration.accountId', '=', 'refund.accountId'),
    )
    .selectAll('refund')
    .select(['registration.number', 'registration.contactFirstName', 'registration.contactLastName'])
    .where('refund.eventId', '=', page.eventId)
    .orderBy('refund.createdAt', 'desc')
    .orderBy('refund.refundId', 'desc')
    .limit(page.limit)
  if (page.state !== undefined) query = query.where('refund.state', '=', page.state)
  if (page.after) {
    query = query.where(
      sql<boolean>`(refund.created_at, refund.refund_id) < (${page.after.at}::timestamptz, ${page.after.id}::uuid)`,
    )
  }
  return query.execute()
}
