import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { createPayment } from '#contract/site.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { bring, decideAtGateway, noticeOf, pay, paymentsOf, submit } from '#test/support/gateway.ts'
import { FAMILY_TOTAL, kielceDefinition } from '#test/support/kielce.ts'
import { runJobs } from '#test/support/owner.ts'
import { proposalFor, staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  letExpire,
  look,
  type Registered,
  register,
  startPayment,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

let site: TestSite
/** The same, with a deposit of 50 zł a person within three days and the rest within thirty. */
let parts: TestSite

beforeAll(async () => {
  site = await startTestSite()
  const dues = [
    { name: 'Zaliczka', amount: { perPerson: 5_000 }, due: { days: 3, after: 'registration' } },
    { name: 'Reszta', amount: 'rest', due: { days: 30, after: 'registration' } },
  ]
  const plans = [{ id: 'parts', name: 'Raty', parts: dues }]
  parts = await startTestSite({ definition: { ...(await kielceDefinition()), plans } })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await parts[Symbol.asyncDispose]()
})

/** Pays another sum at the gateway than was asked for, as typed: '40,00'. */
async function payTyped(at: TestSite, family: Registered, typed: string) {
  await submit(at, await startPayment(at, family), `blik=777123&amount=${typed}`)
  await runJobs(at.server.databaseUrl, 'deliver-test-notice')
}

const ask = (at: TestSite, { token }: Registered, amount?: number) =>
  at.visitor.ask(createPayment, { params: { token }, body: amount === undefined ? {} : { amount } })

const askedFor = async (at: TestSite, family: Registered) =>
  outputOf(createPayment, await ask(at, family)).amount

const entriesOf = async (at: TestSite, family: Registered) =>
  (await ledgerOf(at, family)).map(({ amount }) => amount)

describe('another sum than was requested', () => {
  test('a part: it is booked, nothing is confirmed, the rest is requested next', async () => {
    const family = await register(site)
    await payTyped(site, family, '400,50')
    expect(await look(site, family)).toMatchObject({
      ...{ state: 'awaiting_payment', paidness: 'underpaid', paid: 40_050, balance: 43_950, tickets: [] },
      due: [{ amount: 84_000, paid: 40_050, left: 43_950, overdue: false }],
    })
    expect(await askedFor(site, family)).toBe(43_950)
    await payTyped(site, family, '439,50')
    expect(await entriesOf(site, family)).toEqual([84_000, -40_050, -43_950])
    expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid', balance: 0 })
  })

  test('more: all of it is booked and confirms the registration, and the rest is proposed for a refund', async () => {
    const family = await register(site)
    await payTyped(site, family, '900')
    expect(await entriesOf(site, family)).toEqual([84_000, -90_000])
    expect(await look(site, family)).toMatchObject({
      state: 'confirmed',
      paidness: 'overpaid',
      balance: -6_000,
    })
    const [payment] = await paymentsOf(site, family)
    expect(await proposalFor(await staffOf(site), site, family)).toMatchObject({
      surplus: 6_000,
      parts: [{ payment: payment?.payment_id, amount: 6_000 }],
    })
  })

  test('after a part the next payment is a new one, of the rest', async () => {
    const family = await register(site)
    const first = await startPayment(site, family)
    await submit(site, first, 'blik=777123&amount=100')
    await runJobs(site.server.databaseUrl, 'deliver-test-notice')
    const second = await startPayment(site, family)
    expect(second).not.toBe(first)
    expect((await paymentsOf(site, family)).map(({ amount }) => amount)).toEqual([84_000, 74_000])
  })

  test('the staff see what was asked for and what came', async () => {
    const family = await register(site)
    await payTyped(site, family, '400')
    const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
    const staff = await staffOf(site)
    const seen = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
    expect(seen.ledger.at(-1)).toMatchObject({ amount: -40_000, explanation: { asked: 84_000 } })
    expect(seen.history.find(({ action }) => action === 'payment.succeeded')?.details).toEqual({
      ...{
        amount: 40_000,
        before: { payment: 'pending', paid: 0 },
        after: { payment: 'succeeded', paid: 40_000 },
      },
    })
    expect(seen.due).toMatchObject([{ amount: 84_000, paid: 40_000, left: 44_000, overdue: false }])
  })

  test('another currency: the payment is described in words and covers nothing', async () => {
    const family = await register(site)
    await startPayment(site, family)
    const [payment] = await paymentsOf(site, family)
    if (!payment) throw new Error('No payment was started.')
    await decideAtGateway(site, payment, 'succeeded', { amount: 84_000, currency: 'EUR' })
    await bring(site, { ...noticeOf(payment), currency: 'EUR' })
    await runJobs(site.server.databaseUrl)
    expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', paid: 0, paidness: 'unpaid' })
    const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
    const staff = await staffOf(site)
    const seen = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
    expect(seen.ledger.at(-1)).toMatchObject({
      ...{ kind: 'payment', amount: 0 },
      explanation: { code: 'paid_in_currency', amount: 84_000, currency: 'EUR' },
    })
    expect(seen.history.at(-1)).toMatchObject({
      action: 'payment.in_other_currency',
      details: {
        foreign: { amount: 84_000, currency: 'EUR' },
        before: { payment: 'pending' },
        after: { payment: 'succeeded' },
      },
    })
  })
})

describe('parts and the end of the time to pay', () => {
  test('a part without the rest in time is to be refunded', async () => {
    const family = await register(site)
    await payTyped(site, family, '400')
    await letExpire(site, family)
    expect(await look(site, family)).toMatchObject({
      ...{ state: 'expired', paidness: 'to_refund', paid: 40_000, balance: -40_000 },
      due: [{ amount: 84_000, paid: 0, left: 0, overdue: false }],
    })
    expect(await proposalFor(await staffOf(site), site, family)).toMatchObject({ surplus: 40_000 })
  })

  test('a part that comes late revives nothing; with the part that came before it may be enough', async () => {
    const family = await register(site)
    await payTyped(site, family, '400')
    const late = await startPayment(site, family)
    await letExpire(site, family)
    await submit(site, late, 'blik=777123&amount=39')
    await runJobs(site.server.databaseUrl, 'deliver-test-notice')
    expect(await look(site, family)).toMatchObject({ state: 'expired', paid: 43_900, paidness: 'to_refund' })

    const other = await register(site)
    await payTyped(site, other, '400')
    const rest = await startPayment(site, other)
    await letExpire(site, other)
    await submit(site, rest, 'blik=777123')
    await runJobs(site.server.databaseUrl, 'deliver-test-notice')
    expect(await look(site, other)).toMatchObject({ state: 'confirmed', paidness: 'paid', balance: 0 })
    expect(await entriesOf(site, other)).toEqual([84_000, -40_000, -84_000, -44_000, 84_000])
  })
})

describe('a deposit and the rest', () => {
  const dues = async (family: Registered) =>
    (await look(parts, family)).due.map(({ name, paid, left, overdue }) => ({ name, paid, left, overdue }))

  test('the state of each part follows the money, whatever sums it came in', async () => {
    const family = await register(parts)
    await payTyped(parts, family, '150')
    expect(await dues(family)).toEqual([
      { name: 'Zaliczka', paid: 15_000, left: 5_000, overdue: false },
      { name: 'Reszta', paid: 0, left: 64_000, overdue: false },
    ])
    expect(await look(parts, family)).toMatchObject({ state: 'awaiting_payment', paidness: 'underpaid' })
    expect(await askedFor(parts, family)).toBe(5_000)

    await payTyped(parts, family, '70')
    expect(await dues(family)).toEqual([
      { name: 'Zaliczka', paid: 20_000, left: 0, overdue: false },
      { name: 'Reszta', paid: 2_000, left: 62_000, overdue: false },
    ])
    expect(await look(parts, family)).toMatchObject({ state: 'confirmed', paidness: 'deposit_paid' })
    expect(await askedFor(parts, family)).toBe(62_000)
  })

  test('a deposit confirms; the rest is requested next', async () => {
    const family = await register(parts)
    await pay(parts, family)
    expect(await look(parts, family)).toMatchObject({
      state: 'confirmed',
      paid: 20_000,
      paidness: 'deposit_paid',
    })
    await pay(parts, family)
    expect(await look(parts, family)).toMatchObject({ paid: FAMILY_TOTAL, balance: 0, paidness: 'paid' })
    expect(await entriesOf(parts, family)).toEqual([FAMILY_TOTAL, -20_000, -64_000])
  })

  test('a payer may pay everything at once, or any sum above the deposit', async () => {
    const all = await register(parts)
    expect(outputOf(createPayment, await ask(parts, all, FAMILY_TOTAL)).amount).toBe(FAMILY_TOTAL)
    const some = await register(parts)
    expect(outputOf(createPayment, await ask(parts, some, 30_000)).amount).toBe(30_000)
    expect((await paymentsOf(parts, some)).map(({ amount }) => amount)).toEqual([30_000])
  })

  test('a sum below what is due now or above the total is refused; the field reports the range', async () => {
    const family = await register(parts)
    for (const amount of [19_999, 84_001]) {
      const { problems } = problemOf('invalid_input', await ask(parts, family, amount))
      expect(problems).toEqual([
        { code: 'amount', field: 'amount', message: 'Wpłać od 200\u00a0zł do 840\u00a0zł.' },
      ])
    }
    const { problems } = problemOf('invalid_input', await ask(site, await register(site), 1))
    expect(problems?.[0]?.message).toBe('Wpłać 840\u00a0zł.')
    expect(await paymentsOf(parts, family)).toEqual([])
  })
})
