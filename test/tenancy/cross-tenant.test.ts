import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '#test/support/owner.ts'
import { type ConnectedRole, connectAs, NO_RIGHT } from './role.ts'
import { listTenantTables } from './table-faults.ts'
import { seedTenants, type Tenants } from './tenants.ts'

/** What comes before an account is known, or runs with the rights of another role: a closed list. */
let tenants: Tenants
let role: ConnectedRole

beforeAll(async () => {
  tenants = await seedTenants()
  role = await connectAs(tenants.server.databaseUrl, 'zapisano_app')
})
afterAll(async () => {
  await role[Symbol.asyncDispose]()
  await tenants[Symbol.asyncDispose]()
})

/** One statement of the application, with an account or without. */
const app: ConnectedRole['run'] = (...statement) => role.run(...statement)

test('a closed list of functions runs with rights of others, each with a pinned search path', async () => {
  const functions = await asOwner(
    tenants.server.databaseUrl,
    `SELECT p.oid::regprocedure::text AS name, p.prosecdef AS definer, r.rolname AS owner, p.proconfig AS config,
        ARRAY(SELECT grantee::regrole::text FROM aclexplode(p.proacl) WHERE grantee <> p.proowner) AS callers
       FROM pg_proc p JOIN pg_roles r ON r.oid = p.proowner
      WHERE p.pronamespace IN ('cross_tenant'::regnamespace, 'jobs'::regnamespace)
         OR (p.prosecdef AND p.pronamespace NOT IN ('pg_catalog'::regnamespace, 'graphile_worker'::regnamespace))
      ORDER BY 1`,
  )
  const crossTenant = {
    definer: true,
    owner: 'zapisano_cross_tenant',
    config: ['search_path=pg_catalog, public, pg_temp'],
  }
  const demo = {
    ...{ definer: true, owner: 'zapisano_demo' },
    config: ['search_path=pg_catalog, public, pg_temp', 'app.account_id='],
  }
  const jobs = { definer: true, owner: 'zapisano_worker', config: ['search_path=pg_catalog, pg_temp'] }
  const callers = ['zapisano_app']
  expect(functions).toEqual([
    { ...crossTenant, callers, name: 'cross_tenant.account_of_invitation(bytea)' },
    { ...crossTenant, callers, name: 'cross_tenant.account_of_payment(uuid)' },
    { ...crossTenant, callers, name: 'cross_tenant.accounts_of_user(uuid)' },
    { ...crossTenant, callers, name: 'cross_tenant.accounts_with_outdated_lists(integer,integer)' },
    { ...crossTenant, callers, name: 'cross_tenant.count_own_accounts(uuid)' },
    { ...crossTenant, callers, name: 'cross_tenant.domains_to_check(integer)' },
    { ...crossTenant, callers, name: 'cross_tenant.end_own_sessions(bytea,uuid)' },
    { ...crossTenant, callers, name: 'cross_tenant.end_session(bytea)' },
    { ...crossTenant, callers, name: 'cross_tenant.events_with_overdue_holds(integer)' },
    {
      ...{ ...crossTenant, callers, name: 'cross_tenant.find_listed(uuid,text,text,date,date,integer)' },
      config: [
        ...crossTenant.config,
        'enable_seqscan=off',
        'enable_indexscan=off',
        'enable_indexonlyscan=off',
        'plan_cache_mode=force_custom_plan',
      ],
    },
    { ...crossTenant, callers, name: 'cross_tenant.forget_tried_people()' },
    { ...crossTenant, callers, name: 'cross_tenant.forget_unpaid_orders()' },
    { ...crossTenant, callers, name: 'cross_tenant.forget_wrong_codes()' },
    { ...crossTenant, callers, name: 'cross_tenant.overdue_questions(integer)' },
    { ...crossTenant, callers, name: 'cross_tenant.overdue_registrations(integer)' },
    { ...crossTenant, callers, name: 'cross_tenant.purge_files(integer)' },
    { ...crossTenant, callers, name: 'cross_tenant.purge_list_files(integer)' },
    // Of triggers: it is called by nobody.
    { ...crossTenant, callers: [], name: 'cross_tenant.queue_list_refresh()' },
    { ...crossTenant, callers, name: 'cross_tenant.sessions_of_user(bytea)' },
    { ...crossTenant, callers, name: 'cross_tenant.start_session(bytea,uuid,text,text,text)' },
    // Of triggers: they are called by nobody.
    { ...crossTenant, callers: [], name: 'cross_tenant.subtract_report_shares()' },
    { ...crossTenant, callers: [], name: 'cross_tenant.sum_money()' },
    { ...crossTenant, callers: [], name: 'cross_tenant.sum_payments()' },
    { ...crossTenant, callers, name: 'cross_tenant.unfinished_refunds(integer)' },
    { ...crossTenant, callers, name: 'cross_tenant.use_credential(bytea)' },
    { ...crossTenant, callers, name: 'cross_tenant.user_of_session(bytea)' },
    // The database's owner alone keeps the demo; the application may ask for its restoration.
    { ...demo, callers: [], name: 'demo.keep()' },
    { ...demo, callers, name: 'demo.restore(timestamp with time zone)' },
    { ...demo, callers, name: 'demo.unpaid_registrations()' },
    { ...jobs, callers, name: 'jobs.enqueue(text,uuid,jsonb,timestamp with time zone,text)' },
    { ...jobs, callers, name: 'jobs.enqueue_missing(text,uuid,jsonb,text)' },
    { ...jobs, definer: false, callers: [], name: 'jobs.key_of(uuid,text)' },
    { ...jobs, callers, name: 'jobs.lag()' },
    // Functions without rights of others are for the worker's role.
    { ...jobs, definer: false, callers: [], name: 'jobs.list()', config: ['search_path=pg_catalog'] },
    { ...jobs, callers, name: 'jobs.queued_expiries()' },
    { ...jobs, definer: false, callers: [], name: 'jobs.queued_expiries_of_all()' },
    { ...jobs, callers, name: 'jobs.troubles()' },
    // Of a trigger: it is called by nobody.
    { ...jobs, callers: [], name: 'queue_file_removal()' },
    // Its policies hide from it what is no test.
    { ...crossTenant, owner: 'zapisano_wiper', callers, name: 'wipe_test_registration(uuid,uuid)' },
  ])
})

test('a cross-tenant function returns an id and nothing else', async () => {
  const { victim } = tenants
  const { rows } = await app(null, 'SELECT * FROM cross_tenant.account_of_payment($1) AS account', [
    victim.payment,
  ])
  expect(rows).toEqual([{ account: victim.account }])
})

test('overdue_registrations returns no other registrations, and no more than asked for', async () => {
  const { victim, stranger } = tenants
  const overdue = (atMost: number) =>
    app(null, 'SELECT * FROM cross_tenant.overdue_registrations($1)', [atMost])
  expect((await overdue(9)).rows).toEqual([])
  const made = await asOwner<{ account_id: string; registration_id: string }>(
    tenants.server.databaseUrl,
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
  const { victim, stranger } = tenants
  const queued = async (account: string | null) =>
    (await app(account, 'SELECT * FROM jobs.queued_expiries()')).rows
  const [ofVictim, ofStranger] = [await queued(victim.account), await queued(stranger.account)]
  const ids = { account_id: victim.account, registration_id: expect.stringMatching(/^[0-9a-f-]{36}$/) }
  expect(ofVictim).toEqual([ids])
  expect(ofStranger).toEqual([{ ...ids, account_id: stranger.account }])
  expect(await queued(null)).toEqual([])
})

test('unfinished_refunds returns refunds that were not handled for two hours', async () => {
  const { victim, stranger } = tenants
  const unfinished = (atMost: number) =>
    app(null, 'SELECT * FROM cross_tenant.unfinished_refunds($1)', [atMost])
  const since = (state: string, minutes: number) =>
    asOwner<{ account_id: string; refund_id: string }>(
      tenants.server.databaseUrl,
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
  const { rows } = await unfinished(99)
  expect(rows).toHaveLength(made.length)
  expect(rows).toEqual(expect.arrayContaining(made))
  expect((await unfinished(1)).rows).toHaveLength(1)
})

test('the application adds jobs, and neither reads, changes nor runs one', async () => {
  const { account } = tenants.victim
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

test('a job carries the account that it was added for, whatever its payload contains', async () => {
  const { victim, stranger, server } = tenants
  await role.client.query(`SELECT jobs.enqueue('send-message', $1, $2, NULL, 'this one')`, [
    victim.account,
    { account: stranger.account, message: 'x' },
  ])
  const added = await asOwner(
    server.databaseUrl,
    `SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE '%:this one'`,
  )
  expect(added).toEqual([{ payload: { account: victim.account, message: 'x' } }])
})

test('functions with rights of others search temporary tables last', async () => {
  const found = await asOwner<{ name: string; path: string | null }>(
    tenants.server.databaseUrl,
    `SELECT p.oid::regprocedure::text AS name,
            (SELECT setting FROM unnest(p.proconfig) AS setting WHERE setting LIKE 'search_path=%') AS path
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE p.prosecdef AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'graphile_worker')`,
  )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ path }) => !path?.endsWith(', pg_temp'))).toEqual([])
})

test('replacing our table by its own gives the application no rights of the demo', async () => {
  await asOwner(tenants.server.databaseUrl, 'INSERT INTO demo.restoration VALUES (now())')
  await using attacker = await connectAs(tenants.server.databaseUrl, 'zapisano_app')
  const { client } = attacker
  await client.query('CREATE TEMP TABLE ran_as (role text)')
  await client.query('GRANT INSERT ON ran_as TO public')
  await client.query(`CREATE FUNCTION pg_temp.note() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO ran_as VALUES (current_user); RETURN NULL; END $$`)
  await client.query('CREATE TEMP TABLE membership (account_id uuid)')
  await client.query('GRANT SELECT, DELETE ON membership TO public')
  await client.query(`CREATE TRIGGER note BEFORE DELETE ON membership
    FOR EACH STATEMENT EXECUTE FUNCTION pg_temp.note()`)
  await client.query("SELECT demo.restore(now() + interval '1 day')")
  expect((await client.query('SELECT role FROM ran_as')).rows).toEqual([])
})

test('no account replaces or revives a job of another', async () => {
  const { victim, stranger, server } = tenants
  const add = (from: string | null, account: string, message: string) =>
    role.client.query('BEGIN').then(async () => {
      await role.client.query(`SELECT set_config('app.account_id', $1, true)`, [from ?? ''])
      const call = "SELECT jobs.enqueue('send-message', $1, $2, now() + interval '1 day', 'shared key')"
      const outcome = await role.client.query(call, [account, { message }]).catch((error) => error)
      await role.client.query(outcome instanceof Error ? 'ROLLBACK' : 'COMMIT')
      return outcome
    })
  const payloads = () =>
    asOwner<{ message: string }>(
      server.databaseUrl,
      `SELECT payload->>'message' AS message FROM graphile_worker._private_jobs
        WHERE key LIKE '%shared key' ORDER BY 1`,
    )
  await add(victim.account, victim.account, 'of the victim')
  await add(stranger.account, stranger.account, 'of the stranger')
  expect(await add(stranger.account, victim.account, 'forged')).toMatchObject(NO_RIGHT)
  const revive = "SELECT jobs.enqueue_missing('send-message', $1, '{}', 'shared key')"
  await expect(app(stranger.account, revive, [victim.account])).rejects.toMatchObject(NO_RIGHT)
  expect(await payloads()).toEqual([{ message: 'of the stranger' }, { message: 'of the victim' }])
})

test('job failures are listed only for the selected account', async () => {
  const { victim, stranger, server } = tenants
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
  await using worker = await connectAs(tenants.server.databaseUrl, 'zapisano_worker')
  for (const table of await listTenantTables(tenants.server.databaseUrl)) {
    const read = worker.run(tenants.victim.account, `SELECT FROM ${table}`)
    await expect(read, table).rejects.toMatchObject(NO_RIGHT)
  }
})
