import pg from 'pg'

/** A table's name → its number of rows and the sum of their hashes. */
export type Fingerprint = Readonly<Record<string, string>>

/** Fingerprints of a database; disposing of it closes the one connection that they are taken by. */
export interface Fingerprints extends AsyncDisposable {
  /** Every row of every table, also of the jobs and of the test gateway. */
  whole(): Promise<Fingerprint>
  /** Every row of an account: of all tables that have one. */
  ofAccount(account: string): Promise<Fingerprint>
}

const ALL_TABLES = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`
const TABLES_OF_ACCOUNTS = `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
  WHERE column_name = 'account_id' AND table_schema = 'public' ORDER BY 1`

/**
 * Takes fingerprints by statements that are prepared once: planning sixty tables anew takes longer than reading them.
 * @param databaseUrl of the superuser
 */
export async function openFingerprints(databaseUrl: string): Promise<Fingerprints> {
  // Nothing has been analysed: the small tables look large enough for helpers, and to start two of them takes longer than reading.
  const options = '-c max_parallel_workers_per_gather=0'
  const client = new pg.Client({ connectionString: databaseUrl, options })
  // The database ends the connection when it is dropped first.
  client.on('error', () => undefined)
  await client.connect()
  const namesOf = async (tables: string) =>
    (await client.query<{ name: string }>(tables)).rows.map(({ name }) => name)
  const ofAll = hashesOf(await namesOf(ALL_TABLES), '')
  const ofAccounts = hashesOf(await namesOf(TABLES_OF_ACCOUNTS), 'WHERE account_id = $1')
  const take = async (name: string, text: string, values: string[]) => {
    const { rows } = await client.query<{ name: string; hash: string }>({ name, text, values })
    return Object.fromEntries(rows.map((row) => [row.name, row.hash]))
  }
  return {
    whole: () => take('whole', ofAll, []),
    ofAccount: (account) => take('of-account', ofAccounts, [account]),
    [Symbol.asyncDispose]: () => client.end(),
  }
}

/** 64 bits a row, whose sum does not depend on the order of the rows. */
const hashesOf = (tables: readonly string[], where: string) =>
  tables
    .map(
      (name) =>
        `SELECT '${name}' AS name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS hash
           FROM ${name} t ${where}`,
    )
    .join(' UNION ALL ')
