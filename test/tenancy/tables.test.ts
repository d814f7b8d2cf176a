import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ConnectedRole, connectAs, NO_RIGHT } from './role.ts'
import { listTenantTables, tableFaults } from './table-faults.ts'
import { seedTenants, type Tenants } from './tenants.ts'

/**
 * Every table of the database, as the role of the application sees it: nothing without an account, and
 * with one nothing of another. The accounts of the tenants have rows in every table.
 */
let tenants: Tenants
let tables: string[]
let role: ConnectedRole

beforeAll(async () => {
  tenants = await seedTenants()
  tables = await listTenantTables(tenants.server.databaseUrl)
  role = await connectAs(tenants.server.databaseUrl, 'zapisano_app')
})
afterAll(async () => {
  await role[Symbol.asyncDispose]()
  await tenants[Symbol.asyncDispose]()
})

/** One statement of the application, with an account or without. */
const app: ConnectedRole['run'] = (...statement) => role.run(...statement)

const count = async (account: string | null, table: string) =>
  (await app(account, `SELECT count(*)::integer AS n FROM ${table}`)).rows[0].n

const rowOf = async (account: string, table: string) => {
  const [row] = await asOwner<{ row: object }>(
    tenants.server.databaseUrl,
    `SELECT to_jsonb(t) AS row FROM ${table} t WHERE account_id = $1 LIMIT 1`,
    [account],
  )
  return row?.row
}

describe('the shape', () => {
  test('every table is of a tenant and guarded as one, or listed as global', async () => {
    expect(await tableFaults(tenants.server.databaseUrl)).toEqual([])
    expect(tables).toContain('registration')
  })

  test('a new table without any of these guards is found', async () => {
    await using database = await createTestDatabase()
    await asOwner(
      database.url,
      `CREATE TABLE forgotten (id uuid PRIMARY KEY);
       CREATE TABLE half (account_id uuid, half_id uuid, PRIMARY KEY (account_id, half_id));
       ALTER TABLE half ENABLE ROW LEVEL SECURITY;
       CREATE POLICY of_account ON half USING (true);
       CREATE TABLE loose (account_id uuid, loose_id uuid, half_account uuid, half_id uuid,
         PRIMARY KEY (account_id, loose_id), FOREIGN KEY (half_account, half_id) REFERENCES half);
       CALL make_tenant_table('loose');
       DROP TABLE gateway_notice;`,
    )
    expect(await tableFaults(database.url)).toEqual([
      'gateway_notice is listed as global and is not there',
      'forgotten: the primary key does not begin with account_id',
      'forgotten: row-level security is off',
      'forgotten: row-level security does not hold for its owner',
      'forgotten: no policy binds it to the account',
      'half: row-level security does not hold for its owner',
      'half: no policy binds it to the account',
      'loose: the foreign key loose_half_account_half_id_fkey does not carry account_id',
    ])
  })
})

describe('without an account', () => {
  test('no table shows a row, though each has rows of both accounts', async () => {
    for (const table of tables) {
      expect(await rowOf(tenants.victim.account, table), `${table} of the victim`).toBeDefined()
      expect(await rowOf(tenants.stranger.account, table), `${table} of the stranger`).toBeDefined()
      expect(await count(null, table), table).toBe(0)
    }
  })

  test('no table takes a row', async () => {
    for (const table of tables) {
      const row = await rowOf(tenants.victim.account, table)
      const insert = `INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`
      await expect(app(null, insert, [row]), table).rejects.toMatchObject(NO_RIGHT)
    }
  })

  test('the roles of the application have no special rights: no bypass, no table of their own', async () => {
    // A login of an installation, whatever its name, has no rights of its own: it takes those of a role by SET ROLE.
    const roles = await asOwner(
      tenants.server.databaseUrl,
      `SELECT rolname FROM pg_roles WHERE rolname LIKE 'zapisano%'
        AND (rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb OR rolreplication
             OR (rolcanlogin AND rolinherit))`,
    )
    const owned = await asOwner(
      tenants.server.databaseUrl,
      `SELECT tablename FROM pg_tables WHERE tableowner LIKE 'zapisano%' AND schemaname <> 'graphile_worker'`,
    )
    expect([...roles, ...owned]).toEqual([])
  })
})

describe('with an account', () => {
  test('its own rows are seen, and none of another', async () => {
    const { victim, stranger } = tenants
    for (const table of tables) {
      expect(await count(stranger.account, table), table).toBeGreaterThan(0)
      const foreign = await app(stranger.account, `SELECT FROM ${table} WHERE account_id = $1`, [
        victim.account,
      ])
      expect(foreign.rowCount, table).toBe(0)
    }
  })

  test('rows of another cannot be changed, removed, made or given away', async () => {
    const { victim, stranger } = tenants
    for (const table of tables) {
      const [update, remove] = [mayOrNothing(table, 'UPDATE'), mayOrNothing(table, 'DELETE')]
      await update(`UPDATE ${table} SET account_id = account_id WHERE account_id = $1`, [victim.account])
      await remove(`DELETE FROM ${table} WHERE account_id = $1`, [victim.account])
      const insert = `INSERT INTO ${table} SELECT * FROM jsonb_populate_record(NULL::${table}, $1)`
      const row = await rowOf(victim.account, table)
      await expect(app(stranger.account, insert, [row]), table).rejects.toMatchObject(NO_RIGHT)
      const give = `UPDATE ${table} SET account_id = $1`
      await expect(app(stranger.account, give, [victim.account]), table).rejects.toMatchObject(NO_RIGHT)
    }
  })

  /** If the role has the right at all, the statement finds nothing; otherwise it is refused. */
  function mayOrNothing(table: string, right: 'UPDATE' | 'DELETE') {
    return async (statement: string, values: unknown[]) => {
      const { rows } = await app(null, `SELECT has_table_privilege($1, $2) AS may`, [table, right])
      const outcome = app(tenants.stranger.account, statement, values)
      if (rows[0].may) expect((await outcome).rowCount, statement).toBe(0)
      else await expect(outcome, statement).rejects.toMatchObject(NO_RIGHT)
    }
  }

  test.each([
    'audit_entry',
    'consent',
    'event_version',
    'ledger_entry',
    'reconciliation',
    'registration_revision',
    'scan',
  ])('%s is append-only, also for its own account', async (table) => {
    const { account } = tenants.victim
    for (const statement of [
      `UPDATE ${table} SET account_id = account_id`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table}`,
    ]) {
      await expect(app(account, statement), statement).rejects.toMatchObject(NO_RIGHT)
    }
  })

  test('an ended transaction leaves no account selected on its connection', async () => {
    await role.client.query('BEGIN')
    await role.client.query(`SELECT set_config('app.account_id', $1, true)`, [tenants.victim.account])
    await role.client.query('COMMIT')
    const seen = await role.client.query(
      'SELECT current_account() AS account, count(*)::integer AS n FROM registration',
    )
    expect(seen.rows).toEqual([{ account: null, n: 0 }])
  })
})
