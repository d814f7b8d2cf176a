import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRefundProposals } from '#contract/refunds.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { pay, paymentsOf } from '#test/support/gateway.ts'
import { asOwner } from '#test/support/owner.ts'
import { askBack, giveBack, letBankDecide, overpaid, proposalFor, staffOf } from '#test/support/refunds.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

let site: TestSite
let staff: Client

beforeAll(async () => {
  site = await startTestSite()
  staff = await staffOf(site)
})
afterAll(() => site[Symbol.asyncDispose]())

describe('a proposal', () => {
  test('is the surplus, by the newest payment; there is none when the payments match the debt', async () => {
    const { family, second } = await overpaid(site)
    const sound = await register(site)
    await pay(site, sound)
    expect(await proposalFor(staff, site, sound)).toBeUndefined()
    // Booked last, though started first: the time of the payment counts.
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

  test('is refunded by hand for money from no connected gateway', async () => {
    const { family, first } = await overpaid(site)
    await asOwner(
      site.server.databaseUrl,
      "UPDATE payment SET gateway = 'another' WHERE registration_id = $1",
      [family.id],
    )
    expect(await proposalFor(staff, site, family)).toMatchObject({ parts: [], byHand: 84_000 })
    problemOf('not_refundable', await askBack(staff, site, family, { payment: first, amount: 1 }))
  })

  test('is accepted in full when it is requested, and then nothing is left', async () => {
    const { family, first, second } = await overpaid(site)
    // Nothing is owed any more, and the gateway of one payment is no longer connected.
    await asOwner(
      site.server.databaseUrl,
      `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
       VALUES ($1, gen_random_uuid(), $2, 'correction', -84000, '{"code": "cancelled"}')`,
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

  test('beyond fifty are on the next page', async () => {
    const { family } = await overpaid(site)
    await copyWithMoney(family, 55)
    const pageFrom = async (after?: string) =>
      outputOf(
        listRefundProposals,
        await staff.ask(listRefundProposals, {
          params: { accountId: site.account, eventId: site.event },
          query: after === undefined ? {} : { after },
        }),
      )
    const first = await pageFrom()
    const rest = await pageFrom(first.next ?? '')
    expect(first.proposals).toHaveLength(50)
    expect(rest.next).toBeNull()
    const shown = [...first.proposals, ...rest.proposals].map(({ registration }) => registration)
    expect(shown).toHaveLength(new Set(shown).size)
    expect(rest.proposals.length).toBeGreaterThanOrEqual(6)
  })
})

/** Registrations like one, each with 1 zł that nobody owes. */
async function copyWithMoney({ id }: Registered, copies: number): Promise<void> {
  await asOwner(
    site.server.databaseUrl,
    `WITH copy AS (
       INSERT INTO registration
       SELECT (jsonb_populate_record(r, jsonb_build_object('registration_id', gen_random_uuid(),
                'number', 'COPY-' || n, 'idempotency_key', gen_random_uuid(),
                'token_hash', sha256(n::text::bytea)))).*
         FROM registration r, generate_series(1, $2::integer) n WHERE r.registration_id = $1
       RETURNING account_id, registration_id)
     INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
     SELECT account_id, gen_random_uuid(), registration_id, 'correction', -100, '{"code": "cancelled"}' FROM copy`,
    [id, copies],
  )
}
