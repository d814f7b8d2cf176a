import { sql } from 'kysely'
import { type Database, kysely, type Tx } from './database.ts'

/**
 * The same database for verbs that are to work in a transaction that is already open: what they write stands or falls with
 * it, together with what the opener writes. A verb that throws leaves the transaction to be rolled back.
 */
export const joined = (db: Database, tx: Tx): Database => ({
  ...db,
  tenant: (_account, work) => work(tx),
  snapshot: (_account, look) => look(tx),
  call: async (_account, call) => {
    const { rows } = await sql<{ answer: unknown }>`SELECT ${call} AS answer`.execute(kysely(tx))
    return rows[0]?.answer
  },
})
