import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSecrets } from '#server/base/secrets.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { problemOf } from '#test/support/answers.ts'
import { Client } from '#test/support/client.ts'
import {
  decideAtGateway,
  type PaymentRow,
  pay,
  paymentsOf,
  refundsAtGateway,
  tellRefunds,
} from '#test/support/gateway.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { ledgerOf, register, startPayment, startTestSite, type TestSite } from '#test/support/site.ts'
import { TEST_KEY } from '#test/support/test-key.ts'

/** Refunds at the test gateway, as a merchant requests them: it is as strict as a real one. */

const API = '/bramka-testowa/api'
const secrets = createSecrets(TEST_KEY)

let site: TestSite
/** Of 840 zł. */
let paid: PaymentRow

beforeAll(async () => {
  site = await startTestSite()
  const family = await register(site)
  await pay(site, family)
  paid = await paymentOf(family)
  await tellRefunds(site, paid, 'wait')
})
afterAll(() => site[Symbol.asyncDispose]())

async function paymentOf(family: { readonly id: string }): Promise<PaymentRow> {
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('There is no payment.')
  return payment
}

function request(refund: object, signature?: string): Promise<Answer> {
  const body = JSON.stringify(refund)
  const headers = { [SIGNATURE_HEADER]: signature ?? signBody(secrets, body) }
  return new Client(site.server.port, '127.0.0.1').post(`${API}/refunds`, body, headers)
}

const refund = (amount: number, reference = randomUUID(), of = paid) => ({
  reference,
  transactionId: of.transaction_id,
  amount,
})

function askAbout(reference: string, signature = signBody(secrets, `/refunds/${reference}`)) {
  const headers = { [SIGNATURE_HEADER]: signature }
  return new Client(site.server.port, '127.0.0.1').call(`${API}/refunds/${reference}`, { headers })
}

test('it accepts a refund, answers the same for the same reference, and sends a notice', async () => {
  const wanted = refund(10_000)
  const taken = await request(wanted)
  expect(taken).toMatchObject({ status: 201, json: { ...wanted, status: 'pending' } })
  expect((await request(wanted)).json).toEqual(taken.json)
  expect((await askAbout(wanted.reference)).json).toEqual(taken.json)
  expect(await refundsAtGateway(site, paid)).toHaveLength(1)
})

test('the same reference for something else is refused', async () => {
  const { reference } = refund(1)
  expect((await request(refund(500, reference))).status).toBe(201)
  problemOf('key_reused', await request(refund(501, reference)))
})

test('it refunds no more than was paid, in any number of parts, also at once', async () => {
  const left = 84_000 - 10_000 - 500
  problemOf('full', await request(refund(left + 1)))
  const answers = await Promise.all(Array.from({ length: 8 }, () => request(refund(20_000))))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  problemOf('full', await request(refund(left - 60_000 + 1)))
  expect((await request(refund(left - 60_000))).status).toBe(201)
})

test('it refunds nothing of an unpaid payment or one in another currency', async () => {
  const family = await register(site)
  await startPayment(site, family)
  const open = await paymentOf(family)
  problemOf('not_payable', await request(refund(1, randomUUID(), open)))
  await decideAtGateway(site, open, 'succeeded', { amount: 84_000, currency: 'EUR' })
  problemOf('full', await request(refund(1, randomUUID(), open)))
})

test('it refuses unknown transactions and refunds, and invalid amounts', async () => {
  problemOf('not_found', await request({ ...refund(1), transactionId: 't-none' }))
  problemOf('not_found', await askAbout(randomUUID()))
  problemOf('not_found', await askAbout('nothing'))
  problemOf('invalid_input', await request(refund(0)))
  problemOf('invalid_input', await request(refund(1.5)))
})

test('a refund made at the gateway itself is reported by a notice, which changes nothing here', async () => {
  const family = await register(site)
  await pay(site, family)
  expect((await request(refund(500, randomUUID(), await paymentOf(family)))).status).toBe(201)
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
  const unsettled = 'SELECT FROM gateway_notice WHERE refund_id IS NOT NULL AND settled_at IS NULL'
  expect(await asOwner(site.server.databaseUrl, unsettled)).toEqual([])
  expect(await ledgerOf(site, family)).toHaveLength(2)
})

test('an unsigned request is refused', async () => {
  const wanted = refund(1)
  problemOf('signature_invalid', await request(wanted, ''))
  problemOf(
    'signature_invalid',
    await request(wanted, signBody(createSecrets('a guess'), JSON.stringify(wanted))),
  )
  problemOf('signature_invalid', await askAbout(wanted.reference, signBody(secrets, '/refunds/another')))
})
