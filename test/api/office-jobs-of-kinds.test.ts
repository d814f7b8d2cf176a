import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { cancelPanelRegistration } from '#contract/changes.ts'
import { putRegistrationNote } from '#contract/office-changes.ts'
import {
  type bulkAction,
  exportJobReport,
  getOfficeJob,
  prepareBulkAction,
  runOfficeJob,
} from '#contract/office-jobs.ts'
import { bookPayment } from '#contract/office-money.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { carryOutJob } from '#server/features/registrations/office-jobs/carry-out-job.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** Approving, refusing, giving more time and writing a note as jobs: what is done, what stays, and what does not work and why. */

let site: TestSite
let staff: Client
/** Two medics wait for approval; of the others one is unpaid, one paid and one cancelled. */
let medics: readonly [Registered, Registered]
let unpaid: Registered
let paid: Registered
let gone: Registered

beforeAll(async () => {
  const base = outing({ event: 100 })
  site = await startTestSite({
    definition: {
      ...base,
      types: [
        { id: 'pilgrim', name: 'Uczestnik' },
        { id: 'medic', name: 'Służba medyczna' },
      ],
      approvals: [{ id: 'service', name: 'Służba medyczna', when: { fact: 'type', is: 'medic' } }],
    },
    // Without a worker: each test decides when the rows are done.
    settings: { runs: { web: true, worker: false } },
  })
  staff = await signIn(site.server.port, 'danuta-wrona')
  medics = [await made('medic'), await made('medic')]
  unpaid = await made('pilgrim')
  paid = await made('pilgrim')
  gone = await made('pilgrim')
  const day = today().toString()
  const money = { way: 'transfer' as const, amount: 10_000, day }
  outputOf(bookPayment, await staff.ask(bookPayment, { params: of(paid), body: money, key: randomUUID() }))
  const cancel = { params: of(gone), body: { reason: 'Pomyłka', tell: false } }
  outputOf(cancelPanelRegistration, await staff.ask(cancelPanelRegistration, cancel))
})
afterAll(() => site[Symbol.asyncDispose]())

const today = () => Temporal.Now.plainDateISO('Europe/Warsaw')
const event = () => ({ accountId: site.account, eventId: site.event })
const of = ({ id }: Registered) => ({ ...event(), registrationId: id })

function made(type: string): Promise<Registered> {
  const order = orderOf('ewa')
  const people = order.draft.people.map((person) => ({ ...person, type }))
  return register(site, { ...order, draft: { ...order.draft, people } })
}

const read = async (of: object & { jobId: string }) =>
  outputOf(getOfficeJob, await staff.ask(getOfficeJob, { params: { ...event(), jobId: of.jobId } }))
const registrationOf = async (one: Registered) =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: of(one) }))

/** Everybody of the event: tried, and then done; the job is read after each. */
async function doToAll(action: z.input<typeof bulkAction>) {
  const body = { list: 'registrations' as const, rows: null, action }
  const prepared = await staff.ask(prepareBulkAction, { params: event(), body })
  const { id: jobId } = outputOf(prepareBulkAction, prepared)
  const carryOut = () => asTenant(site, (ctx) => carryOutJob(ctx, jobId))
  await carryOut()
  const tried = await read({ jobId })
  outputOf(runOfficeJob, await staff.ask(runOfficeJob, { params: { ...event(), jobId }, body: {} }))
  await carryOut()
  const report = await staff.ask(exportJobReport, { params: { ...event(), jobId } })
  return { tried, done: await read({ jobId }), report: report.text }
}

type Job = Awaited<ReturnType<typeof read>>
const codeOf = ({ list }: Job, { id }: Registered) =>
  list.find(({ registrationId }) => registrationId === id)?.outcome?.code
const codesOf = (job: Job) => ({
  medics: medics.map((medic) => codeOf(job, medic)),
  unpaid: codeOf(job, unpaid),
  paid: codeOf(job, paid),
  gone: codeOf(job, gone),
})
const mailsOf = async (kind: string) => {
  const rows = await asOwner<{ id: string }>(
    site.server.databaseUrl,
    'SELECT registration_id AS id FROM message WHERE account_id = $1 AND kind = $2',
    [site.account, kind],
  )
  return rows.map(({ id }) => id)
}
/** The lines of a report that say that a row was not done, each with its reason. */
const refusedLines = (report: string) => report.split('\r\n').filter((line) => line.includes('nie zrobione'))
const WRONG_STATE = /W\stym stanie zgłoszenia nie da się tego zrobić\./

test('a refusal gives its reason to those who wait for approval, and only they can be refused', async () => {
  const { tried, done, report } = await doToAll({ kind: 'refuse', reason: 'Brak uprawnień' })
  const codes = {
    ...{ medics: ['done', 'done'], unpaid: 'not_changeable', paid: 'not_changeable', gone: 'not_changeable' },
  }
  expect(codesOf(tried)).toEqual(codes)
  expect(tried).toMatchObject({ state: 'prepared', what: 'Brak uprawnień', expected: { refused: 3 } })
  expect(codesOf(done)).toEqual(codes)
  expect(done).toMatchObject({ state: 'done', done: 2, refused: 3 })
  expect(refusedLines(report)).toHaveLength(3)
  for (const line of refusedLines(report)) expect(line).toMatch(WRONG_STATE)
  expect((await mailsOf('refused')).sort()).toEqual(medics.map(({ id }) => id).sort())
  expect((await registrationOf(medics[0])).state).toBe('awaiting_approval')
  // The same again is no second refusal.
  const again = await doToAll({ kind: 'refuse', reason: 'Brak uprawnień' })
  expect(codesOf(again.done).medics).toEqual(['unchanged', 'unchanged'])
  expect(await mailsOf('refused')).toHaveLength(2)
})

test('an approval begins the time to pay, leaves who needs none, and does not bring back who has resigned', async () => {
  const { tried, done, report } = await doToAll({ kind: 'approve' })
  const codes = { medics: ['done', 'done'], unpaid: 'unchanged', paid: 'unchanged', gone: 'not_changeable' }
  expect(codesOf(tried)).toEqual(codes)
  expect(codesOf(done)).toEqual(codes)
  expect(done).toMatchObject({ state: 'done', done: 4, refused: 1, actual: { unchanged: 2 } })
  expect(refusedLines(report)).toMatchObject([expect.stringMatching(WRONG_STATE)])
  for (const medic of medics) expect(await registrationOf(medic)).toMatchObject({ state: 'awaiting_payment' })
  expect((await registrationOf(gone)).state).toBe('cancelled')
})

test('more time is given to who has something to pay; nobody gets a day that is earlier', async () => {
  const until = today().add({ days: 20 }).toString()
  const { tried, done, report } = await doToAll({ kind: 'prolong', until, tell: true })
  const codes = {
    ...{ medics: ['done', 'done'], unpaid: 'done', paid: 'not_changeable', gone: 'not_changeable' },
  }
  expect(codesOf(tried)).toEqual(codes)
  expect(codesOf(done)).toEqual(codes)
  expect(done).toMatchObject({ done: 3, refused: 2 })
  expect(refusedLines(report)).toHaveLength(2)
  expect((await registrationOf(unpaid)).due[0]?.until).toBe(`${until}T23:59:59`)
  expect((await mailsOf('changed')).sort()).toEqual([...medics, unpaid].map(({ id }) => id).sort())

  const again = await doToAll({ kind: 'prolong', until, tell: true })
  expect(codesOf(again.done)).toMatchObject({ medics: ['unchanged', 'unchanged'], unpaid: 'unchanged' })
  const earlier = await doToAll({ kind: 'prolong', until: today().add({ days: 10 }).toString(), tell: true })
  expect(earlier.done).toMatchObject({ done: 0, refused: 5 })
  expect((await registrationOf(unpaid)).due[0]?.until).toBe(`${until}T23:59:59`)
  expect(await mailsOf('changed')).toHaveLength(3)
})

test('a note is added below what is written, also of who has resigned, and never beyond its length', async () => {
  const write = (one: Registered, text: string) =>
    staff.ask(putRegistrationNote, { params: of(one), body: { text, tags: ['parter'] } })
  outputOf(putRegistrationNote, await write(unpaid, 'Prosi o dolne łóżko'))
  outputOf(putRegistrationNote, await write(paid, 'x'.repeat(1_990)))
  const { tried, done, report } = await doToAll({ kind: 'note', text: 'Dzwonić po 16' })
  const codes = { medics: ['done', 'done'], unpaid: 'done', paid: 'note_too_long', gone: 'done' }
  expect(codesOf(tried)).toEqual(codes)
  expect(codesOf(done)).toEqual(codes)
  expect(done).toMatchObject({ done: 4, refused: 1 })
  expect(refusedLines(report)).toMatchObject([expect.stringContaining('Notatka byłaby za długa.')])
  expect((await registrationOf(unpaid)).note).toMatchObject({
    ...{ text: 'Prosi o dolne łóżko\nDzwonić po 16', tags: ['parter'] },
  })
  expect((await registrationOf(paid)).note?.text).toBe('x'.repeat(1_990))
  expect((await registrationOf(gone)).note?.text).toBe('Dzwonić po 16')
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
