import { sql } from 'kysely'
import { kysely, type Tx } from '#server/db/database.ts'

/** Throws when the database does not answer. */
export async function pingDatabase(tx: Tx): Promise<void> {
  await sql`SELECT 1`.execute(kysely(tx))
}
