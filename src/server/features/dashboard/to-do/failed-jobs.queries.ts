import { sql } from 'kysely'
import { mayReadJournal } from '#domain/access/rights.ts'
import { kysely } from '#server/db/database.ts'
import type { ToDoKind } from './to-do-kind.ts'

/** Background work of the account that was tried again and again and given up. */
export const failedJobs: ToDoKind = {
  may: mayReadJournal,
  find: async (tx) => {
    const { rows } = await sql<{ count: number }>`
      SELECT coalesce(sum(count), 0)::integer AS count FROM jobs.troubles() WHERE state = 'given_up'`.execute(
      kysely(tx),
    )
    const count = rows[0]?.count ?? 0
    return count === 0 ? [] : [{ eventId: null, count, urgent: count }]
  },
  // Whoever runs the service starts it again.
  path: () => null,
}
