import { CamelCasePlugin, Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely'
import { hasGivenWay } from './database-fault.ts'
import type { DatabaseRole } from './pool.ts'
import { createPool } from './pool.ts'
import type { DB } from './schema.ts'

/**
 * A transaction. Opaque: only `*.queries.ts` look inside (by `kysely(tx)`), so that a verb cannot
 * write SQL (architecture §3).
 */
export class Tx {
  readonly #inner: Transaction<DB>
  constructor(inner: Transaction<DB>) {
    this.#inner = inner
  }
  static inner(tx: Tx): Transaction<DB> {
    return tx.#inner
  }
}

/** The handle of queries; see `Tx`. */
export function kysely(tx: Tx): Transaction<DB> {
  return Tx.inner(tx)
}

export interface Database {
  /**
   * Runs in one transaction that sees and writes rows of this account only: row-level security is
   * bound to it. Rolled back when `work` throws.
   */
  tenant<T>(account: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The answer of one SQL function, called as a transaction of its own with the same account setting: one round trip,
   * so that no other work comes in between. One that is rolled back in favour of another transaction (a deadlock)
   * is called again: nothing of it has happened.
   */
  call(account: string, call: RawBuilder<unknown>): Promise<unknown>
  /**
   * The same as `tenant`, read-only: everything `look` reads is as it was at one moment, whatever is written
   * meanwhile, and a query may take minutes. Writing is refused.
   */
  snapshot<T>(account: string, look: (tx: Tx) => Promise<T>): Promise<T>
  /** A transaction without an account: global tables and cross-tenant functions; tenant tables show no rows. */
  global<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const LOOK_TIMEOUT = '5min'
/** Of a call that gave way to other transactions each time. */
const ATTEMPTS = 3

export function openDatabase(url: string, size = 10, role: DatabaseRole = 'zapisano_app'): Database {
  const inner = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: createPool(url, role, size) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return {
    tenant: (account, work) =>
      inner.transaction().execute(async (trx) => {
        await bind(trx, role, account)
        return work(new Tx(trx))
      }),
    call: (account, call) =>
      inner.connection().execute(async (connection) => {
        for (let attempt = 1; ; attempt++) {
          try {
            // Separated by OFFSET and evaluated first: the function is planned under the role it then has.
            const { rows } = await sql<{ answer: unknown }>`
              SELECT ${call} AS answer FROM (SELECT ${binding(role, account)} OFFSET 0) AS bound`.execute(
              connection,
            )
            return rows[0]?.answer
          } catch (error) {
            // A terminated connection reports it only at the next query: the pool must not get it back as a sound one.
            await sql`ROLLBACK`.execute(connection).catch(() => undefined)
            if (attempt === ATTEMPTS || !hasGivenWay(error)) throw error
          }
        }
      }),
    snapshot: (account, look) =>
      inner
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (trx) => {
          await bind(trx, role, account)
          await sql`SELECT set_config('statement_timeout', ${LOOK_TIMEOUT}, true)`.execute(trx)
          return look(new Tx(trx))
        }),
    global: (work) =>
      inner.transaction().execute(async (trx) => {
        await bind(trx, role, '')
        return work(new Tx(trx))
      }),
    close: () => inner.destroy(),
  }
}

/**
 * Role and account apply to this transaction alone, set in the transaction itself: behind a pooler the next one may
 * run on a connection that another client has used.
 */
async function bind(trx: Transaction<DB>, role: DatabaseRole, account: string): Promise<void> {
  await sql`SELECT ${binding(role, account)}`.execute(trx)
}

const binding = (role: DatabaseRole, account: string) =>
  sql`set_config('role', ${role}, true), set_config('app.account_id', ${account}, true)`
