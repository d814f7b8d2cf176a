import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import { changePanelRegistration, changeRegistration } from '#contract/changes.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** Each pays 100 zł, half of it at once: a medic after an approval, a guide before it. A resignation costs 10 zł. */
function definition(): EventDefinitionInput {
  const need = (id: string, payment: 'after' | 'at-once') =>
    ({ id, name: id, when: { fact: 'type', is: id }, payment }) as const
  return {
    ...outing({ event: 100 }),
    types: [
      { id: 'pilgrim', name: 'Uczestnik' },
      { id: 'medic', name: 'Służba medyczna' },
      { id: 'guide', name: 'Przewodnik' },
    ],
    approvals: [need('medic', 'after'), need('guide', 'at-once')],
    refunds: [{ kept: { amount: 1_000 } }],
  }
}

type Draft = ReturnType<typeof draftOf>
/** A person named 'medic' or 'guide' is of that type. */
const party = (...names: readonly string[]): Draft => {
  const draft = draftOf(...names)
  const typeOf = (ref: string) => (ref === 'medic' || ref === 'guide' ? ref : 'pilgrim')
  return { ...draft, people: draft.people.map((person) => ({ ...person, type: typeOf(person.ref) })) }
}

let site: TestSite
let staff: Client
beforeAll(async () => {
  site = await startTestSite({ definition: definition() })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const paramsOf = ({ id }: Registered) => ({
  ...{ accountId: site.account, eventId: site.event, registrationId: id },
})
const order = async (...names: readonly string[]): Promise<Registered> => {
  const draft = party(...names)
  const made = await register(site, { ...orderOf('ewa'), draft, expectedTotal: names.length * 10_000 })
  expect(made.state).toBe('awaiting_approval')
  return made
}
const bodyOf = (revision: number, ...names: readonly string[]) => ({
  ...{ revision, expectedTotal: names.length * 10_000, draft: party(...names) },
})
const leaveOnly = async (made: Registered, revision: number, ...names: readonly string[]) =>
  outputOf(changeRegistration, await sendChange(site, made, bodyOf(revision, ...names)))
const approve = async (made: Registered) =>
  outputOf(approveRegistration, await staff.ask(approveRegistration, { params: paramsOf(made), body: {} }))
const placesOf = (made: Registered) =>
  asOwner<{ units: number }>(
    site.server.databaseUrl,
    "SELECT units FROM capacity_claim WHERE holder_id = $1 AND pool_key = 'event'",
    [made.id],
  )
const endOfDay = (days: number) => `${localOf(Temporal.Now.instant()).toPlainDate().add({ days })}T23:59:59`

test('one leaves, the other still waits: nothing is due, nothing is retained, and the approval goes on', async () => {
  const made = await order('ewa', 'medic', 'jan')
  expect((await look(site, made)).may).toEqual({ change: false, leave: true, cancel: true })
  expect(await leaveOnly(made, 1, 'ewa', 'medic')).toMatchObject({
    ...{ state: 'awaiting_approval', total: 20_000, kept: 0, expiresAt: null, tickets: [] },
    due: [
      { name: 'Zaliczka', amount: 10_000, until: null },
      { name: 'Reszta', amount: 10_000, until: null },
    ],
  })
  await runJobs(site.server.databaseUrl, 'send-message')
  const box = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  const mail = (await box.list()).find(({ subject }) => subject.startsWith('Zmiana'))
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
    'Różnica: mniej o 100 zł. Cena po potwierdzeniu: 200 zł. Do tego czasu nic nie płacisz.',
  )
  expect(await approve(made)).toMatchObject({
    ...{ state: 'awaiting_payment', total: 20_000 },
    due: [{ amount: 10_000, until: endOfDay(3) }, { until: '2031-05-05T23:59:59' }],
  })
})

test('when the waiting person leaves it goes on as after an approval, with days counted from now', async () => {
  const made = await order('ewa', 'medic')
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET created_at = created_at - interval '6 days' WHERE registration_id = $1",
    [made.id],
  )
  const view = await leaveOnly(made, 1, 'ewa')
  expect(view).toMatchObject({
    ...{ state: 'awaiting_payment', total: 10_000, kept: 0 },
    due: [
      { amount: 5_000, until: endOfDay(3) },
      { amount: 5_000, until: '2031-05-05T23:59:59' },
    ],
  })
  expect(view.expiresAt).not.toBeNull()
  await pay(site, made)
  expect(await look(site, made)).toMatchObject({ state: 'confirmed', tickets: [{ person: 'ewa' }] })
})

test('the rules retain their part of an early payment; the money of the person who stays confirms it', async () => {
  const made = await order('ewa', 'guide')
  await pay(site, made)
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_approval', paid: 10_000 })
  expect(await leaveOnly(made, 1, 'ewa')).toMatchObject({
    ...{ state: 'confirmed', total: 10_000, kept: 1_000, tickets: [{ person: 'ewa' }] },
  })
  expect((await ledgerOf(site, made)).slice(-2)).toEqual([
    { kind: 'correction', amount: -10_000 },
    { kind: 'kept', amount: 1_000 },
  ])
})

test('the staff may remove a person too; other changes are refused while it waits', async () => {
  const made = await order('ewa', 'guide', 'jan')
  const refused = (draft: Draft, expectedTotal: number) =>
    sendChange(site, made, { revision: 1, expectedTotal, draft })
  const other = party('ewa', 'guide')
  const renamed = { ...other, people: other.people.map((person) => ({ ...person, lastName: 'Inna' })) }
  problemOf('not_changeable', await refused(renamed, 20_000))
  problemOf('not_changeable', await refused(party('ewa', 'guide', 'jan', 'ola'), 40_000))
  problemOf('not_changeable', await refused(party('ewa', 'guide+'), 23_000))
  problemOf('not_changeable', await refused(party('ewa', 'guide', 'jan'), 30_000))
  const asked = { params: paramsOf(made), body: bodyOf(1, 'ewa', 'guide') }
  const left = outputOf(changePanelRegistration, await staff.ask(changePanelRegistration, asked))
  expect(left).toMatchObject({ state: 'awaiting_approval', total: 20_000, may: { leave: true } })
  expect(await placesOf(made)).toEqual([{ units: 2 }])
})

test('after a refusal another person may leave: the refused one still has the time to decide', async () => {
  const made = await order('ewa', 'medic', 'jan')
  await staff.ask(refuseApproval, { params: paramsOf(made), body: { reason: 'Brak uprawnień' } })
  const { expiresAt } = await look(site, made)
  expect(await leaveOnly(made, 1, 'ewa', 'medic')).toMatchObject({
    ...{ state: 'awaiting_approval', total: 20_000, expiresAt, refusedBecause: 'Brak uprawnień' },
  })
  expect(await leaveOnly(made, 2, 'ewa')).toMatchObject({
    ...{ state: 'awaiting_payment', total: 10_000, due: [{ until: endOfDay(3) }, {}] },
  })
})

test('a refused person who leaves does so because of the organiser: nothing is retained', async () => {
  const made = await order('ewa', 'guide')
  await pay(site, made)
  await staff.ask(refuseApproval, { params: paramsOf(made), body: { reason: 'Brak uprawnień' } })
  expect(await leaveOnly(made, 1, 'ewa')).toMatchObject({
    ...{ state: 'confirmed', total: 10_000, kept: 0, tickets: [{ person: 'ewa' }] },
  })
})
