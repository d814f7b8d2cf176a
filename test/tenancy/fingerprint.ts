import { asOwner } from '#test/support/owner.ts'

/** A table's name → its number of rows and a hash of them all. */
export type Fingerprint = Readonly<Record<string, string>>

/** Every row of every table, also of the jobs and of the test gateway. */
export async function wholeFingerprint(databaseUrl: string): Promise<Fingerprint> {
  const tables = await asOwner<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  )
  return fingerprint(databaseUrl, tables, 'true')
}

/** Every row of an account: of all tables that have one. */
export async function accountFingerprint(databaseUrl: string, account: string): Promise<Fingerprint> {
  const tables = await asOwner<{ name: string }>(
    databaseUrl,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.columns
      WHERE column_name = 'account_id' AND table_schema = 'public' ORDER BY 1`,
  )
  return fingerprint(databaseUrl, tables, `account_id = '${account}'`)
}

async function fingerprint(databaseUrl: string, tables: readonly { name: string }[], where: string) {
  const each = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*) || ' '
      || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS rows FROM ${name} t WHERE ${where}`,
  )
  const rows = await asOwner<{ name: string; rows: string }>(databaseUrl, each.join(' UNION ALL '))
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]))
}
