import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkPayment } from '#contract/site.ts'
import { createSecrets } from '#server/base/secrets.ts'
import { signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import {
  breakOffStart,
  bring,
  decideAtGateway,
  noticeOf,
  noticesAt,
  PAID,
  pay,
  paying,
  paymentsOf,
} from '#test/support/gateway.ts'
import { FAMILY_TOTAL } from '#test/support/kielce.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { ledgerOf, look, startTestSite, type TestSite } from '#test/support/site.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

/** What follows from the notices of the gateway: forged, repeated, early, late and in any order. */

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

test('a forged notice is refused and changes nothing', async () => {
  const { family, payment } = await paying(site)
  await decideAtGateway(site, payment, 'succeeded')
  const [notice, kept] = [noticeOf(payment), await noticesAt(site)]
  const another = await bring(site, { ...notice, amount: 1 }, '')
  problemOf('signature_invalid', another)
  problemOf('signature_invalid', await bring(site, notice, 'x'.repeat(43)))
  problemOf('signature_invalid', await bring(site, notice, signBody(createSecrets(TEST_KEY), '{}')))
  expect(await noticesAt(site)).toEqual(kept)
  await runJobs(site.server.databaseUrl)
  expect(await paymentsOf(site, family)).toEqual([payment])
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
})

test('a notice that comes twice, or ten times at once, is one entry in the ledger', async () => {
  const { family, payment } = await paying(site)
  await decideAtGateway(site, payment, 'succeeded')
  const notice = noticeOf(payment)
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => bring(site, notice)),
    ...Array.from({ length: 5 }, () => bring(site, noticeOf(payment))),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  await runJobs(site.server.databaseUrl)
  expect(await bring(site, notice)).toMatchObject({ status: 200, text: 'OK' })
  await runJobs(site.server.databaseUrl)
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', balance: 0, paidness: 'paid' })
})

test('a notice only reports that something happened: the gateway is asked for the state', async () => {
  const { family, payment } = await paying(site)
  expect(await bring(site, noticeOf(payment))).toMatchObject({ status: 200 })
  await expect(runJobs(site.server.databaseUrl)).rejects.toThrow('still says that the payment is under way')
  expect(await look(site, family)).toMatchObject({ state: 'awaiting_payment', payment: { state: 'pending' } })
  expect(await ledgerOf(site, family)).toHaveLength(1)
  // It was not forgotten: the gateway is asked again.
  await decideAtGateway(site, payment, 'succeeded')
  const failing = 'SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL'
  await expect.poll(() => asOwner(site.server.databaseUrl, failing), { timeout: 20_000 }).toEqual([])
  expect(await ledgerOf(site, family)).toEqual(PAID)
})

test('of a payment whose notice has not come, the gateway is asked when its payer returns', async () => {
  const { family, payment } = await paying(site)
  await decideAtGateway(site, payment, 'succeeded')
  const checked = await site.visitor.ask(checkPayment, { params: { token: family.token }, body: {} })
  expect(outputOf(checkPayment, checked)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
  expect(await ledgerOf(site, family)).toEqual(PAID)
})

test('a notice about an unknown payment is accepted and dropped', async () => {
  const { payment } = await paying(site)
  const kept = await noticesAt(site)
  const unknown = { ...noticeOf(payment), merchantReference: '01a1fc46-0000-7000-8000-000000000000' }
  expect(await bring(site, unknown)).toMatchObject({ status: 200 })
  expect(await noticesAt(site)).toEqual(kept)
})

test('a success that comes after a failure of the same payment wins; a later failure does not', async () => {
  const { family, payment } = await paying(site)
  const settle = async (status: string) => {
    await decideAtGateway(site, payment, status)
    await bring(site, noticeOf(payment, status))
    await runJobs(site.server.databaseUrl)
    return (await paymentsOf(site, family))[0]?.state
  }
  expect(await settle('failed')).toBe('failed')
  expect(await settle('succeeded')).toBe('succeeded')
  expect(await settle('failed')).toBe('succeeded')
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
})

test('a payment that comes twice is booked twice and shown as overpaid', async () => {
  const { family, payment } = await paying(site)
  await decideAtGateway(site, payment, 'failed')
  await bring(site, noticeOf(payment, 'failed'))
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
  expect(await ledgerOf(site, family)).toEqual([...PAID, PAID[1]])
  const seen = await look(site, family)
  expect(seen).toMatchObject({ state: 'confirmed', balance: -FAMILY_TOTAL, paidness: 'overpaid' })
  expect(seen.tickets).toHaveLength(4)
})

test('a payment whose start was interrupted is found by its notice', async () => {
  const { family, payment } = await paying(site)
  await breakOffStart(site, payment)
  await decideAtGateway(site, payment, 'succeeded')
  await bring(site, noticeOf(payment))
  await runJobs(site.server.databaseUrl)
  expect(await ledgerOf(site, family)).toEqual(PAID)
  expect(await paymentsOf(site, family)).toEqual([{ ...payment, state: 'succeeded' }])
  expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid' })
})
