import { randomUUID } from 'node:crypto'
import { bookPayment } from '#contract/office-money.ts'
import { prepareTransferPackage } from '#contract/packages.ts'
import { setRefundAccount } from '#contract/refund-account.ts'
import { listRefunds } from '#contract/refunds.ts'
import { outputOf } from './answers.ts'
import { sendCancel } from './changes.ts'
import { type Client, signIn } from './client.ts'
import { orderOf } from './outing.ts'
import { asOwner } from './owner.ts'
import type { Answer } from './send.ts'
import { type Registered, register, type TestSite } from './site.ts'

/** Refunds by transfer, and who decides about them. */

export const PAYER_ACCOUNT = 'PL61109010140000071219812874'
export const OWN_ACCOUNT = 'PL27114020040000300201355387'

const today = () => Temporal.Now.plainDateISO('Europe/Warsaw').toString()

/** A registration of one person, paid by a transfer with so many grosze. */
export async function paidByTransfer(site: TestSite, staff: Client, name: string, amount = 10_000) {
  const made = await register(site, orderOf(name))
  const params = { accountId: site.account, eventId: site.event, registrationId: made.id }
  const body = { way: 'transfer', amount, day: today() } as const
  outputOf(bookPayment, await staff.ask(bookPayment, { params, body, key: randomUUID() }))
  return made
}

/** The same, cancelled by its link: its refund by transfer waits for the account, or for the staff. */
export async function cancelledOf(site: TestSite, staff: Client, name: string): Promise<Registered> {
  const made = await paidByTransfer(site, staff, name)
  await sendCancel(site, made)
  return made
}

/** The same with the account given; returns the refund, which is ready to be sent. */
export async function readyToSend(site: TestSite, staff: Client, name: string): Promise<string> {
  const made = await cancelledOf(site, staff, name)
  const { token } = made
  const body = { account: PAYER_ACCOUNT }
  outputOf(setRefundAccount, await site.visitor.ask(setRefundAccount, { params: { token }, body }))
  return refundOf(site, staff, made)
}

/** The refund of a registration that has one. */
export async function refundOf(site: TestSite, staff: Client, { id }: { readonly id: string }) {
  const params = { accountId: site.account, eventId: site.event }
  const { refunds } = outputOf(listRefunds, await staff.ask(listRefunds, { params }))
  const found = refunds.find(({ registration }) => registration === id)
  if (!found) throw new Error('It has no refund.')
  return found.id
}

export function prepare(site: TestSite, staff: Client, refunds: readonly string[]): Promise<Answer> {
  const params = { accountId: site.account, eventId: site.event }
  return staff.ask(prepareTransferPackage, { params, body: { refunds: [...refunds], from: OWN_ACCOUNT } })
}

/** Another person of the account who decides about money. */
export async function colleagueOf(site: TestSite, role: 'finance' | 'administrator' = 'finance') {
  const client = await signIn(site.server.port, 'tomasz-gil')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
     SELECT $1, user_id, $2 FROM app_user WHERE subject = 'tomasz-gil'`,
    [site.account, role],
  )
  return client
}

/** Grosze above which two people decide. */
export const setSum = (site: TestSite, grosze: number) =>
  asOwner(
    site.server.databaseUrl,
    'UPDATE account SET refund_confirmation_above = $1 WHERE account_id = $2',
    [grosze, site.account],
  )
