import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createScan } from '#contract/check-in.ts'
import { createRegistration, getRegistration } from '#contract/site.ts'
import { NUMBER_RULES } from '#server/features/reconciliation/rules-of-numbers.queries.ts'
import { outputOf } from '#test/support/answers.ts'
import { Client, signIn } from '#test/support/client.ts'
import { kielceDefinition, singleOrder } from '#test/support/kielce.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import { seedAccount, seedEvent } from '#test/support/seed.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openFingerprints } from '#test/tenancy/fingerprint.ts'
import { connectAs, NO_RIGHT } from '#test/tenancy/role.ts'
import { listTenantTables } from '#test/tenancy/table-faults.ts'
import { fillDemo } from '../../scripts/demo.ts'

/** Changes by visitors of the demo are undone every night, and nothing else is. */

const SZPRYCHA = 'szprycha.zapisano.localhost'
let server: TestServer
let demo: string
let other: { readonly account: string; readonly host: string }

const run = <Row extends object>(statement: string, values?: unknown[]) =>
  asOwner<Row>(server.databaseUrl, statement, values)

beforeAll(async () => {
  server = await startTestServer()
  await fillDemo(server.databaseUrl, server.config, { atMost: 4, tell: () => {} })
  const [host] = await run<{ id: string }>('SELECT account_id AS id FROM hostname WHERE host = $1', [
    SZPRYCHA,
  ])
  demo = host?.id ?? ''
  other = await seedAccount(server.databaseUrl, { subdomain: 'prawdziwe' })
  await seedEvent(server.databaseUrl, other.account, {
    slug: 'rowerowa',
    definition: await kielceDefinition(),
  })
})
afterAll(() => server[Symbol.asyncDispose]())

/** Everything of an account but the ends of the time to pay, which the night postpones. */
async function stateOf(account: string) {
  // A mail that is sent in between would be a change.
  await runJobs(server.databaseUrl)
  await using fingerprints = await openFingerprints(server.databaseUrl)
  const {
    'public.registration': _,
    // The rows of the lists and the figures of reports are made anew from what was restored.
    'public.list_refresh': __,
    'public.list_row': ___,
    'public.report_share': ____,
    'public.report_figure': _____,
    // Numbers follow the rows by triggers: what was deleted and put back is in them, and both together are as before.
    'public.event_count_change': ______,
    'public.event_day_count': _______,
    'public.money_sum': ________,
    'public.payment_sum': _________,
    ...tables
  } = await fingerprints.ofAccount(account)
  const registrations = await run(
    "SELECT to_jsonb(r) - 'expires_at' AS row FROM registration r WHERE account_id = $1 ORDER BY number",
    [account],
  )
  return { tables, registrations }
}

async function registerAt(host: string) {
  const visitor = new Client(server.port, host)
  await visitor.open()
  const asked = { params: { slug: 'rowerowa' }, body: singleOrder(), key: randomUUID() }
  const { token } = outputOf(createRegistration, await visitor.ask(createRegistration, asked))
  return { look: () => visitor.ask(getRegistration, { params: { token } }) }
}

/** Lets a member of staff check in a participant of the demo. */
async function letIn() {
  const [ticket] = await run<{ code: string; event: string }>(
    'SELECT code, event_id AS event FROM ticket WHERE account_id = $1 LIMIT 1',
    [demo],
  )
  const lena = await signIn(server.port, 'lena-krol')
  const params = { accountId: demo, eventId: ticket?.event ?? '' }
  const body = { code: ticket?.code ?? '', gate: 'A', nonce: randomUUID() }
  return outputOf(createScan, await lena.ask(createScan, { params, body })).verdict
}

const night = () => run("UPDATE demo.restoration SET restored_at = restored_at - interval '2 days'")

test('by day nothing is restored', async () => {
  const { look } = await registerAt(SZPRYCHA)
  await runSweep(server.databaseUrl)
  expect((await look()).status).toBe(200)
  await night()
  await runSweep(server.databaseUrl)
  expect((await look()).status).toBe(404)
})

test('by night the demo is what it was, and other accounts are as they are', async () => {
  const before = await stateOf(demo)
  const visitor = await registerAt(SZPRYCHA)
  const customer = await registerAt(other.host)
  expect(await letIn()).toBe('enter')
  await run(
    "UPDATE registration SET state = 'expired' WHERE account_id = $1 AND state = 'awaiting_payment'",
    [demo],
  )
  await run('UPDATE capacity_pool SET capacity = 1 WHERE account_id = $1', [demo])
  const others = await stateOf(other.account)
  expect(await stateOf(demo)).not.toEqual(before)

  await night()
  await runSweep(server.databaseUrl)
  expect(await stateOf(demo)).toEqual(before)
  for (const [rule, faults] of Object.entries(NUMBER_RULES))
    expect([rule, await run(faults)]).toEqual([rule, []])
  expect(await stateOf(other.account)).toEqual(others)
  expect((await visitor.look()).status).toBe(404)
  expect((await customer.look()).status).toBe(200)
  expect(await letIn()).toBe('enter')
})

test('the demo is restored once a night: later changes stay until the next', async () => {
  await night()
  await runSweep(server.databaseUrl)
  const { look } = await registerAt(SZPRYCHA)
  await runSweep(server.databaseUrl)
  expect((await look()).status).toBe(200)
})

test('unpaid registrations get their time to pay again, so that the demo does not expire', async () => {
  await run("UPDATE registration SET expires_at = now() + interval '1 hour' WHERE account_id = $1", [demo])
  await night()
  await runSweep(server.databaseUrl)
  const [{ unpaid, soon } = { unpaid: 0, soon: 0 }] = await run<{ unpaid: number; soon: number }>(
    `SELECT count(*)::integer AS unpaid, count(*) FILTER (WHERE expires_at < now() + interval '2 days')::integer AS soon
       FROM registration WHERE state = 'awaiting_payment' AND account_id <> $1`,
    [other.account],
  )
  expect(unpaid).toBeGreaterThan(0)
  expect(soon).toBe(0)
})

test('they also get a job that ends it, though the old one is gone', async () => {
  const unpaid = "FROM registration WHERE state = 'awaiting_payment' AND account_id <> $1"
  await run('DELETE FROM graphile_worker._private_jobs')
  await night()
  await runSweep(server.databaseUrl)
  const [{ ids } = { ids: [] }] = await run<{ ids: string[] }>(
    `SELECT array_agg(registration_id::text ORDER BY registration_id::text) AS ids ${unpaid}`,
    [other.account],
  )
  await using app = await connectAs(server.databaseUrl, 'zapisano_app')
  const queued: string[] = []
  for (const { id } of await run<{ id: string }>('SELECT account_id AS id FROM account')) {
    const { rows } = await app.run(id, 'SELECT registration_id::text AS id FROM jobs.queued_expiries()')
    queued.push(...rows.map((row) => row.id))
  }
  expect(queued.sort()).toEqual(ids)
})

test('a column added after the filling takes its default', async () => {
  await run("ALTER TABLE participant ADD COLUMN badge text NOT NULL DEFAULT 'none'")
  await night()
  await runSweep(server.databaseUrl)
  expect(await run('SELECT DISTINCT badge FROM participant')).toEqual([{ badge: 'none' }])
})

/**
 * Visitors change none: the reports of the nights stay, and a domain is what its name servers say. Numbers follow the rows
 * that are restored.
 */
const KEPT = [
  ...['account', 'event_count_change', 'event_day_count', 'money_sum', 'payment_sum'],
  ...['own_domain', 'reconciliation'],
]

test('every table of an account that visitors can change is restored', async () => {
  const [{ tables } = { tables: [] }] = await run<{ tables: string[] }>('SELECT demo.tables() AS tables')
  expect(tables.toSorted()).toEqual(
    (await listTenantTables(server.databaseUrl)).filter((name) => !KEPT.includes(name)),
  )
})

test('under any account the application restores only demo accounts and never reveals the stored copy', async () => {
  await registerAt(other.host)
  await night()
  await using app = await connectAs(server.databaseUrl, 'zapisano_app')
  await app.client.query("SELECT set_config('app.account_id', $1, false)", [other.account])
  const before = await stateOf(other.account)
  expect((await app.client.query('SELECT demo.restore(now()) AS done')).rows).toEqual([{ done: true }])
  expect(await stateOf(other.account)).toEqual(before)
  for (const statement of [
    'SELECT demo.keep()',
    'SELECT FROM demo.kept_row',
    'DELETE FROM demo.restoration',
    'DELETE FROM registration',
  ]) {
    await expect(app.client.query(statement), statement).rejects.toMatchObject(NO_RIGHT)
  }
})

test('without a demo nothing is restored', async () => {
  await using empty = await startTestServer()
  await runSweep(empty.databaseUrl)
  expect(await asOwner(empty.databaseUrl, 'SELECT FROM demo.restoration')).toEqual([])
})
