import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { applyFunctions } from './apply-functions.ts'
import { applyMigrations } from './apply-migrations.ts'
import { assertPostgres } from './assert-postgres.ts'
import { grantLogins, type Logins } from './logins.ts'
import { storeSigningKeys } from './signing-keys.ts'

const FOLDER = new URL('../../../db/', import.meta.url)
/** Any constant: two nodes that start concurrently must not migrate at the same time. */
const LOCK = 7_219_604_113

/** What a database needs besides its schema. */
export interface Access {
  readonly logins: Logins
  /** Keys that prove sessions (`sessionKeys`). */
  readonly signingKeys: readonly Buffer[]
}

/**
 * Brings the database at `url` (the owner's) to the newest schema: `db/migrations` (`applyMigrations`) and then
 * `db/functions` (`applyFunctions`) in one transaction, all or nothing; then the migrations of graphile-worker under
 * its own role. Then grants access to the logins that `access` names. Nodes that start concurrently do it one after
 * another.
 * @param folder with `migrations/` and `functions/`; the product's own unless a test brings another
 * @throws ConfigError when the database server is too old, or the database newer than this program
 * @throws Error that names a file that cannot be applied; the database is as it was
 */
export async function migrate(url: string, access?: Access, folder = FOLDER): Promise<void> {
  await assertPostgres(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await applySchema(client, folder)
    await migrateWorker(client, url)
    if (access === undefined) return
    await grantLogins(client, access.logins)
    await storeSigningKeys(client, access.signingKeys)
  } finally {
    await client.end()
  }
}

/** The migrations and functions of a folder, all or nothing of them. */
async function applySchema(client: pg.Client, folder: URL): Promise<void> {
  await client.query('BEGIN')
  try {
    // Functions may name graphile_worker, which is migrated after ours, and each other.
    await client.query('SET LOCAL check_function_bodies = off')
    await applyMigrations(client, new URL('migrations/', folder))
    await applyFunctions(client, new URL('functions/', folder))
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** graphile_worker belongs to zapisano_worker, so that the application role cannot access its rows. */
async function migrateWorker(client: pg.Client, url: string): Promise<void> {
  const database = await client.query<{ name: string }>('SELECT quote_ident(current_database()) AS name')
  await client.query(`GRANT CREATE ON DATABASE ${database.rows[0]?.name} TO zapisano_worker`)
  const pool = new pg.Pool({ connectionString: url, options: '-c role=zapisano_worker', max: 1 })
  // A connection that dies is reported by the query that needs it.
  pool.on('error', () => {})
  pool.on('connect', (connection) => connection.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
  }
}
