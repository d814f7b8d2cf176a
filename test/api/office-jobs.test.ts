import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { prepareImport } from '#contract/importing.ts'
import {
  type bulkAction,
  exportJobReport,
  getOfficeJob,
  listOfficeJobs,
  prepareBulkAction,
  runOfficeJob,
  stopOfficeJob,
} from '#contract/office-jobs.ts'
import { definitionSchema } from '#domain/event/definition/definition.ts'
import { expandDefinition } from '#domain/event/definition/expand-definition.ts'
import { guessColumns } from '#domain/importing/guess-columns.ts'
import { carryOutJob } from '#server/features/registrations/office-jobs/carry-out-job.ts'
import { audit } from '#test/races/audit.ts'
import { hold } from '#test/races/hold.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { IMPORT_HEAD, importRows, outingInGroups, rowsWithSevenBad } from '#test/support/offered-groups.ts'
import { asOwner } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** What the office does to many at once: tried first, done row by row, gone on with where it was broken off. */

let site: TestSite
let staff: Client

beforeAll(async () => {
  // Without a worker: each test decides when the rows are done.
  site = await startTestSite({
    definition: outingInGroups(5),
    settings: { runs: { web: true, worker: false } },
  })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const event = () => ({ accountId: site.account, eventId: site.event })
const run = <Row extends object>(statement: string, values: readonly unknown[] = []) =>
  asOwner<Row>(site.server.databaseUrl, statement, values)
const work = (jobId: string) => asTenant(site, (ctx) => carryOutJob(ctx, jobId))
/** Until its rows are done: each run does a hundred. */
async function workOff(jobId: string): Promise<void> {
  for (let runs = 0; runs < 4; runs += 1) await work(jobId)
}
const read = async (jobId: string) =>
  outputOf(getOfficeJob, await staff.ask(getOfficeJob, { params: { ...event(), jobId } }))
const begin = async (jobId: string) =>
  outputOf(runOfficeJob, await staff.ask(runOfficeJob, { params: { ...event(), jobId }, body: {} }))

async function prepareFile(rows: readonly string[][], together: number | null = null) {
  const definition = expandDefinition(definitionSchema.parse(outingInGroups(5)))
  const columns = guessColumns(definition, IMPORT_HEAD)
  const body = {
    ...{ head: IMPORT_HEAD, rows: rows.map((row) => [...row]), columns, together },
    ...{ usual: { email: '', phone: '' }, signed: false, skipDuplicates: true },
  }
  const { id } = outputOf(prepareImport, await staff.ask(prepareImport, { params: event(), body }))
  return id
}

async function registered(): Promise<number> {
  const [row] = await run<{ n: number }>(
    'SELECT count(*)::integer AS n FROM participant WHERE account_id = $1',
    [site.account],
  )
  return row?.n ?? 0
}

async function act(action: z.input<typeof bulkAction>) {
  const body = { list: 'people' as const, rows: null, action }
  const made = outputOf(prepareBulkAction, await staff.ask(prepareBulkAction, { params: event(), body }))
  return made.id
}

test('families of a file come in together; a group that is too small is found before anything is done', async () => {
  const rows = importRows(4).map((row) => [...row.slice(0, 7), 'Nowakowie'])
  const jobId = await prepareFile(rows, 7)
  expect(await read(jobId)).toMatchObject({ state: 'checking', rows: 1, heads: 4 })
  problemOf('not_changeable', await staff.ask(runOfficeJob, { params: { ...event(), jobId }, body: {} }))
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({
    state: 'prepared',
    expected: { refused: 0, more: { amount: 40_000 } },
  })
  expect(await registered()).toBe(0)
  await begin(jobId)
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'done', done: 1, refused: 0 })
  expect(await registered()).toBe(4)

  // Two of them are in the blue group already, which has five places.
  const more = await prepareFile(
    importRows(12)
      .slice(4)
      .map((row) => row.with(3, 'Niebieska')),
  )
  await workOff(more)
  const seen = await read(more)
  expect(seen).toMatchObject({ state: 'prepared', expected: { refused: 5, full: 5 } })
  expect(await registered()).toBe(4)
  await begin(more)
  await workOff(more)
  expect(await read(more)).toMatchObject({ state: 'done', done: 3, refused: 5 })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('a change of everybody is priced and claimed by its own rules, and what does not fit says so', async () => {
  const jobId = await act({
    kind: 'choose',
    change: { what: 'choice', item: 'coach', value: true },
    tell: false,
  })
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({
    ...{ what: 'Autokar: tak', state: 'prepared', rows: 4, heads: 7 },
    expected: { more: { rows: 4, amount: 21_000 }, refused: 0 },
  })
  const before = await run('SELECT 1 FROM registration_revision WHERE kind = $1', ['changed'])
  expect(before).toEqual([])
  await begin(jobId)
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'done', done: 4, actual: { more: { amount: 21_000 } } })
  const [taken] = await run<{ taken: number }>("SELECT taken FROM capacity_pool WHERE pool_key = 'coach'")
  expect(taken?.taken).toBe(7)
  const moved = await act({ kind: 'choose', change: { what: 'group', value: 'blue' }, tell: false })
  await workOff(moved)
  expect(await read(moved)).toMatchObject({ expected: { unchanged: 3, full: 1 } })
  expect(await run("SELECT 1 FROM message WHERE kind = 'changed'")).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('stopped between two rows it goes on from there; a withdrawn one is never begun', async () => {
  const jobId = await act({ kind: 'tag', add: ['dzwonić'], remove: [] })
  await workOff(jobId)
  await begin(jobId)
  // The second row is somebody else's for a moment.
  await asTenant(site, async (ctx) => {
    await run(
      `CREATE FUNCTION stop_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.state = 'done' AND NEW.position = 1 THEN RAISE EXCEPTION 'killed' USING ERRCODE = '57P01'; END IF;
         RETURN NEW; END $$;
       CREATE TRIGGER stop_there BEFORE UPDATE ON office_job_row FOR EACH ROW EXECUTE FUNCTION stop_there()`,
    )
    await expect(carryOutJob(ctx, jobId)).rejects.toThrow('killed')
    await run('DROP TRIGGER stop_there ON office_job_row; DROP FUNCTION stop_there()')
  })
  expect(await read(jobId)).toMatchObject({ state: 'running', done: 1 })
  expect(await run('SELECT 1 FROM registration_note')).toHaveLength(1)
  outputOf(stopOfficeJob, await staff.ask(stopOfficeJob, { params: { ...event(), jobId }, body: {} }))
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'stopped', done: 1 })
  await begin(jobId)
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'done', done: 4 })
  const history = await run("SELECT 1 FROM audit_entry WHERE action = 'registration.noted'")
  expect(history).toHaveLength(4)
  const journal = await run<{ action: string }>(
    "SELECT action FROM audit_entry WHERE details->>'kind' = 'tag' ORDER BY at",
  )
  expect(journal.map(({ action }) => action)).toEqual([
    ...['office_job.begun', 'office_job.stopped', 'office_job.begun', 'office_job.ended'],
  ])
  const other = await act({ kind: 'cancel', reason: 'Pomyłka', keep: 'rules', tell: false })
  await workOff(other)
  expect(await read(other)).toMatchObject({ expected: { refused: 0, kept: { amount: 0 } } })
  outputOf(stopOfficeJob, await staff.ask(stopOfficeJob, { params: { ...event(), jobId: other }, body: {} }))
  expect(await read(other)).toMatchObject({ state: 'withdrawn', done: 0 })
  const { jobs } = outputOf(listOfficeJobs, await staff.ask(listOfficeJobs, { params: event() }))
  expect(jobs[0]).toMatchObject({ id: other, kind: 'cancel', state: 'withdrawn' })
})

test('of 200 rows 193 come in and 7 say why, also when two workers do them and one is broken off', async () => {
  await run("UPDATE capacity_pool SET capacity = 500 WHERE pool_key LIKE '%blue%'")
  const before = await registered()
  const jobId = await prepareFile(rowsWithSevenBad().map((row) => row.with(0, `Kowal${row[0]?.slice(5)}`)))
  await workOff(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'prepared', expected: { refused: 7, full: 0 } })
  await begin(jobId)
  await run(
    `CREATE FUNCTION stop_there() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF NEW.state = 'done' AND NEW.position = 60 THEN RAISE EXCEPTION 'killed' USING ERRCODE = '57P01'; END IF;
       RETURN NEW; END $$;
     CREATE TRIGGER stop_there BEFORE UPDATE ON office_job_row FOR EACH ROW EXECUTE FUNCTION stop_there()`,
  )
  const ends = await Promise.allSettled([work(jobId), work(jobId)])
  expect(ends.some(({ status }) => status === 'rejected')).toBe(true)
  await run('DROP TRIGGER stop_there ON office_job_row; DROP FUNCTION stop_there()')
  await Promise.all([workOff(jobId), workOff(jobId)])
  const done = await read(jobId)
  expect(done).toMatchObject({ state: 'done', done: 193, refused: 7 })
  expect((await registered()) - before).toBe(193)
  const reasons = done.list.slice(0, 7).map(({ lines, outcome }) => ({
    ...{ line: lines[0], code: outcome?.code, column: outcome?.problems[0]?.column },
  }))
  expect(reasons).toEqual([
    { line: 10, code: 'unreadable', column: 2 },
    { line: 30, code: 'unreadable', column: 3 },
    { line: 50, code: 'unreadable', column: 4 },
    { line: 70, code: 'unreadable', column: 5 },
    { line: 90, code: 'unreadable', column: 6 },
    { line: 110, code: 'unreadable', column: 1 },
    { line: 150, code: 'duplicate', column: null },
  ])
  const file = await staff.ask(exportJobReport, { params: { ...event(), jobId } })
  expect(file.text.split('\r\n').filter((line) => line.includes('nie zrobione'))).toHaveLength(7)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  // What a row that came in has said is kept no more.
  expect(await run("SELECT 1 FROM office_job_row WHERE state = 'done' AND input_sealed IS NOT NULL")).toEqual(
    [],
  )
})

test('a row that another worker still holds is done as soon as it is free', async () => {
  const jobId = await act({ kind: 'tag', add: ['sprawdzone'], remove: [] })
  await workOff(jobId)
  await begin(jobId)
  const first = `office_job_id = '${jobId}' AND position = 0`
  const held = await hold(site.server.databaseUrl, `SELECT FROM office_job_row WHERE ${first}`)
  await run('DELETE FROM graphile_worker._private_jobs')
  await workOff(jobId)
  const { rows } = await read(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'running', done: rows - 1 })
  expect(await run("SELECT FROM graphile_worker.jobs WHERE task_identifier = 'office-job'")).toHaveLength(1)
  await held.letGo()
  await work(jobId)
  expect(await read(jobId)).toMatchObject({ state: 'done', done: rows })
})
