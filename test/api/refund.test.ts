import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRefund } from '#contract/refunds.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pay, paymentsOf, tellRefunds } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import {
  askBack,
  giveBack,
  overpaid,
  PAID_TWICE,
  proposalFor,
  refundHistoryOf,
  refundsOf,
  staffOf,
} from '#test/support/refunds.ts'
import { ledgerOf, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('by hand', () => {
  test('is booked at once, and no longer counts as surplus', async () => {
    const { family } = await overpaid(site)
    const answer = await askBack(staff, site, family, {
      ...{ payment: null, amount: 84_000, reason: 'Oddane w biurze' },
    })
    expect(outputOf(requestRefund, answer)).toMatchObject({ state: 'succeeded', amount: 84_000 })
    expect(await ledgerOf(site, family)).toEqual([...PAID_TWICE, { kind: 'refund', amount: 84_000 }])
    expect(await proposalFor(staff, site, family)).toBeUndefined()
    expect(await refundHistoryOf(staff, site, family)).toMatchObject([
      {
        actor: 'Danuta Wrona',
        action: 'refund.by_hand',
        details: { amount: 84_000, reason: 'Oddane w biurze' },
      },
    ])
  })
})

describe('refused are', () => {
  test('more than the surplus, also when a part of it is under way; the refusal reports the surplus', async () => {
    const { family, first, second } = await overpaid(site)
    await tellRefunds(site, first, 'wait')
    const over = await askBack(staff, site, family, { payment: first, amount: 84_001 })
    expect(problemOf('refund_too_much', over).params).toEqual({ surplus: 84_000 })
    await giveBack(staff, site, family, { payment: first, amount: 80_000 })
    const again = await askBack(staff, site, family, { payment: second, amount: 4_001 })
    expect(problemOf('refund_too_much', again).params).toEqual({ surplus: 4_000 })
    await giveBack(staff, site, family, { payment: second, amount: 4_000 })
  })

  test('more by a payment than it brought', async () => {
    const { family, first } = await overpaid(site)
    await tellRefunds(site, first, 'wait')
    await giveBack(staff, site, family, { payment: first, amount: 50_000 })
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
       VALUES ($1, gen_random_uuid(), $2, 'correction', -50000, '{"code": "cancelled"}')`,
      [site.account, family.id],
    )
    problemOf('refund_too_much', await askBack(staff, site, family, { payment: first, amount: 34_001 }))
    await giveBack(staff, site, family, { payment: first, amount: 34_000 })
  })

  test('a refund without a surplus, by a payment of another registration, or without a reason', async () => {
    const sound = await register(site)
    await pay(site, sound)
    const [own] = await paymentsOf(site, sound)
    const { family, first } = await overpaid(site)
    problemOf('refund_too_much', await askBack(staff, site, sound, { payment: own ?? null, amount: 1 }))
    problemOf('not_found', await askBack(staff, site, sound, { payment: first, amount: 1 }))
    problemOf('not_found', await askBack(staff, site, family, { payment: own ?? null, amount: 1 }))
    problemOf('invalid_input', await askBack(staff, site, family, { payment: first, amount: 0 }))
    problemOf('invalid_input', await askBack(staff, site, family, { payment: first, amount: 1, reason: ' ' }))
    expect(await refundsOf(staff, site, family)).toEqual([])
  })

  test('the same key gives the same refund; with another request it is refused', async () => {
    const { family, first } = await overpaid(site)
    await tellRefunds(site, first, 'wait')
    const key = randomUUID()
    const one = await giveBack(staff, site, family, { payment: first, amount: 10_000, key })
    expect(await giveBack(staff, site, family, { payment: first, amount: 10_000, key })).toBe(one)
    problemOf('key_reused', await askBack(staff, site, family, { payment: first, amount: 10_001, key }))
    expect(await refundsOf(staff, site, family)).toHaveLength(1)
  })
})
