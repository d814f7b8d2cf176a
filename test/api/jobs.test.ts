import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTroubledJobs } from '#contract/operation.ts'
import { openDatabase } from '#server/db/database.ts'
import { enqueue, enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import type { JobView } from '#server/jobs/states.queries.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { singleOrder } from '#test/support/kielce.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'

/** How jobs are added, fail, back off, give up and are retried, and who sees it: with a real worker. */

let site: TestSite
let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let url: string

beforeAll(async () => {
  smtp = await startSmtpServer(Number.POSITIVE_INFINITY)
  site = await startTestSite({ settings: { smtpUrl: smtp.url } })
  url = site.server.databaseUrl
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

/** A worker takes what is due within a second; a busy machine takes longer. */
const SOON = { timeout: 10_000 }

const COMMAND = join(import.meta.dirname, '../../scripts/jobs.ts')

/** `npm run jobs` with these arguments. */
function npmRunJobs(...words: string[]) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATABASE_URL: url }
  return spawnSync(process.execPath, [COMMAND, ...words], { env, encoding: 'utf8' })
}

const listed = (task: string): JobView[] =>
  JSON.parse(npmRunJobs('--json').stdout).filter((job: JobView) => job.task === task)

const troubles = async () => {
  const danuta = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account }
  return outputOf(listTroubledJobs, await danuta.ask(listTroubledJobs, { params })).jobs
}

/** Seconds from now until a job is tried next. */
const nextTry = async (task: string) => {
  const [job] = await asOwner<{ attempts: number; wait: number }>(
    url,
    `SELECT attempts, extract(epoch FROM run_at - updated_at)::integer AS wait FROM graphile_worker.jobs
      WHERE task_identifier = $1 AND locked_at IS NULL`,
    [task],
  )
  return job
}

/** Makes its next try due. */
const hurry = (task: string, more = '') =>
  asOwner(
    url,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() ${more} FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = $1 AND j.locked_at IS NULL`,
    [task],
  )

test('a job is added by the transaction that it follows from, and not when that is rolled back', async () => {
  const db = openDatabase(url, 1)
  const added = db.tenant(site.account, async (tx) => {
    await enqueue(tx, site.account, 'remind-to-pay', { registration: site.event }, { key: 'undone' })
    await enqueueMissing(tx, site.account, 'remind-to-pay', { registration: site.event }, 'undone too')
    throw new Error('changed my mind')
  })
  await expect(added).rejects.toThrow('changed my mind')
  expect(await asOwner(url, "SELECT FROM graphile_worker.jobs WHERE key LIKE '%undone%'")).toEqual([])
  await db.tenant(site.account, (tx) =>
    enqueue(tx, site.account, 'remind-to-pay', { registration: site.event }, { key: 'done' }),
  )
  await db.close()
  await expect
    .poll(() => asOwner(url, "SELECT FROM graphile_worker.jobs WHERE key LIKE '%:done'"), SOON)
    .toEqual([])
})

test('a job that fails waits longer each time, and is seen by the members and by the operator', async () => {
  await register(site, singleOrder())
  await expect.poll(() => nextTry('send-message'), SOON).toMatchObject({ attempts: 1 })
  const first = await nextTry('send-message')
  await hurry('send-message')
  await expect.poll(() => nextTry('send-message'), SOON).toMatchObject({ attempts: 2 })
  const second = await nextTry('send-message')
  expect(second?.wait).toBeGreaterThan(first?.wait ?? 0)

  // Only the operator sees the answer of the mail server; the members see just this much.
  expect(await troubles()).toEqual([
    {
      task: 'send-message',
      name: 'Wysłanie wiadomości',
      state: 'failing',
      count: 1,
      since: expect.stringMatching(/Z$/),
      attempts: 2,
      nextTry: expect.stringMatching(/Z$/),
    },
  ])
  const { stdout, status } = npmRunJobs()
  expect(status).toBe(0)
  expect(stdout).toMatch(/^task +waiting +due +running +failing given up\n/)
  expect(stdout).toMatch(/\nsend-message( +0){3} +1 +0\n/)
  expect(stdout).toContain(`send-message, account ${site.account}: `)
  expect(stdout).toContain('Message failed: 451 Try later')
})

test('a job that has given up is kept and shown until the operator retries it', async () => {
  // The message itself is tried twenty times, its job five times more, to record the failure.
  await hurry('send-message', ', attempts = 24')
  await expect.poll(async () => (await troubles())[0]?.state, SOON).toBe('given_up')
  expect(await troubles()).toMatchObject([
    { task: 'send-message', state: 'given_up', count: 1, attempts: 25, nextTry: null },
  ])
  const [job] = listed('send-message')
  expect(job).toMatchObject({ state: 'given_up', attempts: 25, lastError: 'Message failed: 451 Try later' })

  expect(npmRunJobs('--retry', '999999').stderr).toBe(
    'There is no job 999999 that was given up; `npm run jobs` lists them.\n',
  )
  expect(npmRunJobs('--retry', 'it').stderr).toBe(
    'Usage: npm run jobs, npm run jobs -- --json, npm run jobs -- --retry ID.\n',
  )
  smtp.relent()
  const id = String(job?.id)
  expect(npmRunJobs('--retry', id).stdout).toBe(`Job ${id} is due now, with all its attempts.\n`)
  await expect.poll(() => smtp.received.length, SOON).toBe(1)
  await expect.poll(troubles, SOON).toEqual([])
})

test('a job that the sweep finds again keeps its attempts and its error, and restarts if it had given up', async () => {
  // No worker handles this task, so it stays as it is.
  const seeTo = () => asOwner(url, `SELECT jobs.enqueue_missing('unknown', NULL, '{}', 'it')`)
  const make = (values: string) =>
    asOwner(url, `UPDATE graphile_worker._private_jobs SET ${values} WHERE key = 'it'`)
  const jobs = () =>
    asOwner(
      url,
      `SELECT attempts, last_error AS error, run_at <= now() AS due FROM graphile_worker.jobs
        WHERE task_identifier = 'unknown'`,
    )
  await seeTo()
  expect(await jobs()).toEqual([{ attempts: 0, error: null, due: true }])
  await make("attempts = 7, last_error = 'away', run_at = now() + interval '1 hour'")
  await seeTo()
  expect(await jobs()).toEqual([{ attempts: 7, error: 'away', due: true }])
  await make('attempts = 25')
  await seeTo()
  expect(await jobs()).toEqual([{ attempts: 0, error: 'away', due: true }])
  await make("attempts = 1, locked_at = now(), run_at = now() + interval '1 hour'")
  await seeTo()
  expect(await jobs()).toEqual([{ attempts: 1, error: 'away', due: false }])
})

test('a job replaced while it ran, whose worker was killed, is not listed as given up', async () => {
  const [left] = await asOwner<{ id: string }>(
    url,
    `INSERT INTO graphile_worker._private_jobs (task_id, payload, attempts, max_attempts)
     SELECT id, jsonb_build_object('account', $1::uuid), 25, 25
       FROM graphile_worker._private_tasks WHERE identifier = 'sweep' RETURNING id`,
    [site.account],
  )
  expect(left).toBeDefined()
  const there = () => asOwner(url, 'SELECT FROM graphile_worker._private_jobs WHERE id = $1', [left?.id])
  await expect.poll(there, SOON).toEqual([])
})
