import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'
import { type LedgerRow, readLedgerRow } from '#server/db/ledger-row.ts'
import type { PageKey } from '#server/http/page-key.ts'
import { standingPrice } from '../agreement/revisions.queries.ts'

export interface ListFilter {
  readonly eventId: string
  readonly search: string | undefined
  readonly state: string | undefined
  /** The last row of the page before. */
  readonly after: PageKey | undefined
  readonly limit: number
}

/** Newest first, by key: a page deep in the list costs as much as the first. */
export async function listRegistrationRows(tx: Tx, filter: ListFilter) {
  let query = kysely(tx)
    .selectFrom('registration')
    .innerJoinLateral(standingPrice, (join) => join.onTrue())
    .selectAll('registration')
    .select(['agreed.lines', 'agreed.due'])
    .where('eventId', '=', filter.eventId)
    .orderBy('createdAt', 'desc')
    .orderBy('registrationId', 'desc')
    .limit(filter.limit)
  if (filter.state !== undefined) query = query.where('state', '=', filter.state)
  if (filter.search) query = query.where(matches(filter.search))
  const { after } = filter
  if (after) {
    query = query.where(
      sql<boolean>`(created_at, registration_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    )
  }
  return query.execute()
}

/** By number, contact or the name of any registered person; capitals do not matter. */
function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`(number ILIKE ${pattern}
    OR contact_first_name || ' ' || contact_last_name ILIKE ${pattern}
    OR contact_email ILIKE ${pattern}
    OR contact_phone ILIKE ${pattern}
    OR EXISTS (SELECT FROM participant p WHERE p.account_id = registration.account_id
      AND p.registration_id = registration.registration_id AND p.left_at IS NULL
      AND p.first_name || ' ' || p.last_name ILIKE ${pattern}))`
}

export async function countByState(tx: Tx, eventId: string): Promise<Record<string, number>> {
  const rows = await kysely(tx)
    .selectFrom('registration')
    .select(['state', sql<number>`count(*)`.as('n')])
    .where('eventId', '=', eventId)
    .groupBy('state')
    .execute()
  return Object.fromEntries(rows.map((row) => [row.state, row.n]))
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
    .where('registrationId', 'in', registrationIds)
    .execute()
  return rows.map(readLedgerRow)
}
