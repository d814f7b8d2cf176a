import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { type ConnectedRole, connectAs, NO_RIGHT } from './role.ts'
import { listTenantTables } from './table-faults.ts'
import { makeWorld, type World } from './world.ts'

/** What comes before an account is known, or runs with the rights of another role: a closed list. */
let world: World
let role: ConnectedRole

beforeAll(async () => {
  world = await makeWorld()
  role = await connectAs(world.server.databaseUrl, 'zapisano_app')
})
afterAll(async () => {
  await role[Symbol.asyncDispose]()
  await world[Symbol.asyncDispose]()
})

/** One statement of the application, with an account or without. */
const app: ConnectedRole['run'] = (...statement) => role.run(...statement)

test('a closed list of functions runs with rights of others, each with a pinned search path', async () => {
  const functions = await asOwner(
    world.server.databaseUrl,
    `SELECT p.oid::regprocedure::text AS name, p.prosecdef AS definer, r.rolname AS owner, p.proconfig AS config,
        ARRAY(SELECT grantee::regrole::text FROM aclexplode(p.proacl) WHERE grantee <> p.proowner) AS callers
       FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner
      WHERE p.pronamespace IN ('gate'::regnamespace, 'jobs'::regnamespace)
         OR (p.prosecdef AND p.pronamespace NOT IN ('pg_catalog'::regnamespace, 'graphile_worker'::regnamespace))
      ORDER BY 1`,
  )
  const gate = { definer: true, owner: 'zapisano_gate', config: ['search_path=pg_catalog, public'] }
  const demo = {
    ...{ definer: true, owner: 'zapisano_demo' },
    config: ['search_path=pg_catalog, public', 'app.account_id='],
  }
  const jobs = { definer: true, owner: 'zapisano_worker', config: ['search_path=pg_catalog'] }
  const callers = ['zapisano_app']
  expect(functions).toEqual([
    // The database's owner alone keeps the demo; the application may ask for its restoration.
    { ...demo, callers: [], name: 'demo.keep()' },
    { ...demo, callers, name: 'demo.restore(timestamp with time zone)' },
    { ...demo, callers, name: 'demo.unpaid_registrations()' },
    { ...gate, callers, name: 'gate.account_of_payment(uuid)' },
    { ...gate, callers, name: 'gate.accounts_of_user(uuid)' },
    { ...gate, callers, name: 'gate.events_with_overdue_holds(integer)' },
    { ...gate, callers, name: 'gate.forget_wrong_codes()' },
    { ...gate, callers, name: 'gate.overdue_registrations(integer)' },
    { ...gate, callers, name: 'gate.unfinished_refunds(integer)' },
    { ...jobs, callers, name: 'jobs.enqueue(text,uuid,jsonb,timestamp with time zone,text)' },
    { ...jobs, callers, name: 'jobs.enqueue_missing(text,uuid,jsonb,text)' },
    { ...jobs, callers, name: 'jobs.lag()' },
    // What it lists is for the worker's role, which needs no other rights.
    { ...jobs, definer: false, callers: [], name: 'jobs.list()' },
    { ...jobs, callers, name: 'jobs.queued_expiries()' },
    { ...jobs, callers, name: 'jobs.troubles()' },
  ])
})

test('a gate answers an id and nothing else', async () => {
  const { victim } = world
  const { rows } = await app(null, 'SELECT * FROM gate.account_of_payment($1) AS account', [victim.payment])
  expect(rows).toEqual([{ account: victim.account }])
})

test('the gate of overdue registrations answers no other, and no more than asked for', async () => {
  const { victim, stranger } = world
  const overdue = (atMost: number) => app(null, 'SELECT * FROM gate.overdue_registrations($1)', [atMost])
  expect((await overdue(9)).rows).toEqual([])
  const made = await asOwner<{ account_id: string; registration_id: string }>(
    world.server.databaseUrl,
    `UPDATE registration SET expires_at = now() - interval '61 seconds' WHERE state = 'awaiting_payment'
      RETURNING account_id, registration_id`,
  )
  expect(new Set(made.map(({ account_id }) => account_id))).toEqual(
    new Set([victim.account, stranger.account]),
  )
  const { rows } = await overdue(9)
  expect(rows).toHaveLength(made.length)
  expect(rows).toEqual(expect.arrayContaining(made))
  expect((await overdue(1)).rows).toHaveLength(1)
})

test('of the jobs that end a time to pay an account sees its own, as ids', async () => {
  const { victim, stranger } = world
  const queued = async (account: string | null) =>
    (await app(account, 'SELECT * FROM jobs.queued_expiries()')).rows
  const [ofVictim, ofStranger] = [await queued(victim.account), await queued(stranger.account)]
  const ids = { account_id: victim.account, registration_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }
  expect(ofVictim).toEqual([ids])
  expect(ofStranger).toEqual([{ ...ids, account_id: stranger.account }])
  expect(await queued(null)).toHaveLength(2)
})

test('the gate of unfinished refunds answers those that nobody has looked after for two hours', async () => {
  const { victim, stranger } = world
  const unfinished = (atMost: number) => app(null, 'SELECT * FROM gate.unfinished_refunds($1)', [atMost])
  const since = (state: string, minutes: number) =>
    asOwner<{ account_id: string; refund_id: string }>(
      world.server.databaseUrl,
      `UPDATE refund SET state = $1, updated_at = now() - make_interval(mins => $2),
              payment_id = (SELECT p.payment_id FROM payment p
                             WHERE p.account_id = refund.account_id AND p.registration_id = refund.registration_id)
        RETURNING account_id, refund_id`,
      [state, minutes],
    )
  await since('sent', 119)
  expect((await unfinished(9)).rows).toEqual([])
  await since('failed', 999)
  expect((await unfinished(9)).rows).toEqual([])
  const made = await since('requested', 121)
  expect(new Set(made.map(({ account_id }) => account_id))).toEqual(
    new Set([victim.account, stranger.account]),
  )
  const { rows } = await unfinished(9)
  expect(rows).toHaveLength(made.length)
  expect(rows).toEqual(expect.arrayContaining(made))
  expect((await unfinished(1)).rows).toHaveLength(1)
})

test('the application adds jobs, and neither reads, changes nor runs one', async () => {
  const { account } = world.victim
  await app(account, `SELECT jobs.enqueue('send-message', $1, '{"message": "x"}', NULL, NULL)`, [account])
  for (const statement of [
    'SELECT * FROM graphile_worker.jobs',
    'SELECT * FROM jobs.list()',
    'SELECT * FROM graphile_worker._private_jobs',
    'DELETE FROM graphile_worker._private_jobs',
    `SELECT graphile_worker.add_job('send-message')`,
    'SELECT graphile_worker.complete_jobs(ARRAY[1]::bigint[])',
  ]) {
    await expect(app(account, statement), statement).rejects.toMatchObject(NO_RIGHT)
  }
})

test('a job carries the account that it was added for, whatever its payload says', async () => {
  const { victim, stranger, server } = world
  await role.client.query(`SELECT jobs.enqueue('send-message', $1, $2, NULL, 'this one')`, [
    victim.account,
    { account: stranger.account, message: 'x' },
  ])
  const added = await asOwner(
    server.databaseUrl,
    `SELECT payload FROM graphile_worker._private_jobs WHERE key = 'this one'`,
  )
  expect(added).toEqual([{ payload: { account: victim.account, message: 'x' } }])
})

test('the troubles of jobs are those of the account that was entered', async () => {
  const { victim, stranger, server } = world
  await asOwner(
    server.databaseUrl,
    `WITH failed AS (
       SELECT (graphile_worker.add_job('send-message', json_build_object('account', account))).id
         FROM unnest(ARRAY[$1, $1, $2]) AS account)
     SELECT graphile_worker.permanently_fail_jobs(array_agg(id), 'of a person') FROM failed`,
    [victim.account, stranger.account],
  )
  const troubles = async (account: string | null) =>
    (await app(account, 'SELECT task, state, count FROM jobs.troubles()')).rows
  expect(await troubles(victim.account)).toEqual([{ task: 'send-message', state: 'given_up', count: 2 }])
  expect(await troubles(stranger.account)).toEqual([{ task: 'send-message', state: 'given_up', count: 1 }])
  expect(await troubles(null)).toEqual([])
})

test("the worker's own role reads no table of a tenant", async () => {
  await using worker = await connectAs(world.server.databaseUrl, 'zapisano_worker')
  for (const table of await listTenantTables(world.server.databaseUrl)) {
    const read = worker.run(world.victim.account, `SELECT FROM ${table}`)
    await expect(read, table).rejects.toMatchObject(NO_RIGHT)
  }
})
