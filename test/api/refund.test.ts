import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { listRefundProposals, requestRefund } from '#contract/refunds.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { bring, noticeOf, pay, paymentsOf, refundsAtGateway, tellRefunds } from '#test/support/gateway.ts'
import { FAMILY_TOTAL } from '#test/support/kielce.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import {
  askBack,
  giveBack,
  letAMinutePass,
  letBankDecide,
  payTwice,
  proposalFor,
  refundsOf,
  staffOf,
  tryAgain,
} from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

/** A family that has paid twice what it owed. */
async function overpaid() {
  const family = await register(site)
  const [first, second] = await payTwice(site, family)
  return { family, first, second }
}

const historyOf = async (family: Registered) => {
  const params = { accountId: site.account, eventId: site.event, registrationId: family.id }
  const seen = outputOf(getPanelRegistration, await staff.ask(getPanelRegistration, { params }))
  return seen.history.filter(({ action }) => action.startsWith('refund.'))
}

const PAID_TWICE = [
  { kind: 'charge', amount: FAMILY_TOTAL },
  { kind: 'payment', amount: -FAMILY_TOTAL },
  { kind: 'payment', amount: -FAMILY_TOTAL },
]

describe('what is proposed', () => {
  test('the surplus, by the newest payment; nothing for who has paid what is owed', async () => {
    const { family, second } = await overpaid()
    const sound = await register(site)
    await pay(site, sound)
    expect(await proposalFor(staff, site, sound)).toBeUndefined()
    // Booked last, though begun first: what counts is when the money came.
    const [first] = await paymentsOf(site, family)
    expect(await proposalFor(staff, site, family)).toEqual({
      registration: family.id,
      number: family.number,
      state: 'confirmed',
      contactName: 'Anna Kopeć',
      contactEmail: 'anna.kopec@example.org',
      surplus: 84_000,
      parts: [{ payment: first?.payment_id, paidAt: expect.any(String), amount: 84_000 }],
      byHand: 0,
    })
    expect(second.payment_id).not.toBe(first?.payment_id)
  })

  test('a money that no connected gateway has taken goes back by hand', async () => {
    const { family, first } = await overpaid()
    await asOwner(
      site.server.databaseUrl,
      "UPDATE payment SET gateway = 'another' WHERE registration_id = $1",
      [family.id],
    )
    expect(await proposalFor(staff, site, family)).toMatchObject({ parts: [], byHand: 84_000 })
    problemOf('not_refundable', await askBack(staff, site, family, { payment: first, amount: 1 }))
  })

  test('all that is proposed is taken when it is asked for, and then nothing is left', async () => {
    const { family, first, second } = await overpaid()
    // Nothing is owed any more, and the gateway of one payment is no longer connected.
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount)
       VALUES ($1, gen_random_uuid(), $2, 'correction', -84000)`,
      [site.account, family.id],
    )
    await asOwner(site.server.databaseUrl, "UPDATE payment SET gateway = 'another' WHERE payment_id = $1", [
      first.payment_id,
    ])
    const parts = [{ payment: second.payment_id, paidAt: expect.any(String), amount: 84_000 }]
    expect(await proposalFor(staff, site, family)).toMatchObject({ surplus: 168_000, parts, byHand: 84_000 })
    await giveBack(staff, site, family, { payment: second, amount: 84_000 })
    expect(await proposalFor(staff, site, family)).toMatchObject({
      surplus: 84_000,
      parts: [],
      byHand: 84_000,
    })
    await giveBack(staff, site, family, { payment: null, amount: 84_000 })
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    await letBankDecide(site)
    expect(await look(site, family)).toMatchObject({ paid: 0, balance: 0 })
  })

  test('a page of proposals ends where the next begins', async () => {
    const params = { accountId: site.account, eventId: site.event }
    problemOf(
      'invalid_input',
      await staff.ask(listRefundProposals, { params, query: { after: 'yesterday' } }),
    )
  })
})

describe('by the gateway', () => {
  test('requested, sent, succeeded: booked once, and the history says who and how much', async () => {
    const { family, first } = await overpaid()
    await tellRefunds(site, first, 'wait')
    const id = await giveBack(staff, site, family, { payment: first, amount: 60_000 })
    await runJobs(site.server.databaseUrl)
    expect(await refundsOf(staff, site, family)).toMatchObject([
      {
        ...{ id, number: family.number, contactName: 'Anna Kopeć', payment: first.payment_id },
        ...{ amount: 60_000, state: 'sent', reason: 'Wpłata podwójna', requestedBy: 'Danuta Wrona' },
      },
    ])
    expect(await ledgerOf(site, family)).toEqual(PAID_TWICE)
    expect(await proposalFor(staff, site, family)).toMatchObject({ surplus: 24_000 })

    await decideRefunds('succeeded')
    await tryAgain(site)
    expect(await refundsOf(staff, site, family)).toMatchObject([{ id, state: 'succeeded' }])
    expect(await ledgerOf(site, family)).toEqual([...PAID_TWICE, { kind: 'refund', amount: 60_000 }])
    expect(await look(site, family)).toMatchObject({
      state: 'confirmed',
      paidness: 'overpaid',
      balance: -24_000,
    })
    expect(await proposalFor(staff, site, family)).toMatchObject({
      surplus: 24_000,
      parts: [{ payment: first.payment_id, amount: 24_000 }],
    })
    expect(await historyOf(family)).toMatchObject([
      {
        actor: 'Danuta Wrona',
        action: 'refund.requested',
        details: {
          ...{ refund: id, amount: 60_000, reason: 'Wpłata podwójna' },
          ...{ before: { surplus: 84_000 }, after: { surplus: 24_000 } },
        },
      },
      {
        action: 'refund.succeeded',
        details: { refund: id, amount: 60_000, before: { paid: 168_000 }, after: { paid: 108_000 } },
      },
    ])
  })

  test('a signed notice tells the end; it comes ten times and is one entry', async () => {
    const { family, first } = await overpaid()
    const id = await giveBack(staff, site, family, { payment: first, amount: 84_000 })
    await letBankDecide(site)
    const notice = () => ({ ...noticeOf(first), merchantRefund: id, amount: 84_000 })
    problemOf('signature_invalid', await bring(site, notice(), 'x'.repeat(43)))
    await Promise.all(Array.from({ length: 10 }, () => bring(site, notice())))
    await runJobs(site.server.databaseUrl)
    expect(await ledgerOf(site, family)).toEqual([...PAID_TWICE, { kind: 'refund', amount: 84_000 }])
    expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid', balance: 0 })
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    expect(await historyOf(family)).toMatchObject([
      { action: 'refund.requested' },
      { actor: 'gateway:test', action: 'refund.succeeded' },
    ])
  })

  test('what the bank does not take is surplus again, and may be asked for again', async () => {
    const { family, first, second } = await overpaid()
    await tellRefunds(site, first, 'fail')
    await giveBack(staff, site, family, { payment: first, amount: 84_000 })
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    await letBankDecide(site)
    expect(await refundsOf(staff, site, family)).toMatchObject([{ state: 'failed' }])
    expect(await ledgerOf(site, family)).toEqual(PAID_TWICE)
    expect(await proposalFor(staff, site, family)).toMatchObject({ surplus: 84_000 })
    await giveBack(staff, site, family, { payment: second, amount: 84_000 })
    await letBankDecide(site)
    expect((await refundsOf(staff, site, family)).map(({ state }) => state)).toEqual(['succeeded', 'failed'])
    expect(await look(site, family)).toMatchObject({ paidness: 'paid' })
  })

  test('the gateway has given back and its answer was lost: it is asked, not told again', async () => {
    const { family, first } = await overpaid()
    await tellRefunds(site, first, 'lose_answer')
    const id = await giveBack(staff, site, family, { payment: first, amount: 50_000 })
    await expect(runJobs(site.server.databaseUrl)).rejects.toThrow('The test gateway answered 503')
    await forgetNotices()
    await decideRefunds('succeeded')
    await letAMinutePass(site)
    const state = async () => (await refundsOf(staff, site, family))[0]?.state
    await expect.poll(state, { timeout: 20_000 }).toBe('succeeded')
    expect(await refundsAtGateway(site, first)).toEqual([
      { reference: id, amount: 50_000, status: 'succeeded' },
    ])
    expect(await refundsOf(staff, site, family)).toMatchObject([{ id, state: 'succeeded' }])
    expect(await ledgerOf(site, family)).toEqual([...PAID_TWICE, { kind: 'refund', amount: 50_000 }])
  })

  test('the server died before the gateway heard of it: it is told, once', async () => {
    const { first } = await overpaid()
    const id = randomUUID()
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO refund (account_id, refund_id, registration_id, payment_id, state, amount, reason, requested_by,
         idempotency_key, request_hash, tried_at)
       SELECT account_id, $1, registration_id, payment_id, 'sent', 50000, '', '', $1, '', now() - interval '1 hour'
         FROM payment WHERE payment_id = $2`,
      [id, first.payment_id],
    )
    await asOwner(
      site.server.databaseUrl,
      `SELECT jobs.enqueue('send-refund', $1, jsonb_build_object('refund', $2::text), now(), NULL)`,
      [site.account, id],
    )
    await letBankDecide(site)
    expect(await refundsAtGateway(site, first)).toEqual([
      { reference: id, amount: 50_000, status: 'succeeded' },
    ])
  })

  test('more than the gateway has left of a payment is refused there, and is surplus again here', async () => {
    const { family, first } = await overpaid()
    await asOwner(
      site.server.databaseUrl,
      'UPDATE test_gateway.transaction SET paid_amount = 1000 WHERE transaction_id = $1',
      [first.transaction_id],
    )
    await giveBack(staff, site, family, { payment: first, amount: 1_001 })
    await runJobs(site.server.databaseUrl)
    expect(await refundsOf(staff, site, family)).toMatchObject([{ state: 'failed' }])
    expect(await refundsAtGateway(site, first)).toEqual([])
  })

  test('a refund whose job was lost is found by the sweep', async () => {
    const { family, first } = await overpaid()
    await tellRefunds(site, first, 'wait')
    await giveBack(staff, site, family, { payment: first, amount: 10_000 })
    await runJobs(site.server.databaseUrl)
    await asOwner(
      site.server.databaseUrl,
      `DELETE FROM graphile_worker._private_jobs
        WHERE task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-refund')`,
    )
    await decideRefunds('succeeded')
    await asOwner(
      site.server.databaseUrl,
      "UPDATE refund SET updated_at = now() - interval '3 hours', tried_at = now() - interval '3 hours'",
    )
    await runSweep(site.server.databaseUrl)
    expect(await refundsOf(staff, site, family)).toMatchObject([{ state: 'succeeded' }])
  })
})

describe('by hand', () => {
  test('is booked at once, and is surplus no more', async () => {
    const { family } = await overpaid()
    const answer = await askBack(staff, site, family, {
      ...{ payment: null, amount: 84_000, reason: 'Oddane w biurze' },
    })
    expect(outputOf(requestRefund, answer)).toMatchObject({ state: 'succeeded', amount: 84_000 })
    expect(await ledgerOf(site, family)).toEqual([...PAID_TWICE, { kind: 'refund', amount: 84_000 }])
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    expect(await historyOf(family)).toMatchObject([
      {
        actor: 'Danuta Wrona',
        action: 'refund.by_hand',
        details: { amount: 84_000, reason: 'Oddane w biurze' },
      },
    ])
  })
})

describe('what is refused', () => {
  test('more than the surplus, also when a part of it is on its way; it says how much there is', async () => {
    const { family, first, second } = await overpaid()
    await tellRefunds(site, first, 'wait')
    const over = await askBack(staff, site, family, { payment: first, amount: 84_001 })
    expect(problemOf('refund_too_much', over).params).toEqual({ surplus: 84_000 })
    await giveBack(staff, site, family, { payment: first, amount: 80_000 })
    const again = await askBack(staff, site, family, { payment: second, amount: 4_001 })
    expect(problemOf('refund_too_much', again).params).toEqual({ surplus: 4_000 })
    await giveBack(staff, site, family, { payment: second, amount: 4_000 })
  })

  test('more by a payment than it brought', async () => {
    const { family, first } = await overpaid()
    await tellRefunds(site, first, 'wait')
    await giveBack(staff, site, family, { payment: first, amount: 50_000 })
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount)
       VALUES ($1, gen_random_uuid(), $2, 'correction', -50000)`,
      [site.account, family.id],
    )
    problemOf('refund_too_much', await askBack(staff, site, family, { payment: first, amount: 34_001 }))
    await giveBack(staff, site, family, { payment: first, amount: 34_000 })
  })

  test('anything where nothing is too much, by the payment of others, or without a reason', async () => {
    const sound = await register(site)
    await pay(site, sound)
    const [own] = await paymentsOf(site, sound)
    const { family, first } = await overpaid()
    problemOf('refund_too_much', await askBack(staff, site, sound, { payment: own ?? null, amount: 1 }))
    problemOf('not_found', await askBack(staff, site, sound, { payment: first, amount: 1 }))
    problemOf('not_found', await askBack(staff, site, family, { payment: own ?? null, amount: 1 }))
    problemOf('invalid_input', await askBack(staff, site, family, { payment: first, amount: 0 }))
    problemOf('invalid_input', await askBack(staff, site, family, { payment: first, amount: 1, reason: ' ' }))
    expect(await refundsOf(staff, site, family)).toEqual([])
  })

  test('the same key gives the same refund, with another request it is refused', async () => {
    const { family, first } = await overpaid()
    await tellRefunds(site, first, 'wait')
    const key = randomUUID()
    const one = await giveBack(staff, site, family, { payment: first, amount: 10_000, key })
    expect(await giveBack(staff, site, family, { payment: first, amount: 10_000, key })).toBe(one)
    problemOf('key_reused', await askBack(staff, site, family, { payment: first, amount: 10_001, key }))
    expect(await refundsOf(staff, site, family)).toHaveLength(1)
  })
})

/** What the bank decides about all refunds that wait. */
const decideRefunds = (status: string) =>
  asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = $1 WHERE status = 'pending'", [
    status,
  ])

/** No notice comes: we hear of it by asking or not at all. */
const forgetNotices = () =>
  asOwner(site.server.databaseUrl, 'UPDATE test_gateway.notice SET delivered_at = now()')
