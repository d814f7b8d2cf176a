import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changePanelRegistration, changeRegistration } from '#contract/changes.ts'
import { createScan } from '#contract/check-in.ts'
import { getPanelRegistration, listEvents, listRegistrations, publishEvent } from '#contract/panel.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { changeTo, draftOf, orderOf, outing, totalOf } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { letBankDecide } from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

let site: TestSite
let staff: Client
let family: Registered

beforeEach(async () => {
  site = await startTestSite({ definition: outing() })
  staff = await signIn(site.server.port, 'danuta-wrona')
  family = await register(site, orderOf('ewa+', 'jan'))
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const change = async (revision: number, ...names: string[]) =>
  outputOf(changeRegistration, await sendChange(site, family, changeTo(revision, ...names)))
const refuse = async (code: Parameters<typeof problemOf>[0], body: Parameters<typeof sendChange>[2]) =>
  problemOf(code, await sendChange(site, family, body))
const taken = async () =>
  Object.fromEntries(
    (
      await asOwner<{ pool_key: string; taken: number }>(
        site.server.databaseUrl,
        'SELECT pool_key, taken FROM capacity_pool',
      )
    ).map(({ pool_key, taken }) => [pool_key, taken]),
  )
const panel = () => ({ accountId: site.account, eventId: site.event, registrationId: family.id })
const seenByStaff = async () =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: panel() }))
const scan = async (code: string) => {
  const body = { code, gate: 'Brama A', nonce: randomUUID() }
  return outputOf(
    createScan,
    await staff.ask(createScan, { params: { accountId: site.account, eventId: site.event }, body }),
  )
}

test('a person joins: places, lines, dues and the ledger follow, the day to pay stays', async () => {
  const before = await look(site, family)
  const view = await change(1, 'ewa+', 'jan', 'ola+')
  expect(view).toMatchObject({
    ...{ revision: 2, state: 'awaiting_payment', total: 36_000, balance: 36_000 },
    may: { change: true, cancel: true },
    due: [
      { name: 'Zaliczka', amount: 18_000, until: before.due[0]?.until },
      { name: 'Reszta', amount: 18_000, until: '2031-05-05T23:59:59' },
    ],
    expiresAt: before.expiresAt,
  })
  expect(view.people.map(({ ref }) => ref)).toEqual(['ewa', 'jan', 'ola'])
  expect(await taken()).toEqual({ event: 3, coach: 2 })
  expect(await ledgerOf(site, family)).toEqual([
    { kind: 'charge', amount: 23_000 },
    { kind: 'correction', amount: 13_000 },
  ])
})

test('the same change sent again is one change; the same draft at any revision is none', async () => {
  const body = changeTo(1, 'ewa+')
  const first = await sendChange(site, family, body)
  const again = await sendChange(site, family, body)
  expect([again.status, again.json]).toEqual([first.status, first.json])
  expect(await change(2, 'ewa+')).toMatchObject({ revision: 2, total: 13_000 })
  const unasked = changeTo(2, 'ewa+')
  unasked.draft.people = unasked.draft.people.map((person) => ({ ...person, answers: { ghost: 'x' } }))
  const sent = await sendChange(site, family, unasked)
  expect(outputOf(changeRegistration, sent)).toMatchObject({ revision: 2 })
})

test('a change based on an outdated state is refused and changes nothing', async () => {
  await change(1, 'ewa')
  const problem = await refuse('changed_meanwhile', changeTo(1, 'ewa+', 'jan', 'ola'))
  expect(problem).toMatchObject({
    params: { revision: 2 },
    title: 'Ktoś właśnie zmienił to zgłoszenie. Sprawdź, co się zmieniło, i\u00a0spróbuj jeszcze raz.',
  })
  expect((await look(site, family)).people).toHaveLength(1)
})

test('another total than was shown, a full coach, a person without a name: nothing changes', async () => {
  const wrong = { ...changeTo(1, 'ewa+', 'jan+'), expectedTotal: 1 }
  expect(await refuse('price_changed', wrong)).toMatchObject({ params: { expected: 1, now: 26_000 } })
  const full = await refuse('registration_refused', changeTo(1, 'ewa+', 'jan+', 'ola+', 'iga+', 'ada+'))
  expect(full.problems).toMatchObject([{ code: 'product_full', where: 'coach' }])
  const nameless = changeTo(1, 'ewa+', 'jan')
  nameless.draft.people = nameless.draft.people.map((person) => ({ ...person, firstName: '' }))
  expect((await refuse('registration_refused', nameless)).problems).toHaveLength(2)
  await refuse('invalid_input', {
    ...changeTo(1, 'ewa'),
    draft: { ...draftOf('ewa'), registrantRole: 'staff' },
  })
  expect(await look(site, family)).toMatchObject({ revision: 1, total: 23_000 })
  expect(await taken()).toEqual({ event: 2, coach: 1 })
})

test('once confirmed, a person who left is refused at the gate, a new one has a ticket, the rest is due', async () => {
  await pay(site, family)
  const before = await look(site, family)
  const ticketOf = (view: typeof before, ref: string) =>
    view.tickets.find(({ person }) => person === ref)?.code ?? ''
  const view = await change(1, 'ewa+', 'ola+')
  expect(view).toMatchObject({ state: 'confirmed', paidness: 'underpaid', paid: 11_500, balance: 14_500 })
  expect(view.tickets.map(({ person }) => person)).toEqual(['ewa', 'ola'])
  expect(ticketOf(view, 'ewa')).toBe(ticketOf(before, 'ewa'))
  expect(await scan(ticketOf(before, 'jan'))).toMatchObject({ verdict: 'refused', reason: 'left' })
  expect(await scan(ticketOf(view, 'ola'))).toMatchObject({ verdict: 'enter', holder: { others: 1 } })
})

test('a person who has left is not listed, counted or found', async () => {
  await change(1, 'ewa+')
  const { accountId } = panel()
  const events = outputOf(listEvents, await staff.ask(listEvents, { params: { accountId } }))
  expect(events.events).toMatchObject([{ people: 1, registrations: 1, charged: 13_000 }])
  const search = async (query: Record<string, string>) => {
    const params = { accountId, eventId: site.event }
    return outputOf(listRegistrations, await staff.ask(listRegistrations, { params, query })).registrations
  }
  expect(await search({})).toMatchObject([{ people: ['ewa Mazur'] }])
  expect(await search({ search: 'jan mazur' })).toEqual([])
  expect((await seenByStaff()).participants).toMatchObject([{ ref: 'ewa' }])
})

test('a person who left may come back, with a new ticket', async () => {
  await pay(site, family)
  const [, jan] = (await look(site, family)).tickets
  await change(1, 'ewa+')
  const view = await change(2, 'jan', 'ewa+')
  expect(view.people.map(({ ref }) => ref)).toEqual(['ewa', 'jan'])
  expect(view.tickets[1]?.code).not.toBe(jan?.code)
  expect(await scan(jan?.code ?? '')).toMatchObject({ verdict: 'refused', reason: 'left' })
})

test('a payment that suffices for the remaining people confirms them, with tickets', async () => {
  // Less than the deposit: as if a transfer had brought it.
  await pay(site, family)
  await asOwner(site.server.databaseUrl, "UPDATE registration SET state = 'awaiting_payment'")
  await asOwner(site.server.databaseUrl, 'DELETE FROM ticket')
  await asOwner(
    site.server.databaseUrl,
    'UPDATE ledger_entry SET amount = -6500 WHERE payment_id IS NOT NULL',
  )
  await asOwner(site.server.databaseUrl, 'UPDATE payment SET amount = 6500')
  await asOwner(site.server.databaseUrl, 'UPDATE test_gateway.transaction SET amount = 6500')
  const view = await change(1, 'ewa+')
  expect(view).toMatchObject({ state: 'confirmed', total: 13_000, paid: 6_500, paidness: 'deposit_paid' })
  expect(view.tickets).toHaveLength(1)
})

test('a person who has entered is changed by the staff alone, not by the holder of the link', async () => {
  await pay(site, family)
  const [ewa] = (await look(site, family)).tickets
  await scan(ewa?.code ?? '')
  const { problems } = await refuse('registration_refused', changeTo(1, 'jan'))
  expect(problems).toMatchObject([
    {
      ...{ code: 'has_entered', field: 'draft.people', person: 'ewa' },
      message: 'Ta osoba weszła już na wydarzenie. Zmiany może wprowadzić tylko organizator.',
    },
  ])
  expect(await change(1, 'ewa+')).toMatchObject({ revision: 2, may: { change: true, cancel: false } })
  const body = changeTo(2, 'jan')
  const changed = await staff.ask(changePanelRegistration, { params: panel(), body })
  expect(outputOf(changePanelRegistration, changed)).toMatchObject({
    ...{ revision: 3, may: { change: true, cancel: true } },
    participants: [{ ref: 'jan', ticket: { usedAt: null } }],
  })
})

test('the history records who changed what, from what to what, the ledger the reason', async () => {
  const body = { ...changeTo(1, 'ewa', 'jan'), expectedTotal: totalOf('ewa', 'jan') }
  body.draft.people = body.draft.people.map((person) => ({ ...person, lastName: 'Lis' }))
  outputOf(changePanelRegistration, await staff.ask(changePanelRegistration, { params: panel(), body }))
  const { history, ledger } = await seenByStaff()
  expect(history.find(({ action }) => action === 'registration.changed')).toMatchObject({
    actor: 'Danuta Wrona',
    details: {
      difference: -3_000,
      before: { revision: 1, state: 'awaiting_payment', total: 23_000, firstDue: 11_500, people: 2 },
      after: { revision: 2, total: 20_000, firstDue: 10_000, people: 2 },
      changes: [
        { kind: 'field', person: 'ewa Mazur', field: 'lastName', from: 'Mazur', to: 'Lis' },
        { kind: 'choice', person: 'ewa Mazur', name: 'Autokar', from: true, to: null },
        { kind: 'field', person: 'jan Mazur', field: 'lastName', from: 'Mazur', to: 'Lis' },
      ],
    },
  })
  expect(ledger.at(-1)).toMatchObject({
    ...{ kind: 'correction', amount: -3_000 },
    explanation: { code: 'changed', before: [{}, {}, {}], after: [{}, {}] },
  })
})

test('after a new publication the agreed rules still apply', async () => {
  const params = { accountId: site.account, eventId: site.event }
  const published = await staff.ask(publishEvent, { params, body: { definition: outing({ fee: 50_000 }) } })
  outputOf(publishEvent, published)
  expect(await change(1, 'ewa+', 'jan', 'ola')).toMatchObject({ total: 33_000 })
})
