import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'
import { ConfigError } from '#server/base/config.ts'

/** An SQL file and the checksum by which the database recognises it. */
export interface SqlFile {
  /** Without the file extension. */
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The SQL files of a folder, in the order of their names. */
export async function readSqlFiles(folder: URL): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return {
        name: name.slice(0, -'.sql'.length),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}

/**
 * Applies the migrations of a folder that the database has not had, in the order of their names, within the caller's
 * transaction. Forward only.
 * @throws Error that names the file: it fails, or it was changed after it had been applied
 * @throws ConfigError when the database has had one that this version of the program does not know
 */
export async function applyMigrations(client: pg.Client, folder: URL): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const files = await readSqlFiles(folder)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migration ORDER BY name',
  )
  assertKnown(rows, files)
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  for (const file of files) {
    const checksum = applied.get(file.name)
    if (checksum === undefined) await apply(client, file)
    else if (checksum !== file.checksum)
      throw new Error(
        `db/migrations/${file.name}.sql was changed after it had been applied. Add a new one instead.`,
      )
  }
}

// A program older than the database would put older functions over its newer tables.
function assertKnown(applied: readonly { name: string }[], files: readonly SqlFile[]): void {
  const unknown = applied.filter(({ name }) => !files.some((file) => file.name === name))
  if (unknown.length === 0) return
  throw new ConfigError(
    `The database was migrated by another version of the program, which has ${unknown.map(({ name }) => name).join(', ')}. ` +
      'Use that version or a newer one; a local database can be created again after `npm run clean`.',
  )
}

async function apply(client: pg.Client, { name, sql, checksum }: SqlFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(
      `db/migrations/${name}.sql failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
  await client.query('INSERT INTO schema_migration (name, checksum) VALUES ($1, $2)', [name, checksum])
}
