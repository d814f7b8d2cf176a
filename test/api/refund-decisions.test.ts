import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cancelRegistration } from '#contract/changes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { setRefundAccount } from '#contract/refund-account.ts'
import {
  confirmRefund,
  getRefundSettings,
  handBackRefund,
  listRefunds,
  updateRefundSettings,
  withholdRefund,
} from '#contract/refunds.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { sendCancel } from '#test/support/changes.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { pay, paymentsOf, refundsAtGateway, tellRefunds } from '#test/support/gateway.ts'
import { mailsTo } from '#test/support/mails.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { letBankDecide, refundHistoryOf, refundsOf, staffOf, tryAgain } from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

const ACCOUNT = 'PL61109010140000071219812874'
const WHOLE: EventDefinitionInput['plans'] = [
  {
    id: 'whole',
    name: 'Całość',
    parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }],
  },
]

let site: TestSite
let staff: Client

beforeEach(async () => {
  site = await startTestSite({ definition: { ...outing(), plans: WHOLE, refunds: [] } })
  staff = await staffOf(site)
})
afterEach(async () => {
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const setSum = (confirmAbove: number, by = staff) =>
  by.ask(updateRefundSettings, { params: { accountId: site.account }, body: { confirmAbove } })

/** A registrant who has paid 100 zł and resigned. */
async function resigned(confirmAbove: number) {
  outputOf(updateRefundSettings, await setSum(confirmAbove))
  const family = await register(site, orderOf('ewa'))
  await pay(site, family)
  outputOf(cancelRegistration, await sendCancel(site, family))
  const [refund] = await refundsOf(staff, site, family)
  if (!refund) throw new Error('No refund was requested.')
  return { family, refundId: refund.id }
}

/** Makes the gateway refuse the refund. */
async function refusedByGateway() {
  const family = await register(site, orderOf('ewa'))
  await pay(site, family)
  const [payment] = await paymentsOf(site, family)
  if (!payment) throw new Error('Nothing was paid.')
  await tellRefunds(site, payment, 'fail')
  outputOf(cancelRegistration, await sendCancel(site, family))
  await letBankDecide(site)
  const refund = (await refundsOf(staff, site, family)).find(({ state }) => state === 'needs_account')
  if (!refund) throw new Error('No account number is asked for.')
  return { family, payment, refundId: refund.id }
}

const decide = <E extends Endpoint>(endpoint: E, refundId: string, body: object = {}, by = staff) =>
  by.ask(endpoint, {
    params: { accountId: site.account, eventId: site.event, refundId },
    body,
  } as Parameters<Client['ask']>[1])
const giveAccount = ({ token }: Registered, account: string) =>
  site.visitor.ask(setRefundAccount, { params: { token }, body: { account } })
const refunded = async (family: Registered) =>
  (await ledgerOf(site, family)).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)
const actionsOf = async (family: Registered) =>
  (await refundHistoryOf(staff, site, family)).map(({ actor, action }) => `${actor}: ${action}`)

describe('a refund above the sum of the account', () => {
  test('is sent when it is confirmed, however often; the history records by whom', async () => {
    const { family, refundId } = await resigned(0)
    const answers = await Promise.all([1, 2, 3].map(() => decide(confirmRefund, refundId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await letBankDecide(site)
    expect(await refunded(family)).toEqual([10_000])
    expect(await actionsOf(family)).toEqual([
      'registrant: refund.promised',
      'Danuta Wrona: refund.confirmed',
      'gateway:test: refund.succeeded',
    ])
  })

  test('is stopped with a reason, which the payer reads, and may be confirmed after all', async () => {
    const { family, refundId } = await resigned(0)
    problemOf('invalid_input', await decide(withholdRefund, refundId, { reason: '' }))
    outputOf(withholdRefund, await decide(withholdRefund, refundId, { reason: 'Wyjaśniamy wpłatę' }))
    await letBankDecide(site)
    expect(await refunded(family)).toEqual([])
    expect(await look(site, family)).toMatchObject({
      setAside: 10_000,
      refunds: [{ state: 'withheld', withheldBecause: 'Wyjaśniamy wpłatę' }],
    })
    expect(outputOf(confirmRefund, await decide(confirmRefund, refundId))).toMatchObject({
      state: 'requested',
    })
    await letBankDecide(site)
    expect(await refunded(family)).toEqual([10_000])
  })

  test('cannot be stopped once it was sent to the gateway', async () => {
    const { family, refundId } = await resigned(10_000)
    await runJobs(site.server.databaseUrl)
    problemOf('refund_not_decidable', await decide(withholdRefund, refundId, { reason: 'Za późno' }))
    problemOf('refund_not_decidable', await decide(handBackRefund, refundId, { how: 'cash' }))
    await letBankDecide(site)
    expect(await refunded(family)).toEqual([10_000])
  })
})

describe('a refund that no gateway can make', () => {
  test('waits for an account number from the payer', async () => {
    const { family } = await refusedByGateway()
    await runJobs(site.server.databaseUrl)
    expect(await look(site, family)).toMatchObject({
      setAside: 10_000,
      refunds: [{ amount: 10_000, state: 'needs_account', way: 'transfer', expectedBy: null }],
    })
    const mail = (await mailsTo(site, 'ewa.mazur@example.org')).find(({ subject }) =>
      subject.includes('numer konta'),
    )
    expect(mail?.text).toContain('Operator płatności nie przyjął zwrotu')
  })

  test('rejects an invalid number, stores it encrypted, and shows it only to staff who send money', async () => {
    const { family } = await refusedByGateway()
    const wrong = problemOf('invalid_input', await giveAccount(family, '61 1090 1014 0000 0712 1981 2875'))
    expect(wrong.problems).toMatchObject([{ field: 'account' }])
    const seen = outputOf(setRefundAccount, await giveAccount(family, '61 1090 1014 0000 0712 1981 2874'))
    expect(seen.refunds).toMatchObject([{ state: 'to_transfer', accountEnd: '2874' }])
    expect(JSON.stringify(seen)).not.toContain('1090')
    const rows = await asOwner<{ whole: string }>(
      site.server.databaseUrl,
      'SELECT (SELECT json_agg(r)::text FROM refund r) || (SELECT json_agg(a)::text FROM audit_entry a) AS whole',
    )
    expect(rows[0]?.whole).not.toMatch(/10901014/)
    const [shown] = await refundsOf(staff, site, family)
    expect(shown).toMatchObject({ account: ACCOUNT, accountEnd: '2874' })
  })

  test('is sent by the staff, marked once, booked, reported by mail; and the number is deleted', async () => {
    const { family, refundId } = await refusedByGateway()
    outputOf(setRefundAccount, await giveAccount(family, ACCOUNT))
    const sent = await Promise.all([1, 2].map(() => decide(handBackRefund, refundId, { how: 'transfer' })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    await runJobs(site.server.databaseUrl)
    expect(await refunded(family)).toEqual([10_000])
    expect(await look(site, family)).toMatchObject({
      ...{ balance: 0, setAside: 0 },
      refunds: [{ state: 'succeeded', way: 'transfer', accountEnd: '2874', expectedBy: expect.any(String) }],
    })
    const [row] = await asOwner<{ sealed: string | null }>(
      site.server.databaseUrl,
      'SELECT account_sealed AS sealed FROM refund WHERE refund_id = $1',
      [refundId],
    )
    expect(row?.sealed).toBeNull()
    const subjects = (await mailsTo(site, 'ewa.mazur@example.org')).map(({ subject }) => subject)
    expect(subjects).toContain(`Zwrot 100\u00a0zł wysłany, zgłoszenie ${family.number}`)
    problemOf('refund_not_decidable', await giveAccount(family, ACCOUNT))
  })

  test('is not transferred when the gateway makes it after all', async () => {
    const { family, payment, refundId } = await refusedByGateway()
    await asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = 'succeeded'")
    const [atGateway] = await refundsAtGateway(site, payment)
    await asOwner(site.server.databaseUrl, "UPDATE refund SET state = 'sent' WHERE refund_id = $1", [
      atGateway?.reference,
    ])
    await asOwner(
      site.server.databaseUrl,
      `SELECT jobs.enqueue('send-refund', $1, jsonb_build_object('refund', $2::text), now(), 'again')`,
      [site.account, atGateway?.reference],
    )
    await tryAgain(site)
    expect(await refunded(family)).toEqual([10_000])
    problemOf('refund_not_decidable', await decide(handBackRefund, refundId, { how: 'transfer' }))
    expect(await look(site, family)).toMatchObject({ balance: 0, setAside: 0 })
  })
})

describe('the sum above which refunds wait', () => {
  test('is 500 zł at first, is set by owners alone, and its change is in the journal', async () => {
    const params = { accountId: site.account }
    expect(outputOf(getRefundSettings, await staff.ask(getRefundSettings, { params }))).toEqual({
      confirmAbove: 50_000,
    })
    await asOwner(site.server.databaseUrl, "UPDATE membership SET role = 'finance' WHERE account_id = $1", [
      site.account,
    ])
    problemOf('forbidden', await setSum(1))
    await asOwner(site.server.databaseUrl, "UPDATE membership SET role = 'owner' WHERE account_id = $1", [
      site.account,
    ])
    outputOf(updateRefundSettings, await setSum(20_000))
    problemOf('invalid_input', await setSum(-1))
    const noted = await asOwner(
      site.server.databaseUrl,
      "SELECT actor, details FROM audit_entry WHERE action = 'account.refund_confirmation_set'",
    )
    expect(noted).toEqual([
      {
        actor: 'Danuta Wrona',
        details: { before: { confirmAbove: 50_000 }, after: { confirmAbove: 20_000 } },
      },
    ])
  })

  test('a member who may read money and not move it sees no account number, and decides nothing', async () => {
    const { family, refundId } = await refusedByGateway()
    outputOf(setRefundAccount, await giveAccount(family, ACCOUNT))
    await asOwner(site.server.databaseUrl, "UPDATE membership SET role = 'read_only' WHERE account_id = $1", [
      site.account,
    ])
    const reader = await signIn(site.server.port, 'danuta-wrona')
    const params = { accountId: site.account, eventId: site.event }
    const { refunds } = outputOf(listRefunds, await reader.ask(listRefunds, { params }))
    expect(refunds).toMatchObject([{ account: null, accountEnd: '2874' }, { account: null }])
    problemOf('forbidden', await decide(handBackRefund, refundId, { how: 'transfer' }, reader))
  })
})
