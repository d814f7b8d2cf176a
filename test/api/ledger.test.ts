import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOffEvent } from '#contract/call-off.ts'
import { changeRegistration, returnDonation } from '#contract/changes.ts'
import { moveSurplus } from '#contract/money.ts'
import { bookPayment, correctPrice, reversePayment } from '#contract/office-money.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { getRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import type { LedgerCode, LedgerKind } from '#domain/payment/ledger-entry.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { bring, decideAtGateway, noticeOf, pay, paymentsOf } from '#test/support/gateway.ts'
import { giveTo, sendHandOver } from '#test/support/hand-over.ts'
import { changeTo, draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { giveBack, letBankDecide, payTwice, staffOf } from '#test/support/refunds.ts'
import { seedEvent } from '#test/support/seed.ts'
import {
  letExpire,
  look,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** Every code of the ledger: written by its function, read back as it was written. */

const UNTIL = '2031-05-01'
const TODAY = Temporal.Now.plainDateISO('Europe/Warsaw')
const GIVEN = {
  category: 'donation',
  legalKind: 'donation',
  per: 'registration',
  choose: 'optional',
} as const
const gift = { ...GIVEN, id: 'gift', name: 'Darowizna', price: 1_500 }

/** 100 zł a head, 15 zł as a donation; a change costs 11 zł, handing over 10 zł, a resignation 20 zł. */
function definition(): EventDefinitionInput {
  const event = outing({ event: 100, coach: 100 })
  const until = { on: UNTIL }
  return {
    ...event,
    items: [...(event.items ?? []), gift],
    plans: [
      {
        ...{ id: 'whole', name: 'Całość' },
        parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
      },
    ],
    fees: { change: [{ until, amount: 1_100 }], transfer: [{ until, amount: 1_000 }] },
    refunds: [{ name: 'Opłata 20 zł', until, kept: { amount: 2_000 } }],
  }
}

/** 100 zł when paid within 40 days, later 120 zł. */
function byPaymentDay(): EventDefinitionInput {
  const { items = [], ...event } = outing()
  const last = TODAY.add({ days: 40 }).toString()
  const price = [{ when: { fact: 'paymentDay', atMost: last }, amount: 10_000 }, { amount: 12_000 }]
  return { ...event, items: items.map((item) => (item.id === 'fee' ? { ...item, price } : item)) }
}

let site: TestSite
let later: TestSite
let off: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite({ definition: definition() })
  const [slug, database] = ['pozniej', site.server.databaseUrl]
  const event = await seedEvent(database, site.account, { slug, definition: byPaymentDay() })
  later = { ...site, slug, event }
  const called = await seedEvent(database, site.account, { slug: 'odwolane', definition: definition() })
  off = { ...site, slug: 'odwolane', event: called }
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

const ordered = () => register(site, orderOf('ewa+'))

async function paid(): Promise<Registered> {
  const made = await ordered()
  await pay(site, made)
  return made
}

async function paidInEuro(): Promise<Registered> {
  const made = await ordered()
  await startPayment(site, made)
  const [payment] = await paymentsOf(site, made)
  if (!payment) throw new Error('No payment was started.')
  await decideAtGateway(site, payment, 'succeeded', { amount: 3_000, currency: 'EUR' })
  await bring(site, { ...noticeOf(payment), currency: 'EUR' })
  await runJobs(site.server.databaseUrl)
  return made
}

async function paidByHandBack(): Promise<Registered> {
  const made = await ordered()
  await payTwice(site, made)
  await giveBack(staff, site, made, { payment: null, amount: 500, reason: 'Oddane w biurze' })
  return made
}

async function changed(): Promise<Registered> {
  const made = await ordered()
  const body = { ...changeTo(1, 'ewa+', 'jan'), fee: 1_100 }
  outputOf(changeRegistration, await sendChange(site, made, body))
  return made
}

async function handedOver(): Promise<Registered> {
  const made = await paid()
  const body = giveTo(1, 'ewa', 'ola', { expectedTotal: 10_000, fee: 1_000 })
  const answer = await sendHandOver(site, made, body)
  expect(answer.status, answer.text).toBe(200)
  return made
}

/** As if the payment had been started two months later. */
async function paidLater(): Promise<Registered> {
  const made = await register(later, orderOf('ewa'))
  await startPayment(later, made)
  await asOwner(
    site.server.databaseUrl,
    "UPDATE payment SET created_at = now() + interval '60 days' WHERE registration_id = $1",
    [made.id],
  )
  const [payment] = await paymentsOf(later, made)
  if (!payment) throw new Error('No payment was started.')
  await decideAtGateway(later, payment, 'succeeded')
  await bring(later, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
  return made
}

async function resigned(): Promise<Registered> {
  const draft = { ...draftOf('ewa'), choices: { gift: true } }
  const made = await register(site, { ...orderOf('ewa'), expectedTotal: 11_500, draft })
  await pay(site, made)
  expect((await sendCancel(site, made)).status).toBe(200)
  await letBankDecide(site)
  return made
}

/** The event was called off, and the giver wants the donation back. */
async function donationBack(): Promise<Registered> {
  const draft = { ...draftOf('ewa'), choices: { gift: true } }
  const made = await register(off, { ...orderOf('ewa'), expectedTotal: 11_500, draft })
  await pay(off, made)
  const params = { accountId: off.account, eventId: off.event }
  outputOf(callOffEvent, await staff.ask(callOffEvent, { params, body: { reason: 'Powódź' } }))
  await letBankDecide(off)
  const { token } = made
  outputOf(returnDonation, await site.visitor.ask(returnDonation, { params: { token }, body: {} }))
  await letBankDecide(off)
  expect(await look(off, made)).toMatchObject({ kept: 0, donationKept: 0, balance: 0 })
  return made
}

async function expired(make: () => Promise<Registered>): Promise<Registered> {
  const made = await make()
  await letExpire(site, made)
  return made
}

async function revived(): Promise<Registered> {
  const made = await ordered()
  await startPayment(site, made)
  const [payment] = await paymentsOf(site, made)
  if (!payment) throw new Error('No payment was started.')
  await letExpire(site, made)
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
  return made
}

const params = (made: Registered) => ({
  accountId: site.account,
  eventId: site.event,
  registrationId: made.id,
})

async function takenInCash(): Promise<Registered> {
  const made = await ordered()
  const body = { way: 'cash', amount: 5_000, day: TODAY.toString(), note: 'U zakrystianina' } as const
  outputOf(bookPayment, await staff.ask(bookPayment, { params: params(made), body, key: randomUUID() }))
  return made
}

async function takenByMistake(): Promise<Registered> {
  const made = await takenInCash()
  const { ledger } = outputOf(
    getPanelRegistration,
    await staff.ask(getPanelRegistration, { params: params(made) }),
  )
  const entryId = ledger.find(({ kind }) => kind === 'payment')?.id ?? ''
  const body = { reason: 'Inne zgłoszenie' }
  outputOf(reversePayment, await staff.ask(reversePayment, { params: { ...params(made), entryId }, body }))
  return made
}

async function decidedAbout(): Promise<Registered> {
  const made = await ordered()
  const body = { owed: 9_000, seen: 13_000, reason: 'Pomaga w kuchni' }
  outputOf(correctPrice, await staff.ask(correctPrice, { params: params(made), body, key: randomUUID() }))
  return made
}

/** Of an overpayment of 20 zł, to another registration by the same address. */
async function moved(): Promise<readonly [Registered, Registered]> {
  const [from, to] = [await ordered(), await ordered()]
  const body = { way: 'cash', amount: 15_000, day: TODAY.toString() } as const
  outputOf(bookPayment, await staff.ask(bookPayment, { params: params(from), body, key: randomUUID() }))
  const move = { to: to.id, amount: 2_000, reason: 'Ta sama osoba' }
  outputOf(moveSurplus, await staff.ask(moveSurplus, { params: params(from), body: move, key: randomUUID() }))
  return [from, to]
}
const movedAway = async () => (await moved())[0]
const movedHere = async () => (await moved())[1]

const EWA = [
  { person: 'ewa', item: 'fee', amount: 10_000 },
  { person: 'ewa', item: 'coach', amount: 3_000 },
]
const OLA = [{ person: 'ola', item: 'fee', amount: 10_000 }]
const way = { gateway: 'test', transaction: expect.any(String) }
const reason = { code: 'rule', rule: 'Opłata 20 zł', until: UNTIL, amount: 2_000 }

type Written = readonly [() => Promise<Registered>, LedgerKind, number, object]

const WRITTEN: Readonly<Record<LedgerCode, Written>> = {
  registered: [ordered, 'charge', 13_000, { lines: EWA }],
  paid_online: [paid, 'payment', -13_000, way],
  paid_in_currency: [paidInEuro, 'payment', 0, { ...way, amount: 3_000, currency: 'EUR' }],
  paid_by_hand: [
    ...([takenInCash, 'payment', -5_000] as const),
    { way: 'cash', day: TODAY.toString(), note: 'U zakrystianina' },
  ],
  payment_reversed: [takenByMistake, 'payment', 5_000, { reason: 'Inne zgłoszenie' }],
  moved_away: [movedAway, 'payment', 2_000, { reason: 'Ta sama osoba' }],
  moved_here: [movedHere, 'payment', -2_000, { reason: 'Ta sama osoba' }],
  by_decision: [decidedAbout, 'correction', -4_000, { reason: 'Pomaga w kuchni' }],
  refunded: [resigned, 'refund', 8_000, way],
  refunded_by_hand: [paidByHandBack, 'refund', 500, { reason: 'Oddane w biurze' }],
  changed: [changed, 'correction', 10_000, { before: EWA, after: [...EWA, { person: 'jan', item: 'fee' }] }],
  handed_over: [handedOver, 'correction', -3_000, { before: EWA, after: OLA }],
  payment_day: [
    ...([paidLater, 'correction', 2_000] as const),
    { at: expect.stringMatching(/Z$/), before: [{ amount: 10_000 }], after: [{ amount: 12_000 }] },
  ],
  cancelled: [resigned, 'correction', -11_500, {}],
  expired: [() => expired(ordered), 'correction', -13_000, {}],
  revived: [revived, 'correction', 13_000, {}],
  resigned: [resigned, 'kept', 2_000, { reasons: [reason] }],
  donation: [resigned, 'kept', 1_500, {}],
  donation_returned: [donationBack, 'kept', -1_500, {}],
  hand_over_difference: [handedOver, 'kept', 2_000, {}],
  change_fee: [changed, 'fee', 1_100, { until: UNTIL }],
  hand_over_fee: [handedOver, 'fee', 1_000, { until: UNTIL }],
  fee_waived: [() => expired(changed), 'fee', -1_100, {}],
}

for (const [code, [make, kind, amount, fields]] of Object.entries(WRITTEN)) {
  test(`an entry is written by its function and read back as it was written: ${code}`, async () => {
    const made = await make()
    const at = code === 'payment_day' ? later : code === 'donation_returned' ? off : site
    const of = { ...params(made), eventId: at.event }
    const { ledger } = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: of }))
    const stored = await asOwner(
      site.server.databaseUrl,
      `SELECT ledger_entry_id AS id, kind, amount::integer, explanation FROM ledger_entry
        WHERE registration_id = $1 ORDER BY at, ledger_entry_id`,
      [made.id],
    )
    expect(ledger.map(({ at: _, ...entry }) => entry)).toEqual(stored)
    expect(ledger.filter(({ explanation }) => explanation.code === code)).toMatchObject([
      { kind, amount, explanation: { code, ...fields } },
    ])
    const { token } = made
    expect((await site.visitor.ask(getRegistration, { params: { token } })).status).toBe(200)
  })
}

test('the books of all of them agree', async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
