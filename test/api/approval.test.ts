import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { approveRegistration, refuseApproval } from '#contract/approvals.ts'
import { changePanelRegistration, changeRegistration } from '#contract/changes.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { createPayment } from '#contract/site.ts'
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
import { letBankDecide } from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** A medic pays 20 zł instead of 100 zł, once that was confirmed; a helper nothing. */
function definition(payment: 'after' | 'at-once' = 'after'): EventDefinitionInput {
  const { items = [], ...rest } = outing()
  return {
    ...rest,
    types: [
      { id: 'pilgrim', name: 'Uczestnik' },
      { id: 'medic', name: 'Służba medyczna' },
      { id: 'helper', name: 'Pomoc' },
    ],
    items: items.map((item) =>
      item.id === 'fee'
        ? {
            ...item,
            price: [
              { name: 'Służba medyczna', when: { fact: 'type', is: 'medic' }, amount: 2_000 },
              { name: 'Pomoc', when: { fact: 'type', is: 'helper' }, amount: 0 },
              { name: 'Udział', amount: 10_000 },
            ],
          }
        : item,
    ),
    approvals: [
      { id: 'service', name: 'Służba medyczna', when: { fact: 'type', is: 'medic' }, payment },
      { id: 'help', name: 'Pomoc', when: { fact: 'type', is: 'helper' }, payment },
    ],
  }
}

type Draft = ReturnType<typeof draftOf>
const as = (draft: Draft, ...types: readonly string[]): Draft => ({
  ...draft,
  people: draft.people.map((person, index) => ({ ...person, type: types[index] ?? 'pilgrim' })),
})
const order = (type: string, expectedTotal: number) => {
  const made = orderOf('ewa')
  return { ...made, expectedTotal, draft: as(made.draft, type) }
}

let site: TestSite
let staff: Client

beforeEach(async () => {
  site = await startTestSite({ definition: definition() })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const paramsOf = ({ id }: Registered, at = site) => ({
  ...{ accountId: at.account, eventId: at.event, registrationId: id },
})
const approve = async (made: Registered) =>
  outputOf(approveRegistration, await staff.ask(approveRegistration, { params: paramsOf(made), body: {} }))
const refuse = (made: Registered, reason = 'Brak uprawnień') =>
  staff.ask(refuseApproval, { params: paramsOf(made), body: { reason } })
const historyOf = async (made: Registered) => {
  const answer = await staff.ask(getPanelRegistration, { params: paramsOf(made) })
  return outputOf(getPanelRegistration, answer).history
}
const taken = async () =>
  (
    await asOwner<{ taken: number }>(
      site.server.databaseUrl,
      "SELECT taken FROM capacity_pool WHERE pool_key = 'event'",
    )
  )[0]?.taken
const mails = async () => {
  await runJobs(site.server.databaseUrl, 'send-message')
  const box = createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant())
  return (await box.list()).map(({ subject, text }) => ({
    subject: subject.replaceAll('\u00a0', ' '),
    text: text.replaceAll('\u00a0', ' '),
  }))
}
/** The last moment of the day so many days from now. */
const endOfDay = (days: number) => `${localOf(Temporal.Now.instant()).toPlainDate().add({ days })}T23:59:59`
const pass = (made: Registered) =>
  asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET expires_at = now() - interval '1 minute' WHERE registration_id = $1",
    [made.id],
  )

test('the place is held, nothing is due and nothing can be paid until it is approved', async () => {
  const made = await register(site, order('medic', 2_000))
  expect(made.state).toBe('awaiting_approval')
  expect(await look(site, made)).toMatchObject({
    ...{ state: 'awaiting_approval', expiresAt: null, total: 2_000, tickets: [] },
    due: [
      { name: 'Zaliczka', amount: 1_000, until: null },
      { name: 'Reszta', amount: 1_000, until: null },
    ],
    may: { change: false, leave: true, cancel: true },
  })
  expect(await taken()).toBe(1)
  problemOf('not_payable', await site.visitor.ask(createPayment, { params: { token: made.token }, body: {} }))
  const [mail] = await mails()
  expect(mail?.subject).toBe(`Zgłoszenie ${made.number} czeka na potwierdzenie`)
  expect(mail?.text).toContain('Cena po potwierdzeniu: 20 zł. Do tego czasu nic nie płacisz.')
})

test('approved, the terms of payment run from that day, and it is paid like any other', async () => {
  const made = await register(site, order('medic', 2_000))
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET created_at = created_at - interval '6 days'",
  )
  const view = await approve(made)
  expect(view).toMatchObject({
    state: 'awaiting_payment',
    due: [{ until: endOfDay(3) }, { until: '2031-05-05T23:59:59' }],
  })
  expect(view.expiresAt).not.toBeNull()
  // A mail of the first approval may go out meanwhile, which its history shows.
  const { history, ...unchanged } = view
  const again = await approve(made)
  expect(again).toMatchObject(unchanged)
  expect(again.history).toHaveLength(history.length)
  const answer = await refuse(made)
  problemOf('not_changeable', answer)
  await pay(site, made)
  expect(await look(site, made)).toMatchObject({
    state: 'confirmed',
    paid: 1_000,
    tickets: [{ person: 'ewa' }],
  })
  expect((await mails()).map(({ subject }) => subject).join()).toMatch(/zapłać do:.*/)
  const approved = (await historyOf(made)).find(({ action }) => action === 'registration.approved')
  expect(approved).toMatchObject({
    actor: 'Danuta Wrona',
    details: {
      before: { approval: 'awaited', firstDueUntil: null },
      after: { approval: 'given', firstDueUntil: endOfDay(3) },
    },
  })
})

test('a registration does not expire while it waits: after a week the journal confirms it', async () => {
  const made = await register(site, order('medic', 2_000))
  await runJobs(site.server.databaseUrl, 'note-waiting-approval', 'expire-registration', 'sweep-event')
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_approval' })
  expect((await historyOf(made)).map(({ action }) => action)).toContain('registration.waits_for_approval')
})

test('a free registration is confirmed on approval, with a ticket', async () => {
  const made = await register(site, order('helper', 0))
  expect(made.state).toBe('awaiting_approval')
  await approve(made)
  expect(await look(site, made)).toMatchObject({ state: 'confirmed', tickets: [{ person: 'ewa' }] })
})

test('a refused registrant is given the reason and may stay at the ordinary price for three days', async () => {
  const made = await register(site, order('medic', 2_000))
  expect((await refuse(made)).status).toBe(200)
  expect((await refuse(made, 'Drugi raz')).status).toBe(200)
  const view = await look(site, made)
  expect(view).toMatchObject({ state: 'awaiting_approval', may: { change: true, cancel: true } })
  const hours = Temporal.Now.instant()
    .until(Temporal.Instant.from(view.expiresAt ?? ''))
    .total('hours')
  expect(Math.round(hours)).toBe(72)
  expect(await taken()).toBe(1)
  const mail = (await mails()).find(({ subject }) => subject.includes('decyzja do'))
  expect(mail?.text).toContain(
    'Organizator nie potwierdził: Służba medyczna (Wycieczka na Łysicę). Powód: Brak uprawnień',
  )
  expect(mail?.text).toContain(
    'Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy do: ',
  )
  const again = { revision: 1, expectedTotal: 0, draft: as(draftOf('ewa'), 'helper') }
  const { problems } = problemOf('registration_refused', await sendChange(site, made, again))
  expect(problems).toMatchObject([
    {
      ...{ code: 'needs_approval', person: 'ewa' },
      message: '„Pomoc” musi potwierdzić organizator. Napisz do niego, a\u00a0on wprowadzi tę zmianę.',
    },
  ])
  const body = { revision: 1, expectedTotal: 10_000, draft: as(draftOf('ewa'), 'pilgrim') }
  expect(outputOf(changeRegistration, await sendChange(site, made, body))).toMatchObject({
    ...{ state: 'awaiting_payment', total: 10_000 },
    due: [
      { amount: 5_000, until: endOfDay(3) },
      { amount: 5_000, until: '2031-05-05T23:59:59' },
    ],
  })
  // Three days later nothing is left to end.
  await runJobs(site.server.databaseUrl, 'end-refused')
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_payment' })
})

test('three days after a refusal it is cancelled, the place comes back, nothing is owed', async () => {
  const made = await register(site, order('medic', 2_000))
  await refuse(made)
  await runJobs(site.server.databaseUrl, 'send-message')
  // Checked too early, it waits for its time.
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET expires_at = now() + interval '1 hour' WHERE registration_id = $1",
    [made.id],
  )
  await runJobs(site.server.databaseUrl, 'end-refused')
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_approval' })
  await pass(made)
  await runJobs(site.server.databaseUrl, 'end-refused')
  expect(await look(site, made)).toMatchObject({ state: 'cancelled', balance: 0 })
  expect(await taken()).toBe(0)
  expect(await ledgerOf(site, made)).toEqual([
    { kind: 'charge', amount: 2_000 },
    { kind: 'correction', amount: -2_000 },
  ])
  problemOf('not_changeable', await refuse(made))
})

test('refused and approved after all: the terms run from then', async () => {
  const made = await register(site, order('medic', 2_000))
  await refuse(made)
  expect(await approve(made)).toMatchObject({ state: 'awaiting_payment', due: [{ until: endOfDay(3) }, {}] })
  await runJobs(site.server.databaseUrl, 'end-refused')
  expect(await look(site, made)).toMatchObject({ state: 'awaiting_payment' })
})

test('after the agreement only the staff add what needs approval', async () => {
  const made = await register(site, order('pilgrim', 10_000))
  const body = { revision: 1, expectedTotal: 12_000, draft: as(draftOf('ewa', 'jan'), 'pilgrim', 'medic') }
  const { problems } = problemOf('registration_refused', await sendChange(site, made, body))
  expect(problems).toMatchObject([{ code: 'needs_approval', person: 'jan', field: 'draft.people.1' }])
  const changed = await staff.ask(changePanelRegistration, { params: paramsOf(made), body })
  expect(outputOf(changePanelRegistration, changed)).toMatchObject({
    ...{ state: 'awaiting_payment', total: 12_000 },
    due: [{ amount: 6_000, until: endOfDay(3) }, {}],
  })
  // What was approved may be kept through further changes.
  const coach = { ...body, revision: 2, expectedTotal: 15_000 }
  const kept = { ...coach, draft: as(draftOf('ewa+', 'jan'), 'pilgrim', 'medic') }
  expect(outputOf(changeRegistration, await sendChange(site, made, kept))).toMatchObject({ total: 15_000 })
})

test('where payment does not wait, it may be paid at once, and approval confirms it', async () => {
  await using atOnce = await startTestSite({ definition: definition('at-once') })
  const made = await register(atOnce, order('medic', 2_000))
  const until = endOfDay(3)
  expect(await look(atOnce, made)).toMatchObject({ state: 'awaiting_approval', due: [{ until }, {}] })
  await pay(atOnce, made)
  expect(await look(atOnce, made)).toMatchObject({ state: 'awaiting_approval', paid: 1_000, tickets: [] })
  const danuta = await signIn(atOnce.server.port, 'danuta-wrona')
  const asked = { params: paramsOf(made, atOnce), body: {} }
  expect(outputOf(approveRegistration, await danuta.ask(approveRegistration, asked))).toMatchObject({
    state: 'confirmed',
  })
  expect((await look(atOnce, made)).tickets).toHaveLength(1)
  expect(await audit(atOnce.server.databaseUrl)).toEqual([])
})
