import { asOwner } from '#test/support/owner.ts'
import { GLOBAL_TABLES } from './global-tables.ts'

interface Table {
  readonly name: string
  readonly secured: boolean
  readonly forced: boolean
  /** Of the primary key, in order. */
  readonly key: readonly string[]
  readonly policies: readonly string[]
}

interface ForeignKey {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly columns: readonly string[]
  readonly targets: readonly string[]
}

/** The tables of tenants: all but the global ones. */
export async function listTenantTables(databaseUrl: string): Promise<string[]> {
  return (await listTables(databaseUrl)).map(({ name }) => name).filter((name) => !(name in GLOBAL_TABLES))
}

/** What is wrong with the existing tables: a sentence for each fault. */
export async function tableFaults(databaseUrl: string): Promise<string[]> {
  const tables = await listTables(databaseUrl)
  const names = new Set(tables.map(({ name }) => name))
  const gone = Object.keys(GLOBAL_TABLES).filter((name) => !names.has(name))
  const tenants = tables.filter(({ name }) => !(name in GLOBAL_TABLES))
  const keys = await listForeignKeys(databaseUrl)
  return [
    ...gone.map((name) => `${name} is listed as global and is not there`),
    ...tenants.flatMap(faultsOf),
    ...keys.filter((key) => !(key.from in GLOBAL_TABLES) && !(key.to in GLOBAL_TABLES)).flatMap(faultsOfKey),
  ]
}

const POLICY = '(account_id = ( SELECT current_account() AS current_account))'

function faultsOf({ name, secured, forced, key, policies }: Table): string[] {
  return [
    ...(key[0] === 'account_id' ? [] : [`${name}: the primary key does not begin with account_id`]),
    ...(secured ? [] : [`${name}: row-level security is off`]),
    ...(forced ? [] : [`${name}: row-level security does not hold for its owner`]),
    ...(policies.includes(`of_account ${POLICY} ${POLICY}`)
      ? []
      : [`${name}: no policy binds it to the account`]),
  ]
}

function faultsOfKey({ name, from, columns, targets }: ForeignKey): string[] {
  const carries = columns.some((column, at) => column === 'account_id' && targets[at] === 'account_id')
  return carries ? [] : [`${from}: the foreign key ${name} does not carry account_id`]
}

function listTables(databaseUrl: string): Promise<Table[]> {
  return asOwner(
    databaseUrl,
    `SELECT c.relname AS name, c.relrowsecurity AS secured, c.relforcerowsecurity AS forced,
        ARRAY(SELECT a.attname::text FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k(attnum, place)
               JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
              WHERE i.indrelid = c.oid AND i.indisprimary ORDER BY k.place) AS key,
        ARRAY(SELECT p.policyname || ' ' || p.qual || coalesce(' ' || p.with_check, '') FROM pg_policies p
              WHERE p.schemaname = 'public' AND p.tablename = c.relname) AS policies
       FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY 1`,
  )
}

function listForeignKeys(databaseUrl: string): Promise<ForeignKey[]> {
  const columns = (table: string, keys: string) => `ARRAY(
    SELECT a.attname::text FROM unnest(${keys}) WITH ORDINALITY AS k(attnum, place)
      JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.attnum ORDER BY k.place)`
  return asOwner(
    databaseUrl,
    `SELECT c.conname AS name, c.conrelid::regclass::text AS from, c.confrelid::regclass::text AS to,
        ${columns('c.conrelid', 'c.conkey')} AS columns, ${columns('c.confrelid', 'c.confkey')} AS targets
       FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`,
  )
}
