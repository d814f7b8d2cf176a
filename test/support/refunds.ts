import { randomUUID } from 'node:crypto'
import { getPanelRegistration } from '#contract/panel.ts'
import { listRefundProposals, listRefunds, requestRefund } from '#contract/refunds.ts'
import { outputOf } from './answers.ts'
import { type Client, signIn } from './client.ts'
import { bring, decideAtGateway, noticeOf, PAID, type PaymentRow, pay, paymentsOf } from './gateway.ts'
import { FAMILY_TOTAL } from './kielce.ts'
import { asOwner, runJobs } from './owner.ts'
import type { Answer } from './send.ts'
import { type Registered, register, startPayment, type TestSite } from './site.ts'

/** Refunds as the staff request them. */

/** The owner of the site's account at the panel. */
export const staffOf = (site: TestSite): Promise<Client> => signIn(site.server.port, 'danuta-wrona')

/** Pays twice what a family has to pay: by two payments, the first of which the bank had refused before. */
export async function payTwice(site: TestSite, family: Registered): Promise<[PaymentRow, PaymentRow]> {
  await startPayment(site, family)
  const [slow] = await paymentsOf(site, family)
  if (!slow) throw new Error('No payment was started.')
  await decideAtGateway(site, slow, 'failed')
  await bring(site, noticeOf(slow, 'failed'))
  await runJobs(site.server.databaseUrl)
  await pay(site, family)
  await decideAtGateway(site, slow, 'succeeded')
  await bring(site, noticeOf(slow))
  await runJobs(site.server.databaseUrl)
  const [first, second] = await paymentsOf(site, family)
  if (!first || !second) throw new Error('There are not two payments.')
  return [first, second]
}

/** A family that has paid twice what it owed. */
export async function overpaid(site: TestSite) {
  const family = await register(site)
  const [first, second] = await payTwice(site, family)
  return { family, first, second }
}

/** Its books. */
export const PAID_TWICE = [...PAID, { kind: 'payment', amount: -FAMILY_TOTAL }]

interface Wanted {
  /** Null: by hand. */
  readonly payment: PaymentRow | null
  readonly amount: number
  readonly reason?: string
  readonly key?: string
}

/** Asks for a refund. */
export function askBack(staff: Client, site: TestSite, family: Registered, wanted: Wanted): Promise<Answer> {
  const { payment, amount, reason = 'Wpłata podwójna', key = randomUUID() } = wanted
  return staff.ask(requestRefund, {
    params: { accountId: site.account, eventId: site.event, registrationId: family.id },
    body: { payment: payment?.payment_id ?? null, amount, reason },
    key,
  })
}

/** Requests a refund that is accepted; returns its id. */
export async function giveBack(
  staff: Client,
  site: TestSite,
  family: Registered,
  wanted: Wanted,
): Promise<string> {
  return outputOf(requestRefund, await askBack(staff, site, family, wanted)).id
}

/** What could be refunded to a family; undefined when nothing. */
export async function proposalFor(staff: Client, site: TestSite, family: Registered) {
  const params = { accountId: site.account, eventId: site.event }
  const { proposals } = outputOf(listRefundProposals, await staff.ask(listRefundProposals, { params }))
  return proposals.find(({ registration }) => registration === family.id)
}

/** The refunds of a family as the panel lists them, newest first. */
export async function refundsOf(staff: Client, site: TestSite, family: Registered) {
  const params = { accountId: site.account, eventId: site.event }
  const { refunds } = outputOf(listRefunds, await staff.ask(listRefunds, { params }))
  return refunds.filter(({ registration }) => registration === family.id)
}

/** The entries about refunds in the history of a family, oldest first. */
export async function refundHistoryOf(staff: Client, site: TestSite, family: Registered) {
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const seen = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
  return seen.history.filter(({ action }) => action.startsWith('refund.'))
}

/** Sends refunds to the gateway, lets its bank decide and its notices arrive, and runs all that follows. */
export async function letBankDecide(site: TestSite): Promise<void> {
  await runJobs(site.server.databaseUrl)
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
}

/** As if more than a minute had passed since refunds were last sent to the gateway. */
export async function letAMinutePass(site: TestSite): Promise<void> {
  await asOwner(site.server.databaseUrl, "UPDATE refund SET tried_at = tried_at - interval '2 minutes'")
}

/** The same, and it is tried again. */
export async function tryAgain(site: TestSite): Promise<void> {
  await letAMinutePass(site)
  await runJobs(site.server.databaseUrl, 'send-refund')
}
