import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** How many things the history of a registration tells: an action that changes nothing adds none. */
export async function countHistory(tx: Tx, registrationId: string): Promise<number> {
  const row = await kysely(tx)
    .selectFrom('auditEntry')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('registrationId', '=', registrationId)
    .executeTakeFirstOrThrow()
  return row.n
}
