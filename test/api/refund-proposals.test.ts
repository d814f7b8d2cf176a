import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRefundProposals } from '#contract/refunds.ts'
import { problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pay, paymentsOf } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { askBack, giveBack, letBankDecide, overpaid, proposalFor, staffOf } from '#test/support/refunds.ts'
import { look, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('what is proposed', () => {
  test('the surplus, by the newest payment; nothing for who has paid what is owed', async () => {
    const { family, second } = await overpaid(site)
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
    const { family, first } = await overpaid(site)
    await asOwner(
      site.server.databaseUrl,
      "UPDATE payment SET gateway = 'another' WHERE registration_id = $1",
      [family.id],
    )
    expect(await proposalFor(staff, site, family)).toMatchObject({ parts: [], byHand: 84_000 })
    problemOf('not_refundable', await askBack(staff, site, family, { payment: first, amount: 1 }))
  })

  test('all that is proposed is taken when it is asked for, and then nothing is left', async () => {
    const { family, first, second } = await overpaid(site)
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
