import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callOffEvent } from '#contract/call-off.ts'
import { cancelRegistration, changeRegistration } from '#contract/changes.ts'
import { updateRefundSettings } from '#contract/refunds.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf } from '#test/support/answers.ts'
import { sendCancel, sendChange } from '#test/support/changes.ts'
import type { Client } from '#test/support/client.ts'
import { pay, paymentsOf, refundsAtGateway, submit, tellRefunds, typeBlik } from '#test/support/gateway.ts'
import { mailsTo } from '#test/support/mails.ts'
import { changeTo, orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  askBack,
  letBankDecide,
  payTwice,
  proposalFor,
  refundHistoryOf,
  refundsOf,
  staffOf,
} from '#test/support/refunds.ts'
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

/** 100 zł a head, all paid at once; a resignation costs 10 zł. */
const FEE = { name: 'Opłata 10 zł', until: { on: '2031-05-01' }, kept: { amount: 1_000 } }
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
  site = await startTestSite({ definition: { ...outing({ event: 4 }), plans: WHOLE, refunds: [FEE] } })
  staff = await staffOf(site)
})
afterEach(async () => {
  await letBankDecide(site)
  expect(await audit(site.server.databaseUrl)).toEqual([])
  await site[Symbol.asyncDispose]()
})

const cancel = async (family: Registered) => outputOf(cancelRegistration, await sendCancel(site, family))
const refundEntries = async (family: Registered) =>
  (await ledgerOf(site, family)).filter(({ kind }) => kind === 'refund').map(({ amount }) => amount)

async function paid(...names: readonly string[]): Promise<Registered> {
  const family = await register(site, orderOf(...names))
  await pay(site, family)
  return family
}

describe('a person who resigns', () => {
  test('has the refund requested with the resignation, and it arrives once', async () => {
    const family = await paid('ewa', 'jan')
    const [payment] = await paymentsOf(site, family)
    expect(await cancel(family)).toMatchObject({
      ...{ balance: -18_000, setAside: 18_000 },
      refunds: [{ amount: 18_000, way: 'gateway', expectedBy: expect.any(String) }],
    })
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    await letBankDecide(site)
    expect(await refundEntries(family)).toEqual([18_000])
    if (payment) expect(await refundsAtGateway(site, payment)).toMatchObject([{ amount: 18_000 }])
    expect(await look(site, family)).toMatchObject({
      ...{ balance: 0, setAside: 0, kept: 2_000 },
      refunds: [{ amount: 18_000, state: 'succeeded', endedAt: expect.any(String) }],
    })
    expect(await refundHistoryOf(staff, site, family)).toMatchObject([
      {
        action: 'refund.promised',
        details: { amount: 18_000, origin: 'cancelled', before: { surplus: 18_000 } },
      },
      { action: 'refund.succeeded', details: { amount: 18_000 } },
    ])
    const mails = (await mailsTo(site, 'ewa.mazur@example.org')).map(({ subject }) => subject)
    expect(mails).toContain(`Zwrot 180\u00a0zł dotarł, zgłoszenie ${family.number}`)
  })

  test('is informed by mail that it is requested, how and by which day', async () => {
    const family = await paid('ewa')
    await cancel(family)
    await runJobs(site.server.databaseUrl)
    const notice = (await mailsTo(site, 'ewa.mazur@example.org')).find(({ subject }) =>
      subject.startsWith('Rezygnacja'),
    )
    expect(notice?.text).toMatch(
      /Zwrot\s90\szł jest zlecony\. Pieniądze wrócą tą samą drogą, którą przyszły, i\sbędą na koncie najpóźniej \d+/,
    )
    expect(notice?.text).not.toContain('kilku dni')
  })

  test('alone, while others stay, gets the reduction of the price back, less what is retained', async () => {
    const family = await paid('ewa', 'jan')
    const changed = outputOf(changeRegistration, await sendChange(site, family, changeTo(1, 'ewa')))
    expect(changed).toMatchObject({ state: 'confirmed', setAside: 9_000, refunds: [{ amount: 9_000 }] })
    await sendChange(site, family, changeTo(1, 'ewa'))
    expect(await refundsOf(staff, site, family)).toHaveLength(1)
    await letBankDecide(site)
    expect(await look(site, family)).toMatchObject({ balance: 0, paidness: 'paid' })
    // The other one leaves later: their part alone goes back.
    await cancel(family)
    await letBankDecide(site)
    expect(await refundEntries(family)).toEqual([9_000, 9_000])
  })

  test('without having paid gets nothing back', async () => {
    const family = await register(site, orderOf('ewa'))
    expect(await cancel(family)).toMatchObject({ refunds: [], setAside: 0 })
  })

  test('gets it by each of the original payments, the newest first', async () => {
    const family = await paid('ewa')
    await sendChange(site, family, changeTo(1, 'ewa', 'jan'))
    await pay(site, family)
    await cancel(family)
    const [first, second] = await paymentsOf(site, family)
    const states = (await refundsOf(staff, site, family)).map(({ payment, amount }) => ({ payment, amount }))
    expect(states).toEqual(
      expect.arrayContaining([
        { payment: second?.payment_id, amount: 10_000 },
        { payment: first?.payment_id, amount: 8_000 },
      ]),
    )
    await letBankDecide(site)
    expect((await refundEntries(family)).toSorted()).toEqual([10_000, 8_000])
  })

  test('money under refund pays for nothing: choosing the item again costs it again', async () => {
    const family = await paid('ewa+')
    const [payment] = await paymentsOf(site, family)
    if (payment) await tellRefunds(site, payment, 'wait')
    await sendChange(site, family, changeTo(1, 'ewa'))
    await sendChange(site, family, changeTo(2, 'ewa+'))
    expect(await look(site, family)).toMatchObject({ balance: 0, setAside: 3_000, due: [{ left: 3_000 }] })
    await pay(site, family)
    await asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = 'succeeded'")
    await asOwner(site.server.databaseUrl, "UPDATE refund SET tried_at = tried_at - interval '2 minutes'")
    await runJobs(site.server.databaseUrl, 'send-refund')
    expect(await look(site, family)).toMatchObject({
      state: 'confirmed',
      setAside: 0,
      refunds: [{ amount: 3_000 }],
    })
  })
})

test('an overpayment stays a proposal; a change requests only the sum it has released', async () => {
  const family = await register(site, orderOf('ewa+'))
  await payTwice(site, family)
  await sendChange(site, family, changeTo(1, 'ewa'))
  const refunds = await refundsOf(staff, site, family)
  expect(refunds.map(({ amount }) => amount)).toEqual([3_000])
  expect(await proposalFor(staff, site, family)).toMatchObject({ surplus: 13_000 })
})

test('of a called-off event gets everything requested', async () => {
  const families = [await paid('ewa', 'jan'), await paid('ala')]
  const params = { accountId: site.account, eventId: site.event }
  outputOf(callOffEvent, await staff.ask(callOffEvent, { params, body: { reason: 'Powódź' } }))
  await letBankDecide(site)
  for (const [index, amount] of [20_000, 10_000].entries())
    expect(await refundEntries(families[index] as Registered)).toEqual([amount])
  expect(await look(site, families[0] as Registered)).toMatchObject({
    state: 'cancelled',
    paidness: 'refunded',
  })
})

describe('a payment that comes too late', () => {
  test('after a resignation is refunded', async () => {
    const family = await register(site, orderOf('ewa'))
    const address = await startPayment(site, family)
    await cancel(family)
    await typeBlik(site, address, '777123')
    await letBankDecide(site)
    await letBankDecide(site)
    expect(await refundEntries(family)).toEqual([10_000])
    expect(await refundsOf(staff, site, family)).toMatchObject([{ state: 'succeeded' }])
  })

  test('for an expired registration whose places are gone is refunded as the page promises', async () => {
    const family = await register(site, orderOf('ewa', 'jan', 'ala'))
    const address = await startPayment(site, family)
    await letExpire(site, family)
    await paid('iga', 'ola')
    await typeBlik(site, address, '777123')
    await letBankDecide(site)
    await letBankDecide(site)
    expect(await look(site, family)).toMatchObject({ state: 'expired', refunds: [{ state: 'succeeded' }] })
    expect(await refundEntries(family)).toEqual([30_000])
  })

  test('of which only a part came in time, and the rest never, is refunded at night', async () => {
    const family = await register(site, orderOf('ewa'))
    const address = await startPayment(site, family)
    await typeBlikOf(address, '40')
    await letExpire(site, family)
    expect(await proposalFor(staff, site, family)).toMatchObject({ surplus: 4_000 })
    await asOwner(
      site.server.databaseUrl,
      `SELECT jobs.enqueue('request-refunds', $1, '{}', now(), 'night')`,
      [site.account],
    )
    await letBankDecide(site)
    expect(await refundEntries(family)).toEqual([4_000])
  })
})

/** Pays another sum than was requested. */
async function typeBlikOf(address: string, amount: string) {
  await submit(site, address, `blik=777123&amount=${amount}`)
  await runJobs(site.server.databaseUrl, 'deliver-test-notice')
}

test('the staff cannot request by hand what was requested automatically: nothing is left', async () => {
  const family = await paid('ewa')
  await cancel(family)
  expect((await askBack(staff, site, family, { payment: null, amount: 1 })).status).toBe(409)
})

test('a refund above the account’s limit waits, and is not sent to the gateway', async () => {
  const params = { accountId: site.account }
  outputOf(
    updateRefundSettings,
    await staff.ask(updateRefundSettings, { params, body: { confirmAbove: 17_999 } }),
  )
  const [above, below] = [await paid('ewa', 'jan'), await paid('ala')]
  expect(await cancel(above)).toMatchObject({
    setAside: 18_000,
    refunds: [{ state: 'awaiting_confirmation', expectedBy: null }],
  })
  await cancel(below)
  await letBankDecide(site)
  expect(await refundEntries(above)).toEqual([])
  expect(await refundEntries(below)).toEqual([9_000])
})
