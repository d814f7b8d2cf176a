import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { cancelPanelRegistration, changePanelRegistration } from '#contract/changes.ts'
import { createScan } from '#contract/check-in.ts'
import {
  confirmPlaceTransfer,
  handOverPanelPlace,
  handOverPlace,
  previewHandOver,
} from '#contract/hand-over.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { createMailbox } from '#server/gateways/mail/captured.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay } from '#test/support/gateway.ts'
import { giveTo, offerToken, sendHandOver, sendOffer } from '#test/support/hand-over.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide, staffOf } from '#test/support/refunds.ts'
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
  const parts = [{ name: 'Całość', amount: 'rest' as const, due: { days: 3, after: 'registration' } }]
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
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const FEE = { amount: 2_000, until: '2031-05-01' }
const panel = () => ({ accountId: site.account, eventId: site.event, registrationId: family.id })
const seen = async () =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: panel() }))
const give = (body: Parameters<typeof sendHandOver>[2]) => sendHandOver(site, family, body)
const preview = async (body: ReturnType<typeof giveTo>) => {
  const { expectedTotal: _total, fee: _fee, email: _email, ...wanted } = body
  return site.visitor.ask(previewHandOver, { params: { token: family.token }, body: wanted })
}
const confirm = async () =>
  site.visitor.ask(confirmPlaceTransfer, {
    params: { token: await offerToken(site.server.databaseUrl, family.id) },
  })
const POOLS = 'SELECT pool_key AS pool, taken FROM capacity_pool ORDER BY pool_key'
const taken = () => asOwner<{ pool: string; taken: number }>(site.server.databaseUrl, POOLS)
const scan = async (code: string) => {
  const { registrationId: _, ...params } = panel()
  const body = { code, gate: 'Brama A', nonce: randomUUID() }
  return outputOf(createScan, await staff.ask(createScan, { params, body }))
}
const mailbox = async () => {
  await runJobs(site.server.databaseUrl)
  return createMailbox(join(site.server.config.dataDir, 'mail'), () => Temporal.Now.instant()).list()
}
const plain = (text: string) => text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a place is handed over with its seat and payments, even when full; the fee is shown before', async () => {
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
    ...{
      balance: 2_000,
      people: [
        { ref: 'ola', takenOver: true },
        { ref: 'jan', takenOver: false },
      ],
    },
  })
  expect(await taken()).toEqual([
    { pool: 'coach', taken: 1 },
    { pool: 'event', taken: 2 },
  ])
  expect(await scan(old?.code ?? '')).toMatchObject({ verdict: 'refused', reason: 'left' })
  const { participants } = await seen()
  expect(await scan(participants[0]?.ticket?.code ?? '')).toMatchObject({ verdict: 'enter' })
  const page = await site.visitor.open(`/zgloszenie/${family.token}`)
  expect(plain(page.text)).toContain('Cena 230 zł Opłata za przekazanie miejsca 20 zł Wpłacono 230 zł')
})

test('a change cannot put another person in the place; a name may be corrected, and the staff may', async () => {
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

test('the same request again changes nothing more; another one is refused as outdated', async () => {
  await start()
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000 })
  const first = await sendOffer(site, family, body)
  const again = await sendOffer(site, family, body)
  expect([again.status, again.json]).toEqual([200, first.json])
  const taken = await give(body)
  expect([taken.status, (await confirm()).status]).toEqual([200, 200])
  expect(await look(site, family)).toEqual(taken.json)
  const other = giveTo(1, 'ewa', 'iga+', { expectedTotal: 23_000, fee: 2_000 })
  expect(problemOf('changed_meanwhile', await give(other)).params).toEqual({ revision: 2 })
})

test('when less is taken over, the difference covers the fee, and the rest is retained by the organiser', async () => {
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
  const reason = 'Telefon od rodziny'
  const ended = await staff.ask(cancelPanelRegistration, { params: panel(), body: { reason } })
  expect(outputOf(cancelPanelRegistration, ended)).toMatchObject({ state: 'cancelled', balance: -20_000 })
})

test('when the event refunds the difference, it is a surplus and refund rules do not apply', async () => {
  await start({
    fees: { transfer: [] },
    handOver: { refundDifference: true },
    refunds: [{ kept: { percent: 100 } }],
  })
  await pay(site, family)
  const body = giveTo(1, 'ewa', 'ola', { expectedTotal: 20_000 })
  expect(outputOf(handOverPlace, await give(body))).toMatchObject({ kept: 0, fees: 0, balance: -3_000 })
})

test('all reasons against the new person are reported at once, and nothing changes', async () => {
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

test('only a participant gives a place, and no participant takes one', async () => {
  await start()
  const unknown = problemOf('invalid_input', await give(giveTo(1, 'iga', 'ola', { expectedTotal: 1 })))
  expect(unknown.problems).toMatchObject([{ code: 'unknown_person', field: 'giver' }])
  const known = problemOf('invalid_input', await give(giveTo(1, 'ewa', 'jan', { expectedTotal: 1 })))
  expect(known.problems).toMatchObject([{ code: 'known_person', field: 'successor.ref' }])
})

test('a place is not handed over after entry, against the event’s rules, or of an ended registration', async () => {
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
  problemOf('not_changeable', await give(giveTo(2, 'ewa', 'iga', { expectedTotal: 23_000 })))
  await asOwner(site.server.databaseUrl, "UPDATE registration SET state = 'confirmed'")
})

test('the staff hand over without a fee unless they ask for one, including places that need approval', async () => {
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

test('both names are in the history, and the statements of the new person are stored under that name', async () => {
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

test('the registrant is notified, and the new person gets the ticket and no link to the registration', async () => {
  await start()
  await pay(site, family)
  await mailbox()
  const body = giveTo(1, 'ewa', 'ola+', { expectedTotal: 23_000, fee: 2_000, email: 'ola@example.org' })
  outputOf(handOverPlace, await give(body))
  const codes = (await seen()).participants.map(({ ticket }) => ticket?.code)
  const mails = await mailbox()
  const notice = mails.find(({ subject }) => subject.startsWith('Miejsce przekazane'))
  expect(notice?.to).toBe('ewa.mazur@example.org')
  expect(plain(notice?.text ?? '')).toContain('Miejsce oddaje: ewa Mazur Miejsce przejmuje: ola Mazur')
  expect(plain(notice?.text ?? '')).toContain('Opłata za przekazanie miejsca: 20 zł.')
  const own = mails.find(({ to, subject }) => to === 'ola@example.org' && subject.startsWith('Masz'))
  expect(plain(own?.subject ?? '')).toBe('Masz miejsce: Wycieczka na Łysicę')
  expect(own?.text).toContain(codes[0])
  expect(own?.text).not.toContain(codes[1])
  expect(own?.text).not.toContain(family.token)
})
