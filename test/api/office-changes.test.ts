import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelPanelRegistration, changePanelRegistration } from '#contract/changes.ts'
import { quoteOfficeDraft } from '#contract/office.ts'
import {
  getPanelChange,
  previewPanelChange,
  prolongPayment,
  putRegistrationNote,
} from '#contract/office-changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { HIDDEN } from '#domain/registration/secret-answers.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, draftOf, orderOf, outing, totalOf } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** What the staff do with a registration: the difference first, then the change; more time to pay; a note. */
const HEALTH = { id: 'health', of: 'person', type: 'text', label: 'Choroby', seenBy: ['editEvents'] } as const

let site: TestSite
let staff: Client

beforeAll(async () => {
  const definition = { ...outing({ event: 100, coach: 100 }), questions: [HEALTH] }
  site = await startTestSite({ definition })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

const paramsOf = ({ id }: Registered) => ({
  accountId: site.account,
  eventId: site.event,
  registrationId: id,
})
const read = async (made: Registered) =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: paramsOf(made) }))
const mailsOf = async (made: Registered, kind: string) => {
  const rows = await asOwner<{ about: object }>(
    site.server.databaseUrl,
    'SELECT about FROM message WHERE registration_id = $1 AND kind = $2',
    [made.id, kind],
  )
  return rows.map(({ about }) => about)
}
const prolong = (made: Registered, until: string, tell = true) =>
  staff.ask(prolongPayment, { params: paramsOf(made), body: { until, tell } })

test('the staff see what a change would mean, make it, and decide whether the registrant is told', async () => {
  const made = await register(site, orderOf('ewa'))
  const params = paramsOf(made)
  const start = outputOf(getPanelChange, await staff.ask(getPanelChange, { params }))
  expect(start).toMatchObject({ revision: 1, version: 1, within: 'all', total: 10_000 })
  const { expectedTotal, ...wanted } = changeTo(1, 'ewa+', 'jan')
  const preview = outputOf(previewPanelChange, await staff.ask(previewPanelChange, { params, body: wanted }))
  expect(preview).toMatchObject({ total: 23_000, difference: 13_000, toPay: 23_000, fee: null })
  expect(await read(made)).toMatchObject({ total: 10_000 })
  const body = { ...wanted, expectedTotal, tell: false }
  outputOf(changePanelRegistration, await staff.ask(changePanelRegistration, { params, body }))
  expect(await read(made)).toMatchObject({ total: 23_000, revision: 2 })
  expect(await mailsOf(made, 'changed')).toEqual([])
  const cancel = { reason: 'Telefon', tell: false }
  outputOf(cancelPanelRegistration, await staff.ask(cancelPanelRegistration, { params, body: cancel }))
  expect(await mailsOf(made, 'cancelled')).toEqual([])
  problemOf('not_changeable', await staff.ask(getPanelChange, { params }))
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('more time to pay stands in the agreement, on the page, and before the registration ends', async () => {
  const made = await register(site, orderOf('ewa'))
  const before = await look(site, made)
  const day = Temporal.Now.plainDateISO('Europe/Warsaw').add({ days: 20 }).toString()
  const answers = await Promise.all([prolong(made, day), prolong(made, day)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const after = await look(site, made)
  expect(after.due[0]?.until).toBe(`${day}T23:59:59`)
  expect(after.due[1]).toEqual(before.due[1])
  expect((after.expiresAt ?? '') > (before.expiresAt ?? '')).toBe(true)
  expect((await read(made)).history.filter(({ action }) => action === 'registration.prolonged')).toHaveLength(
    1,
  )
  expect(await mailsOf(made, 'changed')).toMatchObject([{ until: `${day}T23:59:59` }])
  problemOf('not_changeable', await prolong(made, '2026-01-01'))
  await runJobs(site.server.databaseUrl, 'expire-registration')
  expect(await read(made)).toMatchObject({ state: 'awaiting_payment' })
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('of a confirmed registration the next open part gets more time; of a paid one nothing', async () => {
  const made = await register(site, orderOf('ewa'))
  await pay(site, made)
  await asOwner(site.server.databaseUrl, 'DELETE FROM list_refresh')
  outputOf(prolongPayment, await prolong(made, '2031-05-20', false))
  // The row of the list says what is overdue, though nothing of the registration's own row has changed.
  const [queued] = await asOwner(site.server.databaseUrl, 'SELECT registration_id AS id FROM list_refresh')
  expect(queued).toEqual({ id: made.id })
  expect((await look(site, made)).due.map(({ until }) => until)).toContain('2031-05-20T23:59:59')
  expect(await mailsOf(made, 'changed')).toEqual([])
  expect(await audit(site.server.databaseUrl)).toEqual([])
})

test('the deposit gets time until the day of the rest, and neither ends before', async () => {
  const made = await register(site, orderOf('ewa'))
  const rest = (await look(site, made)).due[1]?.until?.slice(0, 10) ?? ''
  outputOf(prolongPayment, await prolong(made, rest))
  const after = await look(site, made)
  expect(after.due.map(({ until }) => until)).toEqual([`${rest}T23:59:59`, `${rest}T23:59:59`])
  expect((after.expiresAt ?? '') > rest.slice(0, 7)).toBe(true)
  expect(await mailsOf(made, 'changed')).toMatchObject([{ until: `${rest}T23:59:59` }])
})

test('an answer that the role may not see is hidden in a change, and kept by it', async () => {
  const order = orderOf('ewa')
  const [ewa] = order.draft.people
  if (ewa === undefined) throw new Error('nobody registers')
  const people = [{ ...ewa, answers: { health: 'astma' } }]
  const made = await register(site, { ...order, draft: { ...order.draft, people } })
  const as = (role: string) =>
    asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1 WHERE account_id = $2', [
      role,
      site.account,
    ])
  const params = paramsOf(made)
  await as('registrations')
  const start = outputOf(getPanelChange, await staff.ask(getPanelChange, { params }))
  expect(start.draft.people[0]?.answers).toEqual({ health: HIDDEN })
  const draft = { ...start.draft, people: [...start.draft.people, ...draftOf('jan').people] }
  const body = { revision: 1, draft, expectedTotal: 20_000 }
  outputOf(changePanelRegistration, await staff.ask(changePanelRegistration, { params, body }))
  expect((await read(made)).participants[0]?.answers).toMatchObject([])
  await as('owner')
  expect((await read(made)).participants[0]?.answers).toMatchObject([{ answer: 'astma' }])
})

test('a note and its tags are for the staff alone, and the journal does not repeat them', async () => {
  const made = await register(site, orderOf('ewa'))
  const write = (text: string, ...tags: string[]) =>
    staff.ask(putRegistrationNote, { params: paramsOf(made), body: { text, tags } })
  expect(outputOf(putRegistrationNote, await write('Wózek inwalidzki', 'parter', 'parter'))).toMatchObject({
    note: { text: 'Wózek inwalidzki', tags: ['parter'], by: 'Danuta Wrona' },
  })
  outputOf(putRegistrationNote, await write('Wózek inwalidzki', 'parter'))
  const { history } = await read(made)
  expect(history.filter(({ action }) => action === 'registration.noted')).toHaveLength(1)
  expect(JSON.stringify(history)).not.toContain('Wózek')
  expect(JSON.stringify(await look(site, made))).not.toContain('Wózek')
  expect(outputOf(putRegistrationNote, await write(''))).toMatchObject({ note: null })
})

test('the office is told the price of a draft and what is missing in it', async () => {
  const params = { accountId: site.account, eventId: site.event }
  const ask = (draft: ReturnType<typeof draftOf>) =>
    staff.ask(quoteOfficeDraft, { params, body: { version: 1, draft } })
  expect(outputOf(quoteOfficeDraft, await ask(draftOf('ewa+')))).toMatchObject({
    total: totalOf('ewa+'),
    problems: [],
  })
  const [ewa] = draftOf('ewa').people
  const nameless = {
    ...draftOf('ewa'),
    people: [{ ...ewa, ref: 'ewa', firstName: '', lastName: '', birthDate: null }],
  }
  const { problems } = outputOf(quoteOfficeDraft, await ask(nameless))
  expect(problems.length).toBeGreaterThan(0)
})
