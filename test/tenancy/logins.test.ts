import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getSession } from '#contract/panel.ts'
import { readConfig } from '#server/base/config.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { grantLogins, loginsBeside } from '#server/db/logins.ts'
import { startServer } from '#server/main.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestServer } from '#test/support/server.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { NO_RIGHT } from './role.ts'
import { seedTenants, type Tenants } from './tenants.ts'

/** What an SQL injection could reach: everything here runs on the connection of the web node. */
let tenants: Tenants
let web: pg.Client

beforeAll(async () => {
  tenants = await seedTenants()
  web = new pg.Client(loginsBeside(tenants.server.databaseUrl).app)
  await web.connect()
})
afterAll(async () => {
  await web.end()
  await tenants[Symbol.asyncDispose]()
})

/** One statement after the attacker has switched from the application's role to the login's own rights. */
async function afterReset(statement: string, values: unknown[] = []): Promise<pg.QueryResult> {
  await web.query('SET ROLE zapisano_app')
  await web.query('RESET ROLE')
  return web.query(statement, values)
}

test('RESET ROLE gives no rights: neither tables nor other roles nor policies', async () => {
  expect((await afterReset('SELECT current_user::text AS name')).rows).toEqual([
    { name: 'zapisano_app_login' },
  ])
  for (const statement of [
    'SELECT * FROM registration',
    'SELECT * FROM session',
    'SELECT * FROM cross_tenant.signing_key',
    'SELECT * FROM graphile_worker._private_jobs',
    'SET ROLE zapisano_worker',
    'SET ROLE zapisano_cross_tenant',
    'SET ROLE zapisano_demo',
    'SET ROLE postgres',
    'SET SESSION AUTHORIZATION postgres',
    'CREATE TABLE own_table (id integer)',
    "SELECT cross_tenant.accounts_of_user('00000000-0000-7000-8000-000000000000')",
  ])
    await expect(afterReset(statement), statement).rejects.toMatchObject(NO_RIGHT)
  for (const statement of [
    'ALTER TABLE registration DISABLE ROW LEVEL SECURITY',
    'DROP POLICY of_account ON registration',
    'DROP TABLE registration',
  ])
    await expect(afterReset(statement), statement).rejects.toMatchObject(NO_RIGHT)
})

test('the running product signs in by its two logins, and never as the owner', async () => {
  await using server = await startTestServer()
  const names = await asOwner<{ name: string }>(
    server.databaseUrl,
    `SELECT DISTINCT usename::text AS name FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY 1`,
  )
  expect(names).toEqual([{ name: 'zapisano_app_login' }, { name: 'zapisano_worker_login' }])
})

test('the worker’s login becomes the worker and no other role', async () => {
  const worker = new pg.Client(loginsBeside(tenants.server.databaseUrl).worker)
  await worker.connect()
  await worker.query('SET ROLE zapisano_worker')
  for (const role of ['zapisano_app', 'zapisano_cross_tenant', 'zapisano_demo', 'postgres'])
    await expect(worker.query(`SET ROLE ${role}`), role).rejects.toMatchObject(NO_RIGHT)
  await worker.end()
})

test('the application’s role makes no session without a proof, and sees, prolongs and ends none', async () => {
  const user = await userOf('danuta-wrona')
  await web.query('SET ROLE zapisano_app')
  const soon = '2100-01-01T00:00:00Z'
  for (const statement of [
    `INSERT INTO session (session_hash, user_id, expires_at) VALUES (sha256('mine'), '${user}', '${soon}')`,
    `SELECT cross_tenant.start_session(sha256('mine'), '${user}', '${soon}', '')`,
    `SELECT cross_tenant.start_session(sha256('mine'), '${user}', '${soon}', repeat('A', 43))`,
    `UPDATE session SET expires_at = '${soon}', seen_at = now()`,
    'SELECT * FROM session',
    'DELETE FROM session',
    `UPDATE app_user SET subject = 'mine' WHERE user_id = '${user}'`,
  ])
    await expect(web.query(statement), statement).rejects.toMatchObject(NO_RIGHT)
  expect(
    await asOwner(tenants.server.databaseUrl, "SELECT FROM session WHERE session_hash = sha256('mine')"),
  ).toEqual([])
})

test('a proof holds for one user, one session and one end', async () => {
  const { databaseUrl, port } = tenants.server
  const client = await signIn(port, 'danuta-wrona')
  expect(outputOf(getSession, await client.ask(getSession)).user.name).toBe('Danuta Wrona')
  const proof = createSecrets(TEST_KEY).sign(
    'session',
    `aa ${await userOf('danuta-wrona')} 2030-01-01T00:00:00Z`,
  )
  await web.query('SET ROLE zapisano_app')
  const start = (hash: string, user: string, end: string) =>
    web.query('SELECT cross_tenant.start_session($1, $2, $3, $4)', [
      Buffer.from(hash, 'hex'),
      user,
      end,
      proof,
    ])
  const [user, end] = [await userOf('danuta-wrona'), '2030-01-01T00:00:00Z']
  await expect(start('ab', user, end)).rejects.toMatchObject(NO_RIGHT)
  await expect(start('aa', randomUUID(), end)).rejects.toMatchObject(NO_RIGHT)
  await expect(start('aa', user, '2031-01-01T00:00:00Z')).rejects.toMatchObject(NO_RIGHT)
  await start('aa', user, end)
  await asOwner(databaseUrl, "DELETE FROM session WHERE session_hash = '\\xaa'")
})

test('a session ends after a day without requests, and use prolongs it', async () => {
  const { databaseUrl, port } = tenants.server
  const client = await signIn(port, 'danuta-wrona')
  const age = (hours: number) =>
    asOwner(databaseUrl, 'UPDATE session SET seen_at = now() - make_interval(hours => $1)', [hours])
  await age(23)
  outputOf(getSession, await client.ask(getSession))
  const used = "SELECT FROM session WHERE seen_at > now() - interval '1 minute'"
  expect(await asOwner(databaseUrl, used)).toHaveLength(1)
  await age(25)
  problemOf('not_signed_in', await client.ask(getSession))
})

test('in production a node does not start with a login that has more rights', async () => {
  const { databaseUrl } = tenants.server
  const start = (url: string) => startServer({ ...PRODUCTION, databaseUrl: url })
  await expect(start(databaseUrl)).rejects.toThrow('The login of DATABASE_URL is a superuser')
  await expect(start(loginsBeside(databaseUrl).worker)).rejects.toThrow("may take on the worker's role")
})

test('a configured login that does not exist is created with its password; the owner’s is not changed', async () => {
  const { databaseUrl } = tenants.server
  const name = `login_${randomUUID().slice(0, 8)}`
  const own = new URL(databaseUrl)
  own.username = name
  own.password = 'p@ss%27word'
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  await grantLogins(owner, { app: own.href, worker: databaseUrl })
  await grantLogins(owner, { app: own.href, worker: databaseUrl })
  const login = new pg.Client(own.href)
  await login.connect()
  await login.query('SET ROLE zapisano_app')
  await expect(login.query('SET ROLE zapisano_worker')).rejects.toMatchObject(NO_RIGHT)
  await login.end()
  await owner.query(`DROP ROLE ${name}`)
  await owner.end()
})

const PRODUCTION = readConfig({
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://of-the-test',
  SECRET_KEY: TEST_KEY,
  BRANDS: JSON.stringify([
    { id: 'zapisano', name: 'Zapisano', domain: 'zapisano.localhost' },
    { id: 'obecni', name: 'Obecni', domain: 'obecni.localhost' },
  ]),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'zapisy@zapisano.localhost',
  MAIL_FROM_OBECNI: 'zapisy@obecni.localhost',
  GOOGLE_CLIENT_ID: 'of-the-test',
})

async function userOf(subject: string): Promise<string> {
  const [user] = await asOwner<{ id: string }>(
    tenants.server.databaseUrl,
    'SELECT user_id AS id FROM app_user WHERE subject = $1',
    [subject],
  )
  return user?.id ?? ''
}
