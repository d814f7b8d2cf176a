import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedAccount } from '#test/support/seed.ts'
import { type Database, kysely, openDatabase, type Tx } from './database.ts'

let database: TestDatabase
let db: Database
let account: string

beforeAll(async () => {
  database = await createTestDatabase()
  account = (await seedAccount(database.url, { subdomain: 'chwila' })).account
  await seedAccount(database.url, { subdomain: 'inne' })
  await asOwner(
    database.url,
    `CREATE FUNCTION deadlocked() RETURNS text LANGUAGE plpgsql AS $$ BEGIN
       PERFORM pg_advisory_xact_lock(1); PERFORM pg_advisory_xact_lock(2); RETURN 'both locks';
     END $$`,
  )
  db = openDatabase(database.url, 2)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const names = async (tx: Tx) =>
  (await kysely(tx).selectFrom('account').select('name').execute()).map(({ name }) => name)

test('a snapshot shows only the account, as it was at one moment', async () => {
  const seen = await db.snapshot(account, async (tx) => {
    const first = await names(tx)
    await asOwner(database.url, "UPDATE account SET name = 'Zmienione' WHERE account_id = $1", [account])
    return [first, await names(tx)]
  })
  expect(seen).toEqual([['Konto chwila'], ['Konto chwila']])
  expect(await db.snapshot(account, names)).toEqual(['Zmienione'])
})

test('a snapshot refuses writing', async () => {
  const write = db.snapshot(account, async (tx) => {
    await sql`UPDATE account SET name = 'Zapisane'`.execute(kysely(tx))
  })
  await expect(write).rejects.toMatchObject({ code: '25006' })
})

test('a single function call sees only the account, and leaves no setting behind', async () => {
  const seen = sql`(SELECT jsonb_agg(name) FROM account)`
  const one = openDatabase(database.url, 1)
  expect(await one.call(account, seen)).toEqual(['Zmienione'])
  const bound = sql<string>`SELECT current_setting('app.account_id', true) AS account`
  expect(await one.global(async (tx) => (await bound.execute(kysely(tx))).rows)).toEqual([{ account: '' }])
  expect(await one.call('', seen)).toBeNull()
  await one.close()
})

test('a connection survives a function that refuses; a terminated one is not reused', async () => {
  const one = openDatabase(database.url, 1)
  await expect(one.call(account, sql`1 / 0`)).rejects.toMatchObject({ code: '22012' })
  await expect(one.call(account, sql`pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow()
  expect(await one.call(account, sql`1 + 1`)).toBe(2)
  await one.close()
})

test('a snapshot may take longer than other transactions', async () => {
  const timeout = async (tx: Tx) => (await sql`SHOW statement_timeout`.execute(kysely(tx))).rows
  expect(await db.snapshot(account, timeout)).toEqual([{ statementTimeout: '5min' }])
  expect(await db.tenant(account, timeout)).toEqual([{ statementTimeout: '30s' }])
})

test('a call that loses a deadlock is made again, once its winner has ended', async () => {
  const one = openDatabase(database.url, 1)
  const winner = new pg.Client(database.url)
  await winner.connect()
  // Only the call looks for deadlocks in this time, so it is the one that gives way.
  await winner.query("SET deadlock_timeout = '1min'; BEGIN; SELECT pg_advisory_xact_lock(2)")
  const call = one.call(account, sql`deadlocked()`)
  const pid = (await winner.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid
  await expect
    .poll(() =>
      asOwner(
        database.url,
        'SELECT 1 AS n FROM pg_locks WHERE NOT granted AND $1 = ANY (pg_blocking_pids(pid))',
        [pid],
      ),
    )
    .toHaveLength(1)
  // Waits for the lock of the call, which waits for this one.
  await winner.query('SELECT pg_advisory_xact_lock(1)')
  await winner.query('COMMIT')
  expect(await call).toBe('both locks')
  await winner.end()
  await one.close()
})
