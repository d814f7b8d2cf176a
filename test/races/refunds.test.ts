import { afterEach, beforeEach, expect, test } from 'vitest'
import { problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import {
  bring,
  decideAtGateway,
  noticeOf,
  type PaymentRow,
  refundsAtGateway,
  tellRefunds,
} from '#test/support/gateway.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import {
  askBack,
  giveBack,
  letAMinutePass,
  letBankDecide,
  payTwice,
  refundsOf,
  staffOf,
} from '#test/support/refunds.ts'
import {
  ledgerOf,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { audit } from './audit.ts'
import { hold, holdRegistrations, standing } from './hold.ts'
import { allJobsDone, makeDue } from './jobs.ts'
import { late, PRICE, succeed } from './late.ts'
import { order, smallEvent } from './small-event.ts'
import { weaken } from './weaken.ts'

const PLACES = 4

let site: TestSite
let url: string
let staff: Client

beforeEach(async () => {
  site = await startTestSite({ definition: smallEvent({ pools: { event: PLACES }, price: PRICE }) })
  url = site.server.databaseUrl
  staff = await staffOf(site)
})
afterEach(() => site[Symbol.asyncDispose]())

interface Overpaid {
  readonly family: Registered
  readonly payments: readonly [PaymentRow, PaymentRow]
}

/** A family that has paid twice what it owed. */
async function overpaid(): Promise<Overpaid> {
  const family = await register(site, order(1, 1, PRICE))
  return { family, payments: await payTwice(site, family) }
}

const holdFamily = ({ id }: Registered) => holdRegistrations(url, id)

/**
 * The whole surplus is requested back by both payments, and by hand, at the same moment; then the bank decides.
 * Returns how many requests were accepted and what the audit finds.
 * @param ways payments by which it is requested; null: by hand, which is booked at once
 */
async function allAtOnce(
  { family, payments }: Overpaid,
  ways: readonly (PaymentRow | null)[] = [...payments, null],
) {
  await using row = await holdFamily(family)
  const asked = ways.map((payment) => askBack(staff, site, family, { payment, amount: PRICE }))
  await standing(url, asked.length)
  await row.letGo()
  const answers = await Promise.all(asked)
  await letBankDecide(site)
  await allJobsDone(url)
  return { answers, faults: await audit(url) }
}

test('of three requests for the surplus at once one is accepted', async () => {
  const paid = await overpaid()
  const { answers, faults } = await allAtOnce(paid)
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  for (const refused of answers.filter(({ status }) => status === 409)) {
    expect(problemOf('refund_too_much', refused).params).toEqual({ surplus: 0 })
  }
  expect(faults).toEqual([])
  expect(await look(site, paid.family)).toMatchObject({ state: 'confirmed', paidness: 'paid', balance: 0 })
})

test.each([
  { what: 'the lock before the look', guard: /FOR UPDATE/, instead: '' },
  { what: 'the look behind the lock', guard: /asked > surplus/, instead: 'false' },
])('a missing guard is detected: $what (claim_refund)', async ({ guard, instead }) => {
  const paid = await overpaid()
  await weaken(url, 'claim_refund', guard, instead)
  const { answers, faults } = await allAtOnce(paid)
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(faults).toContainEqual(
    expect.stringMatching(/^the state follows the money: .* state confirmed, -12000 paid,/),
  )
})

test('a missing guard is detected: that refunds under way count (surplus_of)', async () => {
  const paid = await overpaid()
  await weaken(url, 'surplus_of', /'requested'::text, 'sent'::text/, "'nothing'::text")
  const { answers, faults } = await allAtOnce(paid, paid.payments)
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(faults).not.toEqual([])
})

test('a missing guard is detected: the remaining sum of a payment (claim_refund)', async () => {
  const { family, payments } = await overpaid()
  // All of it is surplus, and the gateway would accept: only the payment limits the refund.
  await asOwner(
    url,
    `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
     SELECT account_id, gen_random_uuid(), registration_id, 'correction', -total, '{"code": "cancelled"}' FROM registration`,
  )
  await asOwner(url, 'UPDATE test_gateway.transaction SET paid_amount = 2 * amount')
  const ask = () => askBack(staff, site, family, { payment: payments[0], amount: PRICE })
  expect((await ask()).status).toBe(201)
  problemOf('refund_too_much', await ask())
  await weaken(url, 'claim_refund', /asked > unreturned_of\([^)]*\)/, 'false')
  expect((await ask()).status).toBe(201)
  expect(await audit(url)).toContainEqual(
    expect.stringMatching(/^a payment gives back no more than it brought: .* 12000 brought, 24000 back$/),
  )
})

test('a refund reported by an answer and by ten notices at the same instant is booked once', async () => {
  const { family, payments } = await overpaid()
  const [payment] = payments
  await tellRefunds(site, payment, 'wait')
  const refund = await giveBack(staff, site, family, { payment, amount: PRICE })
  await runJobs(url)
  await asOwner(url, "UPDATE test_gateway.refund SET status = 'succeeded'")
  await letAMinutePass(site)
  await using row = await holdFamily(family)
  await makeDue(url, 'send-refund')
  await Promise.all(
    Array.from({ length: 10 }, () => bring(site, { ...noticeOf(payment), merchantRefund: refund })),
  )
  // As many as the worker processes at once.
  await standing(url, 4)
  await row.letGo()
  await allJobsDone(url)

  expect(await audit(url)).toEqual([])
  expect((await ledgerOf(site, family)).filter(({ kind }) => kind === 'refund')).toEqual([
    { kind: 'refund', amount: PRICE },
  ])
  const entries = await asOwner(url, "SELECT FROM audit_entry WHERE action = 'refund.succeeded'")
  expect(entries).toHaveLength(1)
})

test('a refund in hand with three more jobs is sent to the gateway once', async () => {
  const { family, payments } = await overpaid()
  const [payment] = payments
  // A gateway without idempotency: after two requests it would pay back twice.
  await tellRefunds(site, payment, 'lose_answer')
  await using gateway = await hold(
    url,
    `SELECT FROM test_gateway.transaction WHERE transaction_id = '${payment.transaction_id}'`,
  )
  const refund = await giveBack(staff, site, family, { payment, amount: PRICE })
  await standing(url, 1)
  for (const key of ['one', 'two', 'three']) {
    await asOwner(
      url,
      `SELECT jobs.enqueue('send-refund', $1, jsonb_build_object('refund', $2::text), now(), $3)`,
      [site.account, refund, key],
    )
  }
  const due = () => asOwner(url, 'SELECT FROM graphile_worker.jobs WHERE run_at <= now()')
  await expect.poll(due, { timeout: 5_000 }).toHaveLength(1)
  await standing(url, 1)
  await gateway.letGo()
  const refunds = () => refundsAtGateway(site, payment)
  await expect.poll(refunds, { timeout: 10_000 }).toHaveLength(1)
  await asOwner(url, "UPDATE test_gateway.refund SET status = 'succeeded'")
  await letAMinutePass(site)
  await makeDue(url, 'send-refund')
  const state = async () => (await refundsOf(staff, site, family))[0]?.state
  await expect.poll(state, { timeout: 20_000 }).toBe('succeeded')
  expect(await refunds()).toHaveLength(1)
})

/** A family whose money came when its place was gone and is being paid back; the place is free again. */
async function paidForNothing() {
  const [each] = await late(site, 1)
  await makeDue(url, 'expire-registration')
  await allJobsDone(url)
  await tellRefunds(site, each.payment, 'wait')
  await asOwner(url, 'UPDATE capacity_pool SET capacity = 0')
  await succeed(site, each)
  await allJobsDone(url)
  await asOwner(url, 'UPDATE capacity_pool SET capacity = 1')
  expect(await look(site, each.family)).toMatchObject({ state: 'expired', setAside: PRICE })
  return each
}

/** A second payment of the same family, of one złoty, has been begun before the end; only now it comes. */
async function anotherZloty({ family, payment }: Awaited<ReturnType<typeof paidForNothing>>) {
  const [other] = await asOwner<PaymentRow>(
    url,
    `INSERT INTO payment (account_id, payment_id, registration_id, gateway, state, amount, transaction_id)
     SELECT account_id, gen_random_uuid(), registration_id, gateway, 'pending', 100, 't-' || gen_random_uuid()
       FROM payment WHERE payment_id = $1
     RETURNING payment_id, state, transaction_id, amount::integer`,
    [payment.payment_id],
  )
  if (!other) throw new Error(`${family.number} has no payment.`)
  await asOwner(
    url,
    `INSERT INTO test_gateway.transaction (transaction_id, reference, amount, description, payer_name, return_url, notify_url)
     SELECT $1, $2, 100, description, payer_name, return_url, notify_url FROM test_gateway.transaction LIMIT 1`,
    [other.transaction_id, other.payment_id],
  )
  return other
}

test('a payment that is being paid back keeps no place when more money comes', async () => {
  const each = await paidForNothing()
  const zloty = await anotherZloty(each)
  await decideAtGateway(site, zloty, 'succeeded')
  await bring(site, noticeOf(zloty))
  await allJobsDone(url)
  expect(await look(site, each.family)).toMatchObject({
    state: 'expired',
    setAside: PRICE,
    balance: -PRICE - 100,
  })
})
