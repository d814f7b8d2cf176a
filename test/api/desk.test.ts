import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePanelRegistration, changeRegistration } from '#contract/changes.ts'
import { createOfficeRegistration, quoteOfficeDraft } from '#contract/office.ts'
import { bookPayment } from '#contract/office-money.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { getRegistration } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { type Staff, staffOf } from '#test/support/staff.ts'

/** Registrations at the desk: fewer answers, no e-mail, signatures on paper. 100 zł a head; a child pays half. */

let site: TestSite
let staff: Staff

beforeAll(async () => {
  const definition = outing()
  const text = { type: 'text' as const, of: 'person' as const, required: true }
  const pupil = { when: { fact: 'answer.school', is: 'yes' }, amount: 5_000 }
  site = await startTestSite({
    definition: {
      ...definition,
      questions: [
        { ...text, id: 'parent', label: 'Telefon rodzica' },
        {
          ...{ ...text, id: 'school', label: 'Uczeń', type: 'select' as const },
          options: [
            { id: 'yes', name: 'tak' },
            { id: 'no', name: 'nie' },
          ],
        },
      ],
      statements: [{ id: 'rules', version: 1, text: 'Akceptuję regulamin', required: true }],
      items: (definition.items ?? []).map((item) =>
        item.id === 'fee' ? { ...item, price: [pupil, { amount: 10_000 }] } : item,
      ),
    },
  })
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

const draftOf = (answers: Record<string, string>) => ({
  people: [{ ref: 'kuba', firstName: 'Kuba', lastName: 'Rogala', birthDate: null, choices: {}, answers }],
  registeredBy: null,
  registrantRole: 'staff' as const,
  statements: ['rules'],
})
const nobody = { firstName: 'Kuba', lastName: 'Rogala', email: '', phone: '' }
const orderOf = (answers: Record<string, string>) => ({
  ...{ version: 1, expectedTotal: 5_000, draft: draftOf(answers), contact: nobody },
  ...{ fillInLater: true, signedOn: '2026-03-01' },
})
const params = () => ({ accountId: site.account, eventId: site.event })
const seen = async (registrationId: string) =>
  outputOf(
    getPanelRegistration,
    await staff.client.ask(getPanelRegistration, { params: { ...params(), registrationId } }),
  )
const LACKING = [{ person: 'kuba', where: 'parent', name: 'Telefon rodzica' }]

test('an answer that decides nothing is left open; one that the price needs is not', async () => {
  const ask = async (answers: Record<string, string>, fillInLater: boolean) =>
    outputOf(
      quoteOfficeDraft,
      await staff.client.ask(quoteOfficeDraft, {
        params: params(),
        body: { version: 1, draft: draftOf(answers), fillInLater },
      }),
    )
  expect(await ask({ school: 'yes' }, true)).toMatchObject({ problems: [], later: LACKING, total: 5_000 })
  expect((await ask({}, true)).problems).toMatchObject([{ where: 'school' }])
  expect((await ask({ school: 'yes' }, false)).problems).toMatchObject([{ where: 'parent' }])
  problemOf('registration_refused', await staff.register(orderOf({})))
  problemOf(
    'registration_refused',
    await staff.register({ ...orderOf({ school: 'yes' }), fillInLater: false }),
  )
})

test('what is open is kept, does not stop the staff, and is asked of the registrant, who fills it in', async () => {
  const made = outputOf(createOfficeRegistration, await staff.register(orderOf({ school: 'yes' })))
  const before = await seen(made.id)
  expect(before).toMatchObject({
    ...{ lacking: LACKING, contactEmail: '', contactPhone: '' },
    statements: [{ statement: 'rules', signedOn: '2026-03-01' }],
  })
  const change = { revision: 1, expectedTotal: 5_000, draft: draftOf({ school: 'yes' }) }
  const withNames = (firstName: string, answers: Record<string, string>) => ({
    ...change.draft,
    people: draftOf(answers).people.map((person) => ({ ...person, firstName })),
  })
  const ofStaff = { params: { ...params(), registrationId: made.id } }
  const renamed = { ...change, draft: withNames('Jakub', { school: 'yes' }) }
  expect((await staff.client.ask(changePanelRegistration, { ...ofStaff, body: renamed })).status).toBe(200)
  expect((await seen(made.id)).lacking).toEqual(LACKING)

  const token = made.address.split('/').at(-1) ?? ''
  const site_ = { params: { token } }
  const again = { ...change, revision: 2, draft: withNames('Kuba', { school: 'yes' }) }
  problemOf('registration_refused', await site.visitor.ask(changeRegistration, { ...site_, body: again }))
  const filled = { ...again, draft: withNames('Jakub', { school: 'yes', parent: '600100200' }) }
  expect((await site.visitor.ask(changeRegistration, { ...site_, body: filled })).status).toBe(200)
  expect((await seen(made.id)).lacking).toEqual([])
  expect(outputOf(getRegistration, await site.visitor.ask(getRegistration, site_))).toMatchObject({
    ...{ lacking: [], contact: { email: '', phone: '' } },
  })
})

test('mails to nobody are skipped, and money is booked as for everybody', async () => {
  const made = outputOf(createOfficeRegistration, await staff.register(orderOf({ school: 'yes' })))
  const booked = await staff.client.ask(bookPayment, {
    params: { ...params(), registrationId: made.id },
    body: { way: 'cash', amount: 5_000, day: '2026-03-01' },
    key: crypto.randomUUID(),
  })
  expect(booked.status, booked.text).toBeLessThan(300)
  await runJobs(site.server.databaseUrl)
  const states = await asOwner<{ state: string }>(
    site.server.databaseUrl,
    'SELECT DISTINCT state FROM message WHERE registration_id = $1',
    [made.id],
  )
  expect(states).toEqual([{ state: 'skipped' }])
  expect(await seen(made.id)).toMatchObject({ state: 'confirmed', balance: 0 })
})
