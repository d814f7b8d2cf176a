import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { bookPayment, correctPrice, reversePayment } from '#contract/office-money.ts'
import { getPanelRegistration } from '#contract/panel.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import {
  letExpire,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

/** Money and prices by hand: 100 zł a head, half of it in advance. */
let site: TestSite
let staff: Client
const TODAY = Temporal.Now.plainDateISO('Europe/Warsaw').toString()

beforeAll(async () => {
  site = await startTestSite({ definition: outing({ event: 100 }) })
  staff = await signIn(site.server.port, 'danuta-wrona')
})
afterAll(() => site[Symbol.asyncDispose]())

type Booking = z.input<(typeof bookPayment)['body']>

const paramsOf = ({ id }: Registered) => ({
  accountId: site.account,
  eventId: site.event,
  registrationId: id,
})
const book = (made: Registered, more: Partial<Booking> = {}, key: string = randomUUID()) => {
  const body = { way: 'cash' as const, amount: 5_000, day: TODAY, ...more }
  return staff.ask(bookPayment, { params: paramsOf(made), body, key })
}
const decide = (made: Registered, owed: number, seen: number, key: string = randomUUID()) =>
  staff.ask(correctPrice, { params: paramsOf(made), body: { owed, seen, reason: 'Pomaga w kuchni' }, key })
const reverse = (made: Registered, entryId: string) =>
  staff.ask(reversePayment, { params: { ...paramsOf(made), entryId }, body: { reason: 'Inne zgłoszenie' } })
const read = async (made: Registered) =>
  outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params: paramsOf(made) }))
const bookingsOf = async (made: Registered) =>
  (await read(made)).ledger.filter(({ kind }) => kind === 'payment')
const sound = async () => expect(await audit(site.server.databaseUrl)).toEqual([])

test('cash that pays the deposit confirms, as a payment by the gateway does; the rest follows by transfer', async () => {
  const made = await register(site, orderOf('ewa'))
  const confirmed = outputOf(bookPayment, await book(made))
  expect(confirmed).toMatchObject({ state: 'confirmed', balance: 5_000 })
  expect(confirmed.participants.map(({ ticket }) => ticket !== null)).toEqual([true])
  expect(confirmed.history.map(({ action }) => action)).toContain('payment.booked')
  outputOf(bookPayment, await book(made, { way: 'transfer', note: 'Wyciąg 12' }))
  expect(await look(site, made)).toMatchObject({ state: 'confirmed', balance: 0, paid: 10_000 })
  await sound()
})

test('a double click books once, also when both arrive at the same moment; another sum under the key is refused', async () => {
  const made = await register(site, orderOf('ewa'))
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => book(made, {}, key)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201))
  expect(await bookingsOf(made)).toHaveLength(1)
  problemOf('key_reused', await book(made, { amount: 6_000 }, key))
  await sound()
})

test('two of the staff who book at once both have their booking, and it is confirmed once', async () => {
  const made = await register(site, orderOf('ewa'))
  const both = await Promise.all([book(made), book(made, { way: 'terminal' })])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const { history, balance } = await read(made)
  expect(balance).toBe(0)
  expect(history.filter(({ action }) => action === 'registration.confirmed')).toHaveLength(1)
  await sound()
})

test('money comes today or earlier, in whole grosze', async () => {
  const made = await register(site, orderOf('ewa'))
  const tomorrow = Temporal.PlainDate.from(TODAY).add({ days: 1 }).toString()
  problemOf('invalid_input', await book(made, { day: tomorrow }))
  problemOf('invalid_input', await book(made, { amount: 0 }))
  expect(await bookingsOf(made)).toEqual([])
})

test('a mistaken booking is taken back once by an entry against it, and the place stays', async () => {
  const made = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(made))
  const [booked] = await bookingsOf(made)
  const entryId = booked?.id ?? ''
  const answers = await Promise.all([reverse(made, entryId), reverse(made, entryId)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(await read(made)).toMatchObject({ state: 'confirmed', balance: 10_000 })
  expect((await bookingsOf(made)).map(({ amount }) => amount)).toEqual([-5_000, 5_000])
  problemOf('not_found', await reverse(made, randomUUID()))
  await sound()
})

test('money that is already on its way back is not taken back a second time', async () => {
  const made = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(made))
  const [booked] = await bookingsOf(made)
  expect((await sendCancel(site, made)).status).toBe(200)
  problemOf('money_goes_back', await reverse(made, booked?.id ?? ''))
  await sound()
})

test('money for an expired registration revives it while there are places', async () => {
  const made = await register(site, orderOf('ewa'))
  await letExpire(site, made)
  outputOf(bookPayment, await book(made))
  expect(await read(made)).toMatchObject({ state: 'confirmed', balance: 5_000 })
  await sound()
})

test('a personal price is owed beside the agreed one: it confirms, survives a change, and is reversed with an end', async () => {
  const made = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(made, { amount: 4_000 }))
  expect(await read(made)).toMatchObject({ state: 'awaiting_payment' })
  expect(outputOf(correctPrice, await decide(made, 4_000, 10_000))).toMatchObject({
    ...{ state: 'confirmed', total: 10_000, decided: -6_000, balance: 0 },
  })
  problemOf('changed_meanwhile', await decide(made, 2_000, 10_000))
  expect((await sendChange(site, made, changeTo(1, 'ewa', 'jan'))).status).toBe(200)
  expect(await read(made)).toMatchObject({ total: 20_000, balance: 10_000 })
  await sound()
  expect((await sendCancel(site, made)).status).toBe(200)
  expect(await read(made)).toMatchObject({ state: 'cancelled' })
  await sound()
})

test('a price that falls below what was taken off it owes nothing, and gives nothing back that never came', async () => {
  const made = await register(site, orderOf('ewa', 'jan'))
  outputOf(correctPrice, await decide(made, 5_000, 20_000))
  expect((await sendChange(site, made, changeTo(1, 'ewa'))).status).toBe(200)
  expect(await look(site, made)).toMatchObject({ total: 10_000, balance: 0, setAside: 0, state: 'confirmed' })
  await sound()
})

test('of two decisions made at once about the same price one holds, and the other is told', async () => {
  const made = await register(site, orderOf('ewa'))
  const answers = await Promise.all([decide(made, 8_000, 10_000), decide(made, 7_000, 10_000)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const key = randomUUID()
  const { balance } = await read(made)
  const again = await Promise.all([decide(made, 5_000, balance, key), decide(made, 5_000, balance, key)])
  expect(again.map(({ status }) => status)).toEqual([201, 201])
  expect(await read(made)).toMatchObject({ balance: 5_000 })
  await sound()
})

test('a price of nothing confirms; a lower one gives back what was paid too much; expired, nothing is owed', async () => {
  const free = await register(site, orderOf('ewa'))
  expect(outputOf(correctPrice, await decide(free, 0, 10_000))).toMatchObject({
    state: 'confirmed',
    balance: 0,
    paidness: 'paid',
  })
  const paid = await register(site, orderOf('ewa'))
  outputOf(bookPayment, await book(paid, { amount: 10_000 }))
  outputOf(correctPrice, await decide(paid, 7_000, 10_000))
  expect(await look(site, paid)).toMatchObject({ setAside: 3_000 })
  const late = await register(site, orderOf('ewa'))
  outputOf(correctPrice, await decide(late, 7_000, 10_000))
  await letExpire(site, late)
  expect(await read(late)).toMatchObject({ state: 'expired', balance: 0 })
  problemOf('not_changeable', await decide(late, 5_000, 0))
  await sound()
})

test('each decision is told by e-mail unless the staff say no', async () => {
  const made = await register(site, orderOf('ewa'))
  const params = paramsOf(made)
  const body = { owed: 9_000, seen: 10_000, reason: 'Po znajomości', tell: false }
  outputOf(correctPrice, await staff.ask(correctPrice, { params, body, key: randomUUID() }))
  const mails = () =>
    asOwner(
      site.server.databaseUrl,
      "SELECT about FROM message WHERE registration_id = $1 AND kind = 'changed'",
      [made.id],
    )
  expect(await mails()).toEqual([])
  outputOf(correctPrice, await decide(made, 8_000, 9_000))
  expect(await mails()).toMatchObject([{ about: { difference: -1_000, decided: 'Pomaga w kuchni' } }])
})

test('a decided price is never less than the fees for changes, which are no part of it', async () => {
  const made = await register(site, orderOf('ewa'))
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
     VALUES ($1, gen_random_uuid(), $2, 'fee', 2000, '{"code": "change_fee", "until": null}')`,
    [site.account, made.id],
  )
  problemOf('invalid_input', await decide(made, 1_000, 12_000))
  expect(outputOf(correctPrice, await decide(made, 2_000, 12_000))).toMatchObject({ balance: 2_000 })
})
