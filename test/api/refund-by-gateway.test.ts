import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { bring, noticeOf, refundsAtGateway, tellRefunds } from '#test/support/gateway.ts'
import { asOwner, runJobs, runSweep } from '#test/support/owner.ts'
import {
  giveBack,
  letAMinutePass,
  letBankDecide,
  overpaid,
  PAID_TWICE,
  proposalFor,
  refundHistoryOf,
  refundsOf,
  staffOf,
  tryAgain,
} from '#test/support/refunds.ts'
import { ledgerOf, look, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('by the gateway', () => {
  test('requested, sent, succeeded: booked once, and the history records by whom and how much', async () => {
    const { family, first } = await overpaid(site)
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
    expect(await refundHistoryOf(staff, site, family)).toMatchObject([
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

  test('a signed notice reports the end; ten of them are one entry', async () => {
    const { family, first } = await overpaid(site)
    const id = await giveBack(staff, site, family, { payment: first, amount: 84_000 })
    await letBankDecide(site)
    const notice = () => ({ ...noticeOf(first), merchantRefund: id, amount: 84_000 })
    problemOf('signature_invalid', await bring(site, notice(), 'x'.repeat(43)))
    await Promise.all(Array.from({ length: 10 }, () => bring(site, notice())))
    await runJobs(site.server.databaseUrl)
    expect(await ledgerOf(site, family)).toEqual([...PAID_TWICE, { kind: 'refund', amount: 84_000 }])
    expect(await look(site, family)).toMatchObject({ state: 'confirmed', paidness: 'paid', balance: 0 })
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    expect(await refundHistoryOf(staff, site, family)).toMatchObject([
      { action: 'refund.requested' },
      { actor: 'gateway:test', action: 'refund.succeeded' },
    ])
  })

  test('a refund that the bank rejects is surplus again, and may be requested again', async () => {
    const { family, first, second } = await overpaid(site)
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

  test('after a refund whose answer was lost the gateway is asked, not ordered again', async () => {
    const { family, first } = await overpaid(site)
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

  test('a refund that the server had not sent before it died is sent once', async () => {
    const { first } = await overpaid(site)
    const id = randomUUID()
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO refund (account_id, refund_id, registration_id, event_id, payment_id, state, amount, reason, requested_by,
         idempotency_key, request_hash, tried_at)
       SELECT account_id, $1, registration_id, $3, payment_id, 'sent', 50000, '', '', $1, '', now() - interval '1 hour'
         FROM payment WHERE payment_id = $2`,
      [id, first.payment_id, site.event],
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
    const { family, first } = await overpaid(site)
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
    const { family, first } = await overpaid(site)
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

/** Sets the bank's decision about all waiting refunds. */
const decideRefunds = (status: string) =>
  asOwner(site.server.databaseUrl, "UPDATE test_gateway.refund SET status = $1 WHERE status = 'pending'", [
    status,
  ])

/** No notice comes: only asking the gateway reveals the result. */
const forgetNotices = () =>
  asOwner(site.server.databaseUrl, 'UPDATE test_gateway.notice SET delivered_at = now()')
