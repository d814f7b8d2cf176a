import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

export interface JournalFilter {
  readonly registrationId: string | undefined
  /** 'gateway': every one of them. */
  readonly actor: string | undefined
  /** First words of actions. */
  readonly subjects: readonly string[] | undefined
  readonly since: Temporal.Instant | undefined
  /** The first moment after. */
  readonly until: Temporal.Instant | undefined
  /** The last entry of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

/** Newest first: ids of entries grow with time, so the key of the table is the order of the journal. */
export async function listEntries(tx: Tx, filter: JournalFilter) {
  const { actor, subjects, since, until } = filter
  let query = kysely(tx)
    .selectFrom('auditEntry')
    .leftJoin('registration', 'registration.registrationId', 'auditEntry.registrationId')
    .selectAll('auditEntry')
    .select('registration.number')
    .orderBy('auditEntry.auditEntryId', 'desc')
    .limit(filter.limit)
  if (filter.registrationId !== undefined)
    query = query.where('auditEntry.registrationId', '=', filter.registrationId)
  if (actor === 'gateway') query = query.where('auditEntry.actor', 'like', 'gateway:%')
  else if (actor !== undefined) query = query.where('auditEntry.actor', '=', actor)
  if (subjects !== undefined)
    query = query.where(sql<string>`split_part(audit_entry.action, '.', 1)`, 'in', subjects)
  if (since !== undefined) query = query.where('auditEntry.at', '>=', since)
  if (until !== undefined) query = query.where('auditEntry.at', '<', until)
  if (filter.after !== undefined) query = query.where('auditEntry.auditEntryId', '<', filter.after)
  return query.execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]
