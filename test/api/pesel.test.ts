import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeRegistration } from '#contract/changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { joinWaitingList } from '#contract/waiting-list.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { signIn } from '#test/support/client.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { accept, askToWait, bringBack, lookAt } from '#test/support/waiting.ts'

const PESEL = '44051401359'
const OTHER = '02270803624'
const HIDDEN = '•••••••••••'

/** A person born before 2000 pays 50 zł less, determined by the PESEL alone. */
const definition: EventDefinitionInput = {
  ...outing({ event: 2 }),
  questions: [
    { id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL', required: true },
    { id: 'payer', of: 'registration', type: 'pesel', label: 'PESEL płatnika' },
    { id: 'bus', of: 'registration', type: 'checkbox', label: 'Własny dojazd' },
  ],
  adjustments: [
    {
      ...{ id: 'senior', name: 'Seniorzy', items: ['fee'] },
      ...{ when: { fact: 'birthYear', atMost: 1999 }, effect: { kind: 'off', amount: 5_000 } },
    },
  ],
}

let site: TestSite

beforeEach(async () => {
  site = await startTestSite({ definition })
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

type Draft = ReturnType<typeof orderOf>['draft']

const withPesel = (draft: Draft, ...numbers: readonly string[]): Draft => ({
  ...draft,
  answers: { payer: OTHER, bus: true },
  people: draft.people.map((person, index) => ({ ...person, answers: { pesel: numbers[index] ?? '' } })),
})
const order = (pesel: string, total: number) => {
  const made = orderOf('ewa')
  return { ...made, expectedTotal: total, draft: withPesel(made.draft, pesel) }
}

/** All rows of all tables, as text. */
async function wholeDatabase(): Promise<string> {
  const url = site.server.databaseUrl
  const tables = await asOwner<{ name: string }>(
    url,
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) => asOwner<{ row: string }>(url, `SELECT t::text AS row FROM ${name} t`)),
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n')
}

test('no table holds a PESEL that was given, but the birth date and the sex that it encodes', async () => {
  await register(site, order(PESEL, 5_000))
  await runJobs(site.server.databaseUrl)
  const all = await wholeDatabase()
  expect(all).toContain('Mazur')
  expect(all).not.toContain(PESEL)
  expect(all).not.toContain(OTHER)
  const [person] = await asOwner(
    site.server.databaseUrl,
    'SELECT birth_date::text, sex, answers FROM participant',
  )
  expect(person).toEqual({
    birth_date: '1944-05-14',
    sex: 'MALE',
    answers: { pesel: expect.stringMatching(/^[0-9a-f]{8}\.[\w-]{52}$/) },
  })
})

test('the panel shows that a PESEL was given, and no digit of it', async () => {
  const { id: registrationId } = await register(site, order(PESEL, 5_000))
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const params = { accountId: site.account, eventId: site.event, registrationId }
  const answer = await staff.ask(getPanelRegistration, { params })
  const view = outputOf(getPanelRegistration, answer)
  expect(view.participants).toHaveLength(1)
  expect(view.participants[0]?.birthDate).toBe('1944-05-14')
  expect(view.participants[0]?.answers).toEqual([{ question: 'PESEL', answer: HIDDEN, files: [] }])
  expect(view.answers).toEqual([
    { question: 'PESEL płatnika', answer: HIDDEN, files: [] },
    { question: 'Własny dojazd', answer: 'Tak', files: [] },
  ])
  expect(JSON.stringify(answer.json)).not.toMatch(/44051401359|02270803624/)
})

test('a change keeps a hidden PESEL, uses it for the price, and encrypts a newly typed one', async () => {
  const made = await register(site, order(PESEL, 5_000))
  const joining = changeTo(1, 'ewa+', 'jan')
  const body = { ...joining, expectedTotal: 18_000, draft: withPesel(joining.draft, HIDDEN, OTHER) }
  const view = outputOf(changeRegistration, await sendChange(site, made, body))
  expect(view).toMatchObject({ revision: 2, total: 18_000 })
  expect(view.people).toMatchObject([{ birthDate: '1944-05-14' }, { birthDate: '2002-07-08' }])
  const all = await wholeDatabase()
  expect(all).not.toContain(PESEL)
  expect(all).not.toContain(OTHER)
  // Only dots come back: nothing has changed.
  const same = { ...body, revision: 2, draft: withPesel(joining.draft, HIDDEN, HIDDEN) }
  expect(outputOf(changeRegistration, await sendChange(site, made, same))).toMatchObject({ revision: 2 })
})

test('dots from a person without a stored PESEL are invalid', async () => {
  const made = await register(site, order(PESEL, 5_000))
  const joining = changeTo(1, 'ewa', 'jan')
  const body = { ...joining, expectedTotal: 15_000, draft: withPesel(joining.draft, HIDDEN, HIDDEN) }
  const { problems } = problemOf('registration_refused', await sendChange(site, made, body))
  expect(problems).toMatchObject([{ code: 'field_invalid', person: 'jan', where: 'pesel' }])
})

test('an offer of the waiting list hides it, and is taken up with what was hidden', async () => {
  const two = orderOf('ewa', 'jan')
  const taken = { ...two, expectedTotal: 15_000, draft: withPesel(two.draft, PESEL, OTHER) }
  const first = await register(site, taken)
  const { expectedTotal: _, ...wanted } = order(PESEL, 0)
  const { token } = outputOf(joinWaitingList, await askToWait(site, wanted))
  expect(await wholeDatabase()).not.toContain(PESEL)
  await bringBack(site, first.number)
  await runJobs(site.server.databaseUrl, 'offer-places')
  const entry = await lookAt(site, token)
  expect(entry.offer).toMatchObject({ total: 5_000, draft: { people: [{ answers: { pesel: HIDDEN } }] } })
  expect((await accept(site, entry)).status).toBe(201)
  expect(await wholeDatabase()).not.toContain(PESEL)
})
