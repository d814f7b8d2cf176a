import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'

const FOLDER = new URL('../../../db/migrations/', import.meta.url)
/** Any constant: two nodes that start at once must not migrate at once. */
const LOCK = 7_219_604_113

/**
 * Brings the database at `url` (the owner's) to the newest shape: our migrations in order of their
 * names, forward only, then those of graphile-worker under its own role. A migration that has been
 * applied may never be edited: a changed checksum is an error that names the file.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const done = await appliedMigrations(client)
    for (const name of await migrationNames()) await apply(client, name, done)
    await migrateWorker(client, url)
  } finally {
    await client.end()
  }
}

async function migrationNames(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
}

async function appliedMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

async function apply(client: pg.Client, name: string, done: ReadonlyMap<string, string>): Promise<void> {
  const sql = await readFile(new URL(name, FOLDER), 'utf8')
  const checksum = createHash('sha256').update(sql).digest('hex')
  const known = done.get(name)
  if (known === checksum) return
  if (known !== undefined) {
    throw new Error(`Migration ${name} was changed after it had been applied. Add a new one instead.`)
  }
  await client.query('BEGIN')
  try {
    // Functions may name graphile_worker, which is migrated after ours.
    await client.query('SET LOCAL check_function_bodies = off')
    await client.query(sql)
    await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw new Error(`Migration ${name} failed.`, { cause: error })
  }
}

/** graphile_worker belongs to zapisano_worker, so that the application role cannot touch its rows. */
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
