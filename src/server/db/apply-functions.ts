import pg from 'pg'
import { readSqlFiles, type SqlFile } from './apply-migrations.ts'

/** Error codes of PostgreSQL that reveal a wrong order of files or a changed signature. */
const UNDEFINED_FUNCTION = '42883'
const OTHER_SIGNATURE = ['42P13', '42809']
const STILL_NEEDED = '2BP01'

/** The existing signatures by `schema.name`, as files are named. */
type Routines = ReadonlyMap<string, readonly string[]>

/**
 * Brings the functions of the database in line with the files of a folder, one function or procedure each, named
 * `<schema>.<name>.sql`, within the caller's transaction and after its migrations. A file is applied when its content
 * differs from what was applied last, or when the function is missing; a function whose file is gone is dropped.
 *
 * Files are applied in the order of their names. PostgreSQL decides what has to wait: a file that needs a missing
 * function is tried again after the others. A function is replaced in place, with owner and rights as if it were new.
 * One whose arguments or result change is dropped first, unless something else depends on it.
 * @throws Error that names the file
 */
export async function applyFunctions(client: pg.Client, folder: URL): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS schema_function (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const files = await readSqlFiles(folder)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_function',
  )
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  const routines = await findRoutines(client)
  const due = files.filter(({ name, checksum }) => applied.get(name) !== checksum || !routines.has(name))
  await defineAll(client, due, routines)
  const gone = rows.map(({ name }) => name).filter((name) => !files.some((file) => file.name === name))
  for (const name of gone) await dropGone(client, name, routines)
  if (due.length > 0) await record(client, due)
}

async function findRoutines(client: pg.Client): Promise<Routines> {
  const { rows } = await client.query<{ name: string; signatures: string[] }>(
    `SELECT n.nspname || '.' || p.proname AS name, array_agg(p.oid::regprocedure::text) AS signatures
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') GROUP BY 1`,
  )
  return new Map(rows.map(({ name, signatures }) => [name, signatures]))
}

async function defineAll(client: pg.Client, files: readonly SqlFile[], routines: Routines): Promise<void> {
  let waiting = files
  while (waiting.length > 0) {
    const before = waiting.length
    const failed: { file: SqlFile; error: unknown }[] = []
    for (const file of waiting) {
      try {
        await define(client, file, routines.get(file.name) ?? [])
      } catch (error) {
        if (codeOf(error) !== UNDEFINED_FUNCTION) throw failure(file, error)
        await client.query('ROLLBACK TO SAVEPOINT file')
        failed.push({ file, error })
      }
    }
    const [first] = failed
    if (first && failed.length === before) throw failure(first.file, first.error)
    waiting = failed.map(({ file }) => file)
  }
}

/** Creates the function as its file defines it. On an error, the caller returns to the savepoint `file`. */
async function define(client: pg.Client, file: SqlFile, existing: readonly string[]): Promise<void> {
  const create = `${file.sql}\n; RELEASE SAVEPOINT file`
  if (existing.length === 0) {
    // In one message, because a new database has all of them to create.
    await client.query(`SAVEPOINT file; ${create}`)
    return
  }
  await client.query('SAVEPOINT file')
  if (await replace(client, file, existing)) return
  for (const signature of existing) await client.query(`DROP ROUTINE ${signature}`)
  await client.query(create)
}

/**
 * Replaces an existing function in place; false, and nothing has changed, where the new one has another signature.
 */
async function replace(client: pg.Client, file: SqlFile, existing: readonly string[]): Promise<boolean> {
  await client.query('SAVEPOINT replacement')
  try {
    await resetRights(client, existing)
    await client.query(file.sql)
    // PostgreSQL creates a second function next to the first where arguments differ.
    const now = (await findRoutines(client)).get(file.name) ?? []
    if (existing.length === 1 && now.length === 1) {
      await client.query('RELEASE SAVEPOINT file')
      return true
    }
  } catch (error) {
    if (!OTHER_SIGNATURE.includes(codeOf(error))) throw error
  }
  await client.query('ROLLBACK TO SAVEPOINT replacement')
  return false
}

// A right or an owner that the file no longer names would otherwise stay.
async function resetRights(client: pg.Client, signatures: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ statements: string }>(
    `SELECT format('ALTER ROUTINE %s OWNER TO CURRENT_USER;', f) || CASE WHEN p.proacl IS NULL THEN '' ELSE
            coalesce((SELECT string_agg(format('REVOKE ALL ON ROUTINE %s FROM %s;', f,
                               CASE grantee WHEN 0 THEN 'public' ELSE grantee::regrole::text END), '')
                        FROM aclexplode(p.proacl) WHERE grantee <> p.proowner AND grantee <> current_user::regrole), '')
            || format('GRANT EXECUTE ON ROUTINE %s TO public;', f) END AS statements
       FROM unnest($1::text[]::regprocedure[]) AS f JOIN pg_proc p ON p.oid = f`,
    [signatures],
  )
  await client.query(rows.map(({ statements }) => statements).join(''))
}

async function dropGone(client: pg.Client, name: string, routines: Routines): Promise<void> {
  try {
    for (const signature of routines.get(name) ?? []) await client.query(`DROP ROUTINE ${signature}`)
  } catch (error) {
    throw new Error(`db/functions/${name}.sql is gone, but its function is still needed${detailOf(error)}`, {
      cause: error,
    })
  }
  await client.query('DELETE FROM schema_function WHERE name = $1', [name])
}

async function record(client: pg.Client, files: readonly SqlFile[]): Promise<void> {
  const routines = await findRoutines(client)
  for (const { name } of files) {
    if (routines.get(name)?.length !== 1)
      throw new Error(`db/functions/${name}.sql does not make one function called ${name}.`)
  }
  await client.query(
    `INSERT INTO schema_function (name, checksum) SELECT * FROM unnest($1::text[], $2::text[])
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
    [files.map(({ name }) => name), files.map(({ checksum }) => checksum)],
  )
}

function failure({ name }: SqlFile, error: unknown): Error {
  const what =
    codeOf(error) === STILL_NEEDED
      ? `changes what the function takes or returns, and something is bound to it${detailOf(error)}`
      : `failed: ${error instanceof Error ? error.message : String(error)}`
  return new Error(`db/functions/${name}.sql ${what}`, { cause: error })
}

/** What depends on a function that was to be dropped, and the way out. */
const detailOf = (error: unknown) =>
  `: ${error instanceof pg.DatabaseError ? error.detail : String(error)}. Drop both in a migration: functions that have a file are made again behind it.`

const codeOf = (error: unknown) => (error instanceof pg.DatabaseError ? (error.code ?? '') : '')
