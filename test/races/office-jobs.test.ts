import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { prepareImport } from '#contract/importing.ts'
import { type bulkAction, getOfficeJob, prepareBulkAction, runOfficeJob } from '#contract/office-jobs.ts'
import { bookPayment } from '#contract/office-money.ts'
import { definitionSchema } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { guessColumns } from '#domain/importing/guess-columns.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { IMPORT_HEAD, outingInGroups, rowsWithSevenBad } from '#test/support/offered-groups.ts'
import { asOwner } from '#test/support/owner.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { startSmtpServer } from '#test/support/smtp-server.ts'
import { TEST_KEY } from '#test/support/test-key.ts'
import { audit } from './audit.ts'

/** A worker killed in the middle of what the office does to many: the next one goes on, and no row is done twice. */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })
/** Jobs whose worker is gone are taken back within ten seconds; then up to 200 rows are done and as many mails go out. */
const DONE = { timeout: 120_000, interval: 250 }

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
let site: TestSite
let worker: ServerProcess
let staff: Client

/** This process serves the office; the worker is another. */
beforeAll(async () => {
  smtp = await startSmtpServer()
  site = await startTestSite({
    definition: outingInGroups(),
    settings: { runs: { web: true, worker: false } },
  })
  staff = await signIn(site.server.port, 'danuta-wrona')
  worker = await startServerProcess(site.server.databaseUrl, {
    ...{ RUNS: 'worker', PORT: String(site.server.port), SECRET_KEY: TEST_KEY, SMTP_URL: smtp.url },
  })
})
afterAll(async () => {
  await worker?.[Symbol.asyncDispose]()
  await site?.[Symbol.asyncDispose]()
  await smtp[Symbol.asyncDispose]()
})

const event = () => ({ accountId: site.account, eventId: site.event })
const run = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>(site.server.databaseUrl, statement, values)
const read = async (jobId: string) =>
  outputOf(getOfficeJob, await staff.ask(getOfficeJob, { params: { ...event(), jobId } }))
const stateOf = async (jobId: string) => (await read(jobId)).state

async function begin(jobId: string): Promise<void> {
  await expect.poll(() => stateOf(jobId), DONE).toBe('prepared')
  outputOf(runOfficeJob, await staff.ask(runOfficeJob, { params: { ...event(), jobId }, body: {} }))
}

/** Mails and their jobs; not the job of the rows itself. */
const dueBesides = () =>
  run(
    `SELECT task_identifier FROM graphile_worker.jobs
      WHERE task_identifier <> 'office-job' AND (run_at <= now() OR locked_at IS NOT NULL)`,
  )

/** A row that stands where all is done but its mark: it waits, uncommitted, until it is let go. */
async function standAt(jobId: string, position: number) {
  const gate = new pg.Client(site.server.databaseUrl)
  await gate.connect()
  await gate.query('SELECT pg_advisory_lock(4711)')
  await run(
    `CREATE OR REPLACE FUNCTION stand_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.state = 'done' AND NEW.office_job_id = '${jobId}' AND NEW.position = ${position} THEN
         PERFORM pg_advisory_xact_lock(4711);
       END IF;
       RETURN NEW; END $$;
     CREATE OR REPLACE TRIGGER stand_there BEFORE UPDATE ON office_job_row FOR EACH ROW EXECUTE FUNCTION stand_there()`,
  )
  const waiting = () =>
    run(
      "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
  return {
    /** Returns when the row stands there and the mails of those before it have gone. */
    async reached() {
      await expect.poll(waiting, DONE).toHaveLength(1)
      await expect.poll(dueBesides, DONE).toEqual([])
    },
    [Symbol.asyncDispose]: () => gate.end(),
  }
}

/** Does the rows of a job, and kills its worker when it has done one wholly but for the mark that it is done. */
async function killedAt(jobId: string, position: number): Promise<void> {
  {
    await using row = await standAt(jobId, position)
    await begin(jobId)
    await row.reached()
    expect(await read(jobId)).toMatchObject({ state: 'running' })
    await worker.killAndStart()
  }
  await expect.poll(() => stateOf(jobId), DONE).toBe('done')
  await expect.poll(dueBesides, DONE).toEqual([])
}

async function prepareFile(): Promise<string> {
  const definition = expandDefinition(definitionSchema.parse(outingInGroups()))
  const body = {
    ...{ head: IMPORT_HEAD, rows: rowsWithSevenBad(), columns: guessColumns(definition, IMPORT_HEAD) },
    ...{ together: null, usual: { email: '', phone: '' }, signed: false, skipDuplicates: true },
  }
  return outputOf(prepareImport, await staff.ask(prepareImport, { params: event(), body })).id
}

async function prepare(rows: string[], action: z.input<typeof bulkAction>): Promise<string> {
  const body = { list: 'registrations' as const, rows, action }
  return outputOf(prepareBulkAction, await staff.ask(prepareBulkAction, { params: event(), body })).id
}

/** How often something is there for each of so many registrations: [1] when it is there once for each. */
async function timesOf(ids: readonly string[], table: string, condition: string): Promise<number[]> {
  const rows = await run<{ n: number }>(
    `SELECT DISTINCT (SELECT count(*)::integer FROM ${table} t WHERE t.registration_id = id AND ${condition}) AS n
       FROM unnest($1::uuid[]) id ORDER BY n`,
    [ids],
  )
  return rows.map(({ n }) => n)
}

/** How many mails with such a subject each of the registrants got at the mail server. */
async function mailsTo(ids: readonly string[], subject: RegExp): Promise<number[]> {
  const rows = await run<{ email: string }>(
    'SELECT contact_email AS email FROM registration WHERE registration_id = ANY ($1)',
    [ids],
  )
  const counts = rows.map(
    ({ email }) =>
      smtp.received.filter(({ to, mail }) => to[0] === email && subject.test(mail.subject ?? '')).length,
  )
  return [...new Set(counts)]
}

const idsOf = async (condition: string) => {
  const rows = await run<{ id: string }>(
    `SELECT registration_id AS id FROM registration WHERE account_id = $1 AND ${condition} ORDER BY number`,
    [site.account],
  )
  return rows.map(({ id }) => id)
}

test('an import of 200 rows: 193 families are there once, and each is asked once to pay', async () => {
  const jobId = await prepareFile()
  await killedAt(jobId, 60)
  expect(await read(jobId)).toMatchObject({ state: 'done', done: 193, refused: 7 })
  const ids = await idsOf('true')
  expect(ids).toHaveLength(193)
  expect(await run('SELECT FROM participant WHERE account_id = $1', [site.account])).toHaveLength(193)
  expect(await timesOf(ids, 'audit_entry', "action = 'registration.created'")).toEqual([1])
  expect(await timesOf(ids, 'message', "kind = 'pay'")).toEqual([1])
  expect(await mailsTo(ids, /zapłać do/)).toEqual([1])
  expect(smtp.received).toHaveLength(193)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('60 people who are moved to the coach take one place each, owe once more and hear of it once', async () => {
  const ids = (await idsOf("state = 'awaiting_payment'")).slice(0, 60)
  const action = { kind: 'choose', change: { what: 'choice', item: 'coach', value: true } } as const
  await killedAt(await prepare(ids, action), 30)
  const [coach] = await run<{ taken: number }>("SELECT taken FROM capacity_pool WHERE pool_key = 'coach'")
  expect(coach?.taken).toBe(60)
  expect(await timesOf(ids, 'registration_revision', "kind = 'changed'")).toEqual([1])
  expect(await timesOf(ids, 'audit_entry', "action = 'registration.changed'")).toEqual([1])
  expect(await mailsTo(ids, /zmian|zmien/i)).toEqual([1])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('60 who paid and are cancelled get their money back once', async () => {
  const ids = (await idsOf("state = 'awaiting_payment'")).slice(100, 160)
  const day = Temporal.Now.plainDateISO('Europe/Warsaw').toString()
  for (const registrationId of ids) {
    const body = { way: 'cash' as const, amount: 10_000, day }
    const params = { ...event(), registrationId }
    outputOf(bookPayment, await staff.ask(bookPayment, { params, body, key: randomUUID() }))
  }
  const action = { kind: 'cancel', reason: 'Zamknięty szlak', keep: 'nothing' } as const
  await killedAt(await prepare(ids, action), 30)
  expect(await idsOf("state = 'cancelled'")).toEqual(ids)
  expect(await timesOf(ids, 'audit_entry', "action = 'registration.cancelled'")).toEqual([1])
  const [refunded] = await run<{ sum: number; refunds: number }>(
    `SELECT coalesce(sum(amount), 0)::integer AS sum, count(*)::integer AS refunds
       FROM refund WHERE registration_id = ANY ($1)`,
    [ids],
  )
  expect(refunded).toEqual({ sum: 60 * 10_000, refunds: 60 })
  expect(await mailsTo(ids, /odwoł|anulow/i)).toEqual([1])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
