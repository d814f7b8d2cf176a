import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadPaper } from '#contract/papers.ts'
import { getRegistration } from '#contract/site.ts'
import {
  endTestMode,
  getTestMode,
  startRehearsal,
  startTestMode,
  stopRehearsal,
  wipeTests,
} from '#contract/test-mode.ts'
import { audit, countPlaces } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pdf } from '#test/support/files.ts'
import { pay } from '#test/support/gateway.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { staffOf } from '#test/support/refunds.ts'
import { look, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { connectAs } from '#test/tenancy/role.ts'

/** Before it opens, an event is tried out: what is registered then is a test, and is wiped without a trace. */

const LATER = [{ opens: '2031-01-04T09:00:00', closes: null }]

let site: TestSite
let staff: Client
let url: string

beforeEach(async () => {
  site = await startTestSite({ definition: { ...outing({ event: 40 }), windows: LATER } })
  staff = await staffOf(site)
  url = site.server.databaseUrl
})
afterEach(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const command = () => ({ params: params(), body: {} })
const seen = async () => outputOf(getTestMode, await staff.ask(getTestMode, { params: params() }))
const start = async () => outputOf(startTestMode, await staff.ask(startTestMode, command()))
const wipe = async () => {
  outputOf(wipeTests, await staff.ask(wipeTests, command()))
  await runJobs(url, 'wipe-tests')
}
const rehearse = async (people: number, seed = 7) => {
  const body = { people, seed }
  outputOf(startRehearsal, await staff.ask(startRehearsal, { params: params(), body }))
  await runJobs(url, 'rehearse')
  return (await seen()).rehearsal
}
const actions = async () =>
  (
    await asOwner<{ action: string }>(url, 'SELECT DISTINCT action FROM audit_entry WHERE account_id = $1', [
      site.account,
    ])
  ).map(({ action }) => action)
const rowsOf = async (table: string) =>
  (
    await asOwner<{ n: number }>(url, `SELECT count(*)::integer AS n FROM ${table} WHERE account_id = $1`, [
      site.account,
    ])
  )[0]?.n

test('in test mode it can be registered before the opening, and outside it cannot', async () => {
  problemOf('registration_refused', await sendOrder(site, orderOf('ewa')))
  expect(await seen()).toMatchObject({ isTest: false, mayStart: true, opens: '2031-01-04T09:00:00' })
  expect(await start()).toMatchObject({ isTest: true })
  const made = await register(site, orderOf('ewa'))
  expect(await look(site, made)).toMatchObject({ isTest: true })
  expect(await seen()).toMatchObject({ registrations: 1, people: 1 })
  problemOf('test_not_wiped', await staff.ask(endTestMode, { params: params() }))
  await wipe()
  outputOf(endTestMode, await staff.ask(endTestMode, { params: params() }))
  expect(await actions()).toEqual(
    expect.arrayContaining(['event.test_started', 'event.test_wiped', 'event.test_ended']),
  )
  problemOf('registration_refused', await sendOrder(site, orderOf('ewa')))
})

test('nobody is asked to transfer real money for a registration of a test', async () => {
  await asOwner(url, "UPDATE account SET bank_account = 'PL61109010140000071219812874'")
  await start()
  const { token } = await register(site, orderOf('ewa'))
  const page = await site.visitor.call(`/zgloszenie/${token}/platnosc`)
  expect(page.status).toBe(200)
  expect(page.text).not.toContain('Zwykły przelew')
  expect(page.text).not.toContain('61109010140000071219812874')
})

test('an order tried by the rules of a test that has just ended is refused', async () => {
  await start()
  const total = 1
  // Reads the event, which is remembered for a moment.
  problemOf('price_changed', await sendOrder(site, { ...orderOf('ewa'), expectedTotal: total }))
  await asOwner(url, 'UPDATE event SET is_test = false')
  problemOf('registration_refused', await sendOrder(site, orderOf('ewa')))
  expect(await rowsOf('registration')).toBe(0)
})

test('wiping leaves nothing: places, money, tickets, mails and history are gone, and nothing fails afterwards', async () => {
  await start()
  const made = await register(site, orderOf('ewa', 'jan+'))
  await pay(site, made)
  await register(site, orderOf('ala'))
  await runJobs(url)
  expect(await countPlaces(url)).toMatchObject([{ taken: 1 }, { taken: 3 }])
  await wipe()
  expect(await seen()).toMatchObject({ registrations: 0, people: 0, wiping: null })
  expect(await countPlaces(url)).toMatchObject([
    { taken: 0, claimed: 0 },
    { taken: 0, claimed: 0 },
  ])
  for (const table of [
    ...[
      'registration',
      'registration_revision',
      'participant',
      'consent',
      'ticket',
      'payment',
      'ledger_entry',
    ],
    ...['refund', 'message', 'capacity_claim'],
  ])
    expect([table, await rowsOf(table)]).toEqual([table, 0])
  await asOwner(url, 'UPDATE graphile_worker._private_jobs SET run_at = now()')
  await runJobs(url)
  expect(await asOwner(url, 'SELECT task_identifier, last_error FROM graphile_worker.jobs')).toEqual([])
})

test('scans of signed papers and their bytes go with a test', async () => {
  await start()
  const made = await register(site, orderOf('ewa'))
  const answer = await staff.ask(uploadPaper, {
    params: { ...params(), registrationId: made.id },
    query: { name: 'formularz.pdf' },
    body: pdf(),
    headers: { 'content-type': 'application/octet-stream' },
  })
  outputOf(uploadPaper, answer)
  expect(await rowsOf('signed_paper')).toBe(1)
  await wipe()
  await runJobs(url, 'delete-stored-file')
  expect([await rowsOf('registration'), await rowsOf('signed_paper')]).toEqual([0, 0])
})

test('the database keeps real registrations from every role that tries to wipe them', async () => {
  await using open = await startTestSite({ definition: outing({ event: 40 }) })
  const client = await staffOf(open)
  const ids = { accountId: open.account, eventId: open.event }
  const own = open.server.databaseUrl
  const real = await register(open, orderOf('ewa'))
  problemOf('test_too_late', await client.ask(startTestMode, { params: ids, body: {} }))
  // Even if the event were in test mode.
  await asOwner(own, 'UPDATE event SET is_test = true')
  const test = await register(open, orderOf('jan'))
  outputOf(wipeTests, await client.ask(wipeTests, { params: ids, body: {} }))
  await runJobs(own, 'wipe-tests')
  expect(await look(open, real)).toMatchObject({ isTest: false, state: 'awaiting_payment' })
  expect((await open.visitor.ask(getRegistration, { params: { token: test.token } })).status).toBe(404)

  await using app = await connectAs(own, 'zapisano_app')
  const mark = 'UPDATE registration SET is_test = true'
  await expect(app.run(open.account, mark)).rejects.toThrow(/stays what it was/)
  await expect(app.run(open.account, 'DELETE FROM registration')).rejects.toThrow(/permission denied/)
  const wipeIt = `SELECT wipe_test_registration('${open.account}', '${real.id}') AS wiped`
  expect((await app.run(open.account, wipeIt)).rows).toEqual([{ wiped: false }])
  await using wiper = await connectAs(own, 'zapisano_wiper')
  for (const table of ['ledger_entry', 'audit_entry', 'registration_revision', 'message', 'registration'])
    expect(
      (await wiper.run(open.account, `DELETE FROM ${table} WHERE registration_id IS NOT NULL`)).rowCount,
    ).toBe(0)
  expect(await look(open, real)).toMatchObject({ state: 'awaiting_payment', total: 10_000 })
  expect(await audit(own)).toEqual([])
})

test('simulated families register through the real commands, seeded, and are wiped', async () => {
  problemOf('not_a_test', await staff.ask(startRehearsal, { params: params(), body: { people: 5 } }))
  await start()
  const first = await rehearse(20)
  expect(first).toMatchObject({ state: 'done', wanted: 20 })
  expect(first?.people).toBeGreaterThanOrEqual(20)
  expect(first?.paid).toBeGreaterThan(0)
  expect(await seen()).toMatchObject({ registrations: first?.families })
  await wipe()
  const again = await rehearse(20)
  expect(again).toMatchObject({ families: first?.families, people: first?.people, paid: first?.paid })
})

test('a rehearsal ends when the event is full, and says how many were refused', async () => {
  await site[Symbol.asyncDispose]()
  site = await startTestSite({ definition: { ...outing({ event: 6 }), windows: LATER } })
  staff = await staffOf(site)
  url = site.server.databaseUrl
  await start()
  const full = await rehearse(500)
  expect(full).toMatchObject({ state: 'done' })
  expect(full?.people).toBeLessThan(500)
  expect(Object.values(full?.refused ?? {}).reduce((sum, n) => sum + n, 0)).toBeGreaterThanOrEqual(40)
  const [pool] = (await countPlaces(url)).filter((each) => each.pool === 'event')
  expect(pool?.taken).toBeLessThanOrEqual(6)
})

test('a rehearsal that was stopped goes no further', async () => {
  await start()
  outputOf(
    startRehearsal,
    await staff.ask(startRehearsal, { params: params(), body: { people: 30, seed: 1 } }),
  )
  outputOf(stopRehearsal, await staff.ask(stopRehearsal, command()))
  await runJobs(url)
  expect((await seen()).rehearsal?.state).toBe('stopped')
  expect((await seen()).rehearsal?.tried).toBeLessThan(30)
  expect(await actions()).toEqual(
    expect.arrayContaining(['event.rehearsal_started', 'event.rehearsal_stopped']),
  )
})
