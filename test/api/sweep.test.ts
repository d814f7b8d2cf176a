import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '#server/main.ts'
import { breakOffStart, bring, decideAtGateway, noticeOf, paymentsOf } from '#test/support/gateway.ts'
import { asOwner, runSweep } from '#test/support/owner.ts'
import { look, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let url: string

beforeAll(async () => {
  site = await startTestSite()
  url = site.server.databaseUrl
})
afterAll(() => site[Symbol.asyncDispose]())

/** A busy machine takes longer. */
const SOON = { timeout: 10_000 }

/** As if they had been tried for days and given up. */
const loseJobs = () => asOwner(url, 'DELETE FROM graphile_worker._private_jobs')

const settled = (noticeId: string) =>
  asOwner(url, 'SELECT settled_at IS NOT NULL AS settled FROM gateway_notice WHERE notice_id = $1', [
    noticeId,
  ])

test('a notice whose job was lost is settled by the sweep, once it is a minute old', async () => {
  const family = await register(site)
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  const notice = noticeOf(payment)
  await bring(site, notice)
  await breakOffStart(site, payment)
  await expect.poll(failing).toHaveLength(1)
  await loseJobs()
  await decideAtGateway(site, payment, 'succeeded')

  await runSweep(url)
  expect(await settled(notice.noticeId)).toEqual([{ settled: false }])
  await asOwner(url, "UPDATE gateway_notice SET received_at = now() - interval '61 seconds'")
  await runSweep(url)
  expect(await settled(notice.noticeId)).toEqual([{ settled: true }])
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
})

test('a job that fails is tried again each minute and keeps its number of attempts', async () => {
  const family = await register(site)
  await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  const notice = noticeOf(payment)
  await bring(site, notice)
  await expect.poll(failing, SOON).toEqual([{ attempts: 1 }])
  await asOwner(url, "UPDATE gateway_notice SET received_at = now() - interval '61 seconds'")
  await asOwner(
    url,
    `WITH later AS (UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'
       WHERE last_error IS NOT NULL RETURNING id)
     SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep') FROM later`,
  )
  await expect.poll(failing, SOON).toEqual([{ attempts: 2 }])
  await decideAtGateway(site, payment, 'succeeded')
  await asOwner(url, "SELECT jobs.enqueue('sweep', NULL, '{}', now(), 'sweep')")
  await expect.poll(() => settled(notice.noticeId), SOON).toEqual([{ settled: true }])
  await expect.poll(failing, SOON).toEqual([])
})

test('a missed expiry is made up for, once', async () => {
  const family = await register(site)
  await loseJobs()
  const endedAgo = (seconds: number) =>
    asOwner(
      url,
      'UPDATE registration SET expires_at = now() - make_interval(secs => $2) WHERE registration_id = $1',
      [family.id, seconds],
    )
  await endedAgo(30)
  await runSweep(url)
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment' })
  await endedAgo(61)
  await runSweep(url)
  await runSweep(url)
  expect(await look(site, family)).toMatchObject({ state: 'expired', balance: 0 })
})

test('a queued job is not duplicated', async () => {
  const family = await register(site)
  await asOwner(
    url,
    "UPDATE registration SET expires_at = now() - interval '2 minutes' WHERE registration_id = $1",
    [family.id],
  )
  await Promise.all([runSweep(url), runSweep(url)])
  expect(
    await asOwner(url, "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'expire-registration'"),
  ).toEqual([])
  const expired = `SELECT FROM audit_entry WHERE registration_id = $1 AND action = 'registration.expired'`
  expect(await asOwner(url, expired, [family.id])).toHaveLength(1)
})

test('a worker sweeps when it starts', async () => {
  await using still = await startTestSite({ settings: { runs: { web: true, worker: false } } })
  const { config, databaseUrl } = still.server
  const family = await register(still)
  await asOwner(databaseUrl, "UPDATE registration SET expires_at = now() - interval '61 seconds'")
  await asOwner(databaseUrl, 'DELETE FROM graphile_worker._private_jobs')
  await using _worker = await startServer({ ...config, databaseUrl, runs: { web: false, worker: true } })
  await expect.poll(async () => (await look(still, family)).state, { timeout: 10_000 }).toBe('expired')
})

const failing = () => asOwner(url, 'SELECT attempts FROM graphile_worker.jobs WHERE last_error IS NOT NULL')
