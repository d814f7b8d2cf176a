import { kysely, type Tx } from '#server/db/database.ts'

export interface JournalFilter {
  readonly registrationId: string | undefined
  /** The last entry of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

/** Newest first: ids of entries grow with time, so the key of the table is the order of the journal. */
export async function listEntries(tx: Tx, filter: JournalFilter) {
  let query = kysely(tx)
    .selectFrom('auditEntry')
    .leftJoin('registration', 'registration.registrationId', 'auditEntry.registrationId')
    .selectAll('auditEntry')
    .select('registration.number')
    .orderBy('auditEntry.auditEntryId', 'desc')
    .limit(filter.limit)
  if (filter.registrationId !== undefined)
    query = query.where('auditEntry.registrationId', '=', filter.registrationId)
  if (filter.after !== undefined) query = query.where('auditEntry.auditEntryId', '<', filter.after)
  return query.execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]
