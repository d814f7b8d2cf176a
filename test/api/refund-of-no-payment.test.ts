import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleRefund } from '#server/features/payments/refunds/settle-refund.ts'
import { PAID, pay } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { ledgerOf, register, startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

/** A refund by hand that has failed: the only state without a payment that a gateway's word could move. */
async function failedByHand(registration: string): Promise<string> {
  const id = randomUUID()
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO refund (account_id, refund_id, registration_id, event_id, payment_id, state, amount, reason, requested_by,
       idempotency_key, request_hash)
     VALUES ($1, $2, $3, $4, NULL, 'failed', 5000, '', '', $2, '')`,
    [site.account, id, registration, site.event],
  )
  return id
}

test('a gateway that reports a refund of no payment as made is not believed: nothing is booked', async () => {
  const family = await register(site)
  await pay(site, family)
  const reference = await failedByHand(family.id)
  const truth = { reference, refundId: 'g-1', status: 'succeeded', amount: 5000 } as const
  await expect(asTenant(site, (ctx) => settleRefund(ctx, truth))).rejects.toThrow(
    `Refund ${reference} is of no payment`,
  )
  expect(await ledgerOf(site, family)).toEqual(PAID)
  const rows = await asOwner(
    site.server.databaseUrl,
    'SELECT state, gateway_refund_id AS gateway FROM refund WHERE refund_id = $1',
    [reference],
  )
  expect(rows).toEqual([{ state: 'failed', gateway: null }])
})
