import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { cancelRegistration, changeRegistration } from '#contract/changes.ts'
import { createScan, listScans } from '#contract/check-in.ts'
import { getPanelRegistration, listEvents, listRegistrations } from '#contract/panel.ts'
import { type createRegistration, getAvailability } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { ledgerOf, look, register, sendOrder, startTestSite, type TestSite } from '#test/support/site.ts'
import { askToWait } from '#test/support/waiting.ts'

/** Entry to a mine at a chosen hour: 30 zł a head, 15 zł for children, six at a time. */
const definition: EventDefinitionInput = {
  schemaVersion: 3,
  title: 'Kopalnia soli',
  kind: 'entries',
  dates: { start: null, end: null },
  attendance: 'headcount',
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    {
      ...{ id: 'entry', name: 'Bilet', category: 'participation', legalKind: 'participation' },
      ...{ per: 'registration', choose: 'quantity' },
      options: [
        { id: 'full', name: 'normalny', price: 3_000 },
        { id: 'child', name: 'dziecięcy', price: 1_500 },
      ],
    },
  ],
  slots: {
    everyMinutes: 30,
    first: '09:00',
    last: '16:00',
    from: '2031-06-01',
    to: '2031-06-30',
    capacity: 6,
  },
}

type Order = z.input<(typeof createRegistration)['body']>
type Pieces = Readonly<Record<string, number>>

const HOUR = '2031-06-05T10:30:00'
const LATER = '2031-06-05T11:00:00'
const draftOf = (entry: Pieces, slot: string): Order['draft'] => ({
  people: [],
  registeredBy: null,
  choices: { entry: { ...entry } },
  slot,
})
const order = (entry: Pieces, expectedTotal: number, slot = HOUR): Order => ({
  version: 1,
  expectedTotal,
  draft: draftOf(entry, slot),
  contact: { firstName: 'Ewa', lastName: 'Mazur', email: 'ewa.mazur@example.org', phone: '600100200' },
})

let site: TestSite
let staff: Client

beforeEach(async () => {
  site = await startTestSite({ definition })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const free = async () => {
  const answer = await site.visitor.ask(getAvailability, { params: { slug: site.slug } })
  return outputOf(getAvailability, answer).free
}
const event = () => ({ accountId: site.account, eventId: site.event })
const scan = async (code: string) => {
  const body = { code, gate: 'Szyb', nonce: randomUUID() }
  return outputOf(createScan, await staff.ask(createScan, { params: event(), body }))
}
const slotOf = (moment: string) => `slot:${moment.slice(0, 16)}`

test('five are booked by number, take five places of their hour, and enter with one ticket, once', async () => {
  const made = await register(site, order({ full: 2, child: 3 }, 10_500))
  expect(await look(site, made)).toMatchObject({
    ...{ state: 'awaiting_payment', headcount: 5, slot: HOUR, people: [], tickets: [], total: 10_500 },
  })
  expect((await free())[slotOf(HOUR)]).toBe(1)
  await pay(site, made)
  const { tickets } = await look(site, made)
  expect(tickets).toHaveLength(1)
  expect(tickets[0]).toMatchObject({ person: null, usedAt: null })
  expect(plain(tickets[0]?.name)).toBe('5 osób')
  const code = tickets[0]?.code ?? ''
  const holder = { name: 'Ewa Mazur', headcount: 5, slot: HOUR, others: 0 }
  expect(await scan(code)).toMatchObject({ verdict: 'enter', holder })
  expect(await scan(code)).toMatchObject({ verdict: 'used', holder })
  const scans = outputOf(listScans, await staff.ask(listScans, { params: event() }))
  expect(scans).toMatchObject({ entered: 5, expected: 5 })
})

test('the panel lists how many come, and when, with the one ticket', async () => {
  const made = await register(site, order({ full: 1, child: 1 }, 4_500))
  await pay(site, made)
  const { events } = outputOf(
    listEvents,
    await staff.ask(listEvents, { params: { accountId: site.account } }),
  )
  expect(events).toMatchObject([{ people: 2, registrations: 1 }])
  const listed = outputOf(listRegistrations, await staff.ask(listRegistrations, { params: event() }))
  expect(listed.registrations).toMatchObject([{ people: [], headcount: 2, slot: HOUR }])
  const params = { ...event(), registrationId: made.id }
  const view = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
  expect(view).toMatchObject({ headcount: 2, participants: [], ticket: { usedAt: null } })
  expect(view.history.find(({ action }) => action === 'registration.created')?.details).toMatchObject({
    people: 2,
  })
})

test('an hour with too few places left is refused, without a waiting list', async () => {
  await register(site, order({ full: 5 }, 15_000))
  const { problems } = problemOf('registration_refused', await sendOrder(site, order({ full: 2 }, 6_000)))
  expect(problems).toMatchObject([{ code: 'slot_full' }])
  const { expectedTotal: _, ...wish } = order({ full: 2 }, 6_000)
  problemOf('no_waiting_list', await askToWait(site, wish))
  await register(site, order({ full: 1 }, 3_000))
})

test('number and hour may be changed; places and money follow, the ticket stays', async () => {
  const made = await register(site, order({ full: 2 }, 6_000))
  await pay(site, made)
  const [before] = (await look(site, made)).tickets
  const body = { revision: 1, expectedTotal: 9_000, draft: draftOf({ full: 3 }, LATER) }
  const view = outputOf(changeRegistration, await sendChange(site, made, body))
  expect(view).toMatchObject({ headcount: 3, slot: LATER, total: 9_000, balance: 3_000, state: 'confirmed' })
  expect(view.tickets).toMatchObject([{ code: before?.code }])
  expect(plain(view.tickets[0]?.name)).toBe('3 osoby')
  expect(view.attendance).toMatchObject([
    { person: null, spans: [{ start: '2031-06-05', startTime: '11:00:00' }] },
  ])
  expect(await free()).toMatchObject({ [slotOf(HOUR)]: 6, [slotOf(LATER)]: 3 })
})

test('after entry only the staff change or cancel it', async () => {
  const made = await register(site, order({ full: 2 }, 6_000))
  await pay(site, made)
  const [ticket] = (await look(site, made)).tickets
  await scan(ticket?.code ?? '')
  const body = { revision: 1, expectedTotal: 9_000, draft: draftOf({ full: 3 }, HOUR) }
  const { problems } = problemOf('registration_refused', await sendChange(site, made, body))
  expect(problems).toMatchObject([{ code: 'has_entered' }])
  problemOf('not_changeable', await sendCancel(site, made))
})

test('after a cancellation its places come back, nothing is owed, and the ticket is refused', async () => {
  const made = await register(site, order({ full: 2 }, 6_000))
  await pay(site, made)
  const [ticket] = (await look(site, made)).tickets
  expect(outputOf(cancelRegistration, await sendCancel(site, made))).toMatchObject({ state: 'cancelled' })
  expect((await free())[slotOf(HOUR)]).toBe(6)
  expect(await scan(ticket?.code ?? '')).toMatchObject({ verdict: 'refused', reason: 'cancelled' })
  expect(await ledgerOf(site, made)).toMatchObject([
    {},
    { kind: 'payment' },
    { kind: 'correction', amount: -6_000 },
  ])
})

test('a free order is confirmed at once, with the one ticket; an empty order is refused', async () => {
  const made = await register(site, order({ full: 1 }, 3_000))
  expect(made.state).toBe('awaiting_payment')
  problemOf('registration_refused', await sendOrder(site, order({}, 0)))
  const rows = await asOwner(site.server.databaseUrl, 'SELECT headcount FROM registration')
  expect(rows).toEqual([{ headcount: 1 }])
  const [entry] = definition.items ?? []
  await using open = await startTestSite({
    definition: { ...definition, items: [{ ...entry, options: [{ id: 'full', name: 'wolny', price: 0 }] }] },
  })
  const freely = await register(open, order({ full: 4 }, 0))
  const view = await look(open, freely)
  expect(view).toMatchObject({ state: 'confirmed', headcount: 4 })
  expect(view.tickets).toHaveLength(1)
  expect(await audit(open.server.databaseUrl)).toEqual([])
})
