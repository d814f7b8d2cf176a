import { noticePath } from '#contract/gateway.ts'
import { Client } from './client.ts'
import { type PaymentRow, paymentsOf } from './gateway.ts'
import { runJobs } from './owner.ts'
import type { Answer } from './send.ts'
import { type Registered, register, startPayment, type TestSite } from './site.ts'

/** A notice as it goes over the wire. */
export interface SentNotice {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The paid sum, in hundredths of its currency. */
export interface Paid {
  readonly amount: number
  readonly currency: string
}

/** The other side of a gateway, in a test: it speaks the gateway's protocol on a socket as the test directs. */
export interface GatewayParty extends AsyncDisposable {
  /** By which the product is connected to it; null: as it is in development. */
  readonly settings: Readonly<Record<string, unknown>> | null
  /** The body of the 200 that confirms the delivery of a notice. */
  readonly answer: string
  /** BLIK codes for our own page; null when it takes none there. */
  readonly codes: { readonly good: string; readonly wrong: string } | null
  /** Settings of the right form with keys that it does not accept. */
  wrongKeys(site: TestSite): unknown
  /** Where it sends the payer's browser afterwards. */
  returnUrlOf(site: TestSite, payment: PaymentRow): Promise<string>
  /** Sets the outcome of a transaction, without any notice. */
  decide(site: TestSite, payment: PaymentRow, status: 'succeeded' | 'failed', paid?: Paid): Promise<void>
  /** Lets all refunds succeed, without any notice. */
  giveBack(site: TestSite): Promise<void>
  /** A new notice about a payment. */
  noticeOf(payment: PaymentRow, status: 'succeeded' | 'failed'): SentNotice
  /** A new notice about a refund of a payment, by our id of the refund. */
  refundNoticeOf(payment: PaymentRow, refund: string): SentNotice
  /** The same notice signed by another key, by none, and altered after it was signed. */
  forgeriesOf(notice: SentNotice): readonly SentNotice[]
}

/** Brings a notice to the product. */
export function bringTo(site: TestSite, gateway: string, { headers, body }: SentNotice): Promise<Answer> {
  return new Client(site.server.port, '127.0.0.1').post(noticePath(gateway), body, headers)
}

/** Brings a notice and runs everything that follows from it. */
export async function settleBy(site: TestSite, gateway: string, notice: SentNotice): Promise<void> {
  const { status, text } = await bringTo(site, gateway, notice)
  if (status !== 200) throw new Error(`A notice was not taken: ${status} ${text}`)
  await runJobs(site.server.databaseUrl)
}

/** A new registration with a payment under way. */
export async function beginPaying(site: TestSite): Promise<{ family: Registered; payment: PaymentRow }> {
  const family = await register(site)
  return { family, payment: await beginAgain(site, family) }
}

/** The payment that a registration's button 'Zapłać' starts now. */
export async function beginAgain(site: TestSite, family: Registered): Promise<PaymentRow> {
  await startPayment(site, family)
  const payment = (await paymentsOf(site, family)).at(-1)
  if (!payment) throw new Error('No payment was started.')
  return payment
}
