import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cancelRegistration, changePanelRegistration } from '#contract/changes.ts'
import { createScan } from '#contract/check-in.ts'
import { handOverPanelPlace, handOverPlace, previewHandOver } from '#contract/hand-over.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import type { EventDefinitionInput } from '#domain/event/definition.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { giveTo, sendHandOver } from '#test/support/hand-over.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { staffOf } from '#test/support/refunds.ts'
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

/** Two places, both taken by ewa, who has one of the two seats in the coach, and jan; 20 zł for handing over. */
async function start(part: Partial<EventDefinitionInput> = {}, order = orderOf('ewa+', 'jan')) {
  const parts = [{ name: 'Całość', amount: 'rest' as const, due: { daysAfterRegistration: 3 } }]
  const fees = {
    transfer: [
      { until: { on: '2020-01-01' }, amount: 0 },
      { until: { on: '2031-05-01' }, amount: 2_000 },
    ],
  }
  const plans = [{ id: 'whole', name: 'Całość', parts }]
  site = await startTestSite({ definition: { ...outing({ event: 2, coach: 1 }), plans, fees, ...part } })
  staff = await staffOf(site)
  family = await register(site, order)
}
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const FEE = { amount: 2_000, until: '2031-05-01' }
const panel = () => ({ accountId: site.account, eventId: site.event, registrationId: family.id })
const seen = async () =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: panel() }))
const give = (body: Parameters<typeof sendHandOver>[2]) => sendHandOver(site, family, body)
const preview = async (body: ReturnType<typeof giveTo>) => {
  const { expectedTotal: _total, fee: _fee, ...wanted } = body
  return site.visitor.ask(previewHandOver, { params: { token: family.token }, body: wanted })
}
const taken = () =>
  asOwner<{ pool: string; taken: number }>(
    site.server.databaseUrl,
    'SELECT pool_key AS pool, taken FROM capacity_pool ORDER BY pool_key',
  )
const scan = async (code: string) => {
  const body = { code, gate: 'Brama A', nonce: randomUUID() }
  const params = { accountId: site.account, eventId: site.event }
  return outputOf(createScan, await staff.ask(createScan, { params, body }))
}
const mailbox = async () => {
  await runJobs(site.server.databaseUrl)
  return createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant()).list()
}
/** What a page or a mail says, in ordinary spaces. */
const plain = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a place goes over with its seat and what was paid, also when the event is full; the fee is told before', async () => {
  await start()
  await pay(site, family)
  const [old] = (await look(site, family)).tickets
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000 })
  expect(outputOf(previewHandOver, await preview(body))).toEqual({
    ...{ total: 23_000, difference: 0, kept: 0, fee: FEE, until: '2031-06-07', toRefund: 0, toPay: 2_000 },
  })
  const unseen = problemOf('price_changed', await give(body))
  expect(unseen.params).toEqual({ expected: 23_000, now: 23_000, expectedFee: 0, fee: 2_000 })
  const view = outputOf(handOverPlace, await give({ ...body, fee: 2_000 }))
  expect(view).toMatchObject({
    ...{ revision: 2, state: 'confirmed', total: 23_000, paid: 23_000, fees: 2_000, handOverFees: 2_000 },
    ...{ balance: 2_000, people: [{ ref: 'ola', firstName: 'ola' }, { ref: 'jan' }] },
  })
  expect(await taken()).toEqual([
    { pool: 'coach', taken: 1 },
    { pool: 'event', taken: 2 },
  ])
  expect(await scan(old?.code ?? '')).toMatchObject({ verdict: 'refused', reason: 'left' })
  expect(await scan(view.tickets[0]?.code ?? '')).toMatchObject({ verdict: 'enter' })
  const page = await site.visitor.open(`/zgloszenie/${family.token}`)
  expect(plain(page.text)).toContain('Cena 230 zł Opłata za przekazanie miejsca 20 zł Wpłacono 230 zł')
})

test('a change puts nobody else in the place; a name may be corrected, and the staff may', async () => {
  await start()
  const changed = (lastName: string, firstName = 'jan') => {
    const { draft } = orderOf('ewa+', 'jan')
    const people = draft.people.map((person) =>
      person.ref === 'jan' ? { ...person, firstName, lastName } : person,
    )
    return { revision: 1, expectedTotal: 23_000, draft: { ...draft, people } }
  }
  const other = await sendChange(site, family, changed('Lis', 'iga'))
  expect(problemOf('registration_refused', other).problems).toMatchObject([
    { code: 'another_person', field: 'draft.people.1', person: 'jan' },
  ])
  expect((await sendChange(site, family, changed('Mazurek'))).status).toBe(200)
  const body = { ...changed('Lis', 'iga'), revision: 2 }
  expect((await staff.ask(changePanelRegistration, { params: panel(), body })).status).toBe(200)
})

test('the same request again changes nothing more; another one is told that it has changed', async () => {
  await start()
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000 })
  const first = await give(body)
  const again = await give(body)
  expect([again.status, again.json]).toEqual([200, first.json])
  const other = giveTo(1, 'ewa', 'iga+', { expectedTotal: 23_000, fee: 2_000 })
  expect(problemOf('changed_meanwhile', await give(other)).params).toEqual({ revision: 2 })
})

test('less is taken over: the difference covers the fee, and the rest of it stays with the organiser', async () => {
  await start({ fees: { transfer: [{ amount: 1_000 }] } })
  await pay(site, family)
  const body = giveTo(1, 'ewa', 'ola', { expectedTotal: 20_000, fee: 1_000 })
  expect(outputOf(previewHandOver, await preview(body))).toMatchObject({ kept: 2_000, toRefund: 0, toPay: 0 })
  expect(outputOf(handOverPlace, await give(body))).toMatchObject({ total: 20_000, kept: 2_000, balance: 0 })
  expect(await ledgerOf(site, family)).toEqual([
    { kind: 'charge', amount: 23_000 },
    { kind: 'payment', amount: -23_000 },
    { kind: 'correction', amount: -3_000 },
    { kind: 'kept', amount: 2_000 },
    { kind: 'fee', amount: 1_000 },
  ])
  const { ledger } = await seen()
  expect(ledger.slice(2).map(({ explanation }) => explanation)).toMatchObject([
    { code: 'handed_over', before: [{}, {}, {}], after: [{}, {}] },
    { code: 'hand_over_difference' },
    { code: 'hand_over_fee', until: null },
  ])
  expect((await taken())[0]).toEqual({ pool: 'coach', taken: 0 })
  const ended = await site.visitor.ask(cancelRegistration, { params: { token: family.token }, body: {} })
  expect(outputOf(cancelRegistration, ended)).toMatchObject({ state: 'cancelled', balance: -20_000 })
})

test('where the event gives the difference back it stands as too much, and refund rules say nothing', async () => {
  await start({
    fees: { transfer: [] },
    handOver: { refundDifference: true },
    refunds: [{ kept: { percent: 100 } }],
  })
  await pay(site, family)
  const body = giveTo(1, 'ewa', 'ola', { expectedTotal: 20_000 })
  expect(outputOf(handOverPlace, await give(body))).toMatchObject({ kept: 0, fees: 0, balance: -3_000 })
})

test('what speaks against the new person is told at once, and nothing changes', async () => {
  const room = {
    ...{ id: 'room', name: 'Pokój', category: 'lodging' as const, legalKind: 'dated-service' as const },
    ...{ per: 'person' as const, choose: 'optional' as const, price: 100 },
  }
  const order = orderOf('ewa', 'jan')
  const people = order.draft.people.map((person) => ({ ...person, birthDate: '1980-01-01' }))
  await start(
    {
      ages: { from: 10 },
      ask: { birthDate: 'required', sex: 'no' },
      statements: [{ id: 'rules', version: 1, text: 'Znam zasady.', required: true }],
      items: [...(outing().items ?? []), room],
    },
    { ...order, draft: { ...order.draft, people, statements: ['rules'] } },
  )
  const wanted = giveTo(1, 'jan', 'ola', { expectedTotal: 20_000, fee: 2_000 })
  const successor = { ...wanted.successor, birthDate: '2025-01-01', lastName: '', choices: { room: true } }
  const refused = problemOf('registration_refused', await give({ ...wanted, successor }))
  expect(refused.problems).toMatchObject([
    { code: 'too_young', person: 'ola', field: 'successor.birthDate' },
    { code: 'field_missing', person: 'ola', field: 'successor.lastName' },
    { code: 'statement_missing', person: 'ola', field: 'successor.rules' },
    {
      ...{ code: 'not_held', person: 'ola', field: 'successor.choices.room' },
      message: 'Z\u00a0miejscem przechodzi tylko to, co już jest wybrane. Resztę można dobrać później.',
    },
  ])
  expect(await look(site, family)).toMatchObject({ revision: 1, people: [{ ref: 'ewa' }, { ref: 'jan' }] })
})

test('nobody who is not there gives a place, nobody who is there takes one', async () => {
  await start()
  const nobody = problemOf('invalid_input', await give(giveTo(1, 'iga', 'ola', { expectedTotal: 1 })))
  expect(nobody.problems).toMatchObject([{ code: 'unknown_person', field: 'giver' }])
  const known = problemOf('invalid_input', await give(giveTo(1, 'ewa', 'jan', { expectedTotal: 1 })))
  expect(known.problems).toMatchObject([{ code: 'known_person', field: 'successor.ref' }])
})

test('not after the gate, neither by the staff; not where the event does not let it; not what has ended', async () => {
  await start()
  await pay(site, family)
  await scan((await look(site, family)).tickets[0]?.code ?? '')
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000 })
  const entered = [await give(body), await staff.ask(handOverPanelPlace, { params: panel(), body })]
  for (const answer of entered)
    expect(problemOf('registration_refused', answer).problems).toMatchObject([
      {
        ...{ code: 'has_entered', field: 'giver', person: 'ewa' },
        message: 'Ta osoba weszła już na wydarzenie, więc jej miejsca nie można przekazać.',
      },
    ])
  expect((await give(giveTo(1, 'jan', 'ola', { expectedTotal: 23_000, fee: 2_000 }))).status).toBe(200)
  await asOwner(site.server.databaseUrl, "UPDATE registration SET state = 'awaiting_approval'")
  problemOf('not_changeable', await give(giveTo(2, 'ola', 'iga', { expectedTotal: 23_000 })))
  await asOwner(site.server.databaseUrl, "UPDATE registration SET state = 'confirmed'")
})

test('an event may let nobody hand over, or until a day', async () => {
  await start({ handOver: { until: { on: '2020-01-01' } } })
  const late = problemOf('no_hand_over', await give(giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000 })))
  expect(late).toMatchObject({
    title: 'Tego miejsca nie można już przekazać innej osobie.',
    params: { until: '2020-01-01' },
  })
})

test('the staff hand over without a fee unless they say so, and what needs approval too', async () => {
  const approvals = [
    { id: 'coach', name: 'Autokar', when: { fact: 'chosen.coach', is: true }, payment: 'at-once' as const },
  ]
  await start({ approvals })
  await asOwner(site.server.databaseUrl, "UPDATE registration SET state = 'awaiting_payment'")
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000 })
  expect(problemOf('registration_refused', await give(body)).problems).toMatchObject([
    { code: 'needs_approval', field: 'successor', person: 'ola' },
  ])
  const { fee: _, ...free } = body
  const done = await staff.ask(handOverPanelPlace, { params: panel(), body: free })
  expect(outputOf(handOverPanelPlace, done)).toMatchObject({
    revision: 2,
    participants: [{ ref: 'ola' }, {}],
  })
})

test('both names are in the history, and what the new person accepted is kept under that name', async () => {
  const order = orderOf('ewa+', 'jan')
  await start(
    { statements: [{ id: 'rules', version: 3, text: 'Znam zasady.', required: true }] },
    { ...order, draft: { ...order.draft, statements: ['rules'] } },
  )
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000, statements: ['rules'] })
  outputOf(handOverPlace, await give(body))
  const { history, statements } = await seen()
  expect(history.find(({ action }) => action === 'registration.handed_over')).toMatchObject({
    actor: 'registrant',
    details: {
      ...{ difference: 0, fee: 2_000 },
      before: { revision: 1, total: 23_000, person: 'ewa Mazur' },
      after: { revision: 2, total: 23_000, person: 'ola Mazur' },
    },
  })
  expect(statements.map(({ statement, version, person }) => [statement, version, person])).toEqual([
    ['rules', 3, null],
    ['rules', 3, 'ola Mazur'],
  ])
})

test('whoever registered is told, and the new person gets the ticket and no link to the registration', async () => {
  await start()
  await pay(site, family)
  await mailbox()
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000, email: 'ola@example.org' })
  const { tickets } = outputOf(handOverPlace, await give(body))
  const mails = await mailbox()
  const told = mails.find(({ subject }) => subject.startsWith('Miejsce przekazane'))
  expect(told?.to).toBe('ewa.mazur@example.org')
  expect(plain(told?.text ?? '')).toContain('Miejsce oddaje: ewa Mazur Miejsce przejmuje: ola Mazur')
  expect(plain(told?.text ?? '')).toContain('Opłata za przekazanie miejsca: 20 zł.')
  const own = mails.find(({ to }) => to === 'ola@example.org')
  expect(plain(own?.subject ?? '')).toBe('Masz miejsce: Wycieczka na Łysicę')
  expect(own?.text).toContain(tickets[0]?.code)
  expect(own?.text).not.toContain(tickets[1]?.code)
  expect(own?.text).not.toContain(family.token)
})
