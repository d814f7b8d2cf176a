import type { Database, Tx } from './database.ts'

/** A database whose work for an account is part of a transaction that has begun: for what is tried and taken back. */
export const databaseWithin = (database: Database, tx: Tx): Database => ({
  ...database,
  tenant: (_account, work) => work(tx),
})
