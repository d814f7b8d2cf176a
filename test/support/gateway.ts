import { randomUUID } from 'node:crypto'
import { noticePath } from '#contract/gateway.ts'
import { createSecrets } from '#server/base/secrets.ts'
import type { RefundMode } from '#server/gateways/payment/test-gateway/refunds.queries.ts'
import { SIGNATURE_HEADER, signBody } from '#server/gateways/payment/test-gateway/signature.ts'
import { Client } from './client.ts'
import { FAMILY_TOTAL } from './kielce.ts'
import { asOwner, runJobs } from './owner.ts'
import type { Answer } from './send.ts'
import { register, startPayment, type TestSite } from './site.ts'
import { TEST_KEY } from './test-key.ts'

/** The test gateway from the side of payers and merchants. */

/** Types a BLIK code on the gateway's page; returns where the gateway sends the payer's browser. */
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

/** Brings a notice; signed by the gateway's key by default. */
export function bring(site: TestSite, notice: object, signature?: string): Promise<Answer> {
  const body = JSON.stringify(notice)
  return new Client(site.server.port, '127.0.0.1').post(noticePath('test'), body, {
    [SIGNATURE_HEADER]: signature ?? signBody(createSecrets(TEST_KEY), body),
  })
}

/** As if the server had died when the gateway knew of a payment and the product had not stored its transaction yet. */
export async function breakOffStart(site: TestSite, payment: PaymentRow): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    `UPDATE payment SET state = 'created', transaction_id = NULL, redirect_url = NULL WHERE payment_id = $1`,
    [payment.payment_id],
  )
}

/**
 * Sets the outcome of a transaction at the gateway, without any notice.
 * @param paid the paid sum, if it is not the requested one; in hundredths of its currency
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

/** Sets what the gateway does with refunds of a payment; see db/migrations/0010-test-gateway.sql. */
export async function tellRefunds(site: TestSite, payment: PaymentRow, mode: RefundMode): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    'UPDATE test_gateway.transaction SET refunds = $2 WHERE transaction_id = $1',
    [payment.transaction_id, mode],
  )
}

/** The gateway's refunds of a payment, oldest first. */
export function refundsAtGateway(site: TestSite, payment: PaymentRow) {
  return asOwner<{ reference: string; amount: number; status: string }>(
    site.server.databaseUrl,
    `SELECT reference, amount::integer, status FROM test_gateway.refund
      WHERE transaction_id = $1 ORDER BY created_at, refund_id`,
    [payment.transaction_id],
  )
}
