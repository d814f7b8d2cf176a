import { randomUUID } from 'node:crypto'
import { testGatewayNotice } from '#contract/gateway.ts'
import type { RefundMode } from '#server/gateways/payment/test-gateway/refunds.queries.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { createSecrets } from '#server/secrets.ts'
import { Client } from './client.ts'
import { FAMILY_TOTAL } from './kielce.ts'
import { asOwner, runJobs } from './owner.ts'
import type { Answer } from './send.ts'
import { TEST_KEY } from './server.ts'
import { register, startPayment, type TestSite } from './site.ts'

/** The test gateway as payers and merchants meet it. */

/** Types a BLIK code on the gateway's page; answers where the gateway sends the payer's browser. */
export function typeBlik(site: TestSite, redirectUrl: string, blik: string): Promise<Answer> {
  return submit(site, redirectUrl, `blik=${blik}`)
}

/** Sends a form to the gateway's page. */
export function submit(site: TestSite, redirectUrl: string, form: string): Promise<Answer> {
  const { hostname, pathname } = new URL(redirectUrl)
  return new Client(site.server.port, hostname).post(pathname, form, {
    'content-type': 'application/x-www-form-urlencoded',
  })
}

/** The whole way: 'Zapłać', a BLIK code, the notice, and all that follows from it. */
export async function pay(site: TestSite, registered: { readonly token: string }, blik = '777123') {
  await typeBlik(site, await startPayment(site, registered), blik)
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
}

/** The books of a family that has paid. */
export const PAID = [
  { kind: 'charge', amount: FAMILY_TOTAL },
  { kind: 'payment', amount: -FAMILY_TOTAL },
]

export interface PaymentRow {
  readonly payment_id: string
  readonly state: string
  readonly transaction_id: string
  readonly amount: number
}

/** Payments of a registration, oldest first. */
export function paymentsOf(site: TestSite, { id }: { readonly id: string }): Promise<PaymentRow[]> {
  return asOwner(
    site.server.databaseUrl,
    `SELECT payment_id, state, transaction_id, amount::integer FROM payment
      WHERE registration_id = $1 ORDER BY created_at, payment_id`,
    [id],
  )
}

/** A registration whose only payment is under way at the gateway. */
export async function paying(site: TestSite) {
  const family = await register(site)
  const redirectUrl = await startPayment(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('No payment was started.')
  return { family, redirectUrl, payment }
}

/** The notices that were taken, of all payments of the site. */
export const noticesAt = (site: TestSite) =>
  asOwner(site.server.databaseUrl, 'SELECT notice_id, settled_at FROM gateway_notice')

/** A notice as the gateway would send it about a payment. */
export function noticeOf(payment: PaymentRow, status = 'succeeded') {
  return {
    noticeId: `n-${randomUUID()}`,
    transactionId: payment.transaction_id,
    merchantReference: payment.payment_id,
    status,
    amount: payment.amount,
    currency: 'PLN',
  }
}

/** Brings a notice; signed by the gateway's key unless told otherwise. */
export function bring(site: TestSite, notice: object, signature?: string): Promise<Answer> {
  const body = JSON.stringify(notice)
  return new Client(site.server.port, '127.0.0.1').post(testGatewayNotice.path, body, {
    [SIGNATURE_HEADER]: signature ?? signBody(createSecrets(TEST_KEY), body),
  })
}

/** As if the server had died when the gateway knew of a payment and we had not noted its transaction yet. */
export async function breakOffStart(site: TestSite, payment: PaymentRow): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    `UPDATE payment SET state = 'created', transaction_id = NULL, redirect_url = NULL WHERE payment_id = $1`,
    [payment.payment_id],
  )
}

/**
 * Makes it the truth at the gateway that a transaction has come out like this, without any notice.
 * @param paid what came, when it is not what was asked for; in hundredths of its currency
 */
export async function decideAtGateway(
  site: TestSite,
  payment: PaymentRow,
  status: string,
  paid?: { readonly amount: number; readonly currency: string },
): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    `UPDATE test_gateway.transaction SET status = $2, paid_amount = $3, paid_currency = coalesce($4, 'PLN')
      WHERE transaction_id = $1`,
    [payment.transaction_id, status, paid?.amount, paid?.currency],
  )
}

/** Tells the gateway what becomes of refunds of a payment; see db/migrations/0012-refunds.sql. */
export async function tellRefunds(site: TestSite, payment: PaymentRow, mode: RefundMode): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    'UPDATE test_gateway.transaction SET refunds = $2 WHERE transaction_id = $1',
    [payment.transaction_id, mode],
  )
}

/** What the gateway has of refunds of a payment, oldest first. */
export function refundsAtGateway(site: TestSite, payment: PaymentRow) {
  return asOwner<{ reference: string; amount: number; status: string }>(
    site.server.databaseUrl,
    `SELECT reference, amount::integer, status FROM test_gateway.refund
      WHERE transaction_id = $1 ORDER BY created_at, refund_id`,
    [payment.transaction_id],
  )
}
