import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  getMoney,
  listBalances,
  listMoneyDoubts,
  listSamePayer,
  moveSurplus,
  returnSurplus,
  settleMoneyDoubt,
} from '#contract/money.ts'
import { bookPayment } from '#contract/office-money.ts'
import { audit } from '#test/races/audit.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import type { Client } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner, runJobs } from '#test/support/owner.ts'
import { refundsOf, staffOf } from '#test/support/refunds.ts'
import {
  ledgerOf,
  letExpire,
  look,
  type Registered,
  register,
  startTestSite,
  type TestSite,
} from '#test/support/site.ts'
import { paidByTransfer, setSum } from '#test/support/transfers.ts'

/** What somebody has to decide about, and the decisions. */

let site: TestSite
let staff: Client
beforeEach(async () => {
  site = await startTestSite({ definition: outing({ event: 30 }) })
  staff = await staffOf(site)
})
afterEach(() => site[Symbol.asyncDispose]())

const event = () => ({ accountId: site.account, eventId: site.event })
const of = ({ id }: Registered) => ({ ...event(), registrationId: id })
const doubts = async () =>
  outputOf(listMoneyDoubts, await staff.ask(listMoneyDoubts, { params: event() })).doubts
const kinds = async () => (await doubts()).map(({ kind, amount }) => [kind, amount])
const give = (made: Registered, amount: number) =>
  staff.ask(returnSurplus, { params: of(made), body: { amount, reason: 'Nadpłata' } })
const pay = async (made: Registered, amount: number) => {
  const body = { way: 'cash' as const, amount, day: Temporal.Now.plainDateISO('Europe/Warsaw').toString() }
  outputOf(bookPayment, await staff.ask(bookPayment, { params: of(made), body, key: randomUUID() }))
}

test('a surplus waits for a decision until it is given back, which is possible once', async () => {
  const made = await paidByTransfer(site, staff, 'ewa', 12_000)
  expect(await kinds()).toEqual([['over', 2_000]])
  const { rows } = outputOf(
    listBalances,
    await staff.ask(listBalances, { params: { ...event(), which: 'surplus' } }),
  )
  expect(rows).toMatchObject([{ number: made.number, amount: 2_000, owed: 10_000, received: 12_000 }])
  problemOf('changed_meanwhile', await give(made, 1_999))
  expect((await give(made, 2_000)).status).toBe(204)
  problemOf('changed_meanwhile', await give(made, 2_000))
  expect(await kinds()).toEqual([])
  expect(await refundsOf(staff, site, made)).toMatchObject([{ state: 'needs_account', amount: 2_000 }])
  expect(outputOf(getMoney, await staff.ask(getMoney, { params: event() }))).toMatchObject({
    received: 12_000,
    expected: 10_000,
    setAside: 2_000,
    surplus: { registrations: 0, amount: 0 },
    needAccount: { payments: 1, amount: 2_000 },
  })
})

test('a refund of a surplus above the limit waits for confirmation, with the name of who prepared it', async () => {
  await setSum(site, 1_999)
  const made = await paidByTransfer(site, staff, 'ewa', 12_000)
  expect((await give(made, 2_000)).status).toBe(204)
  expect(await refundsOf(staff, site, made)).toMatchObject([
    { state: 'awaiting_confirmation', requestedBy: 'Danuta Wrona', reason: 'Nadpłata' },
  ])
})

test('a second payment and a payment after the end of a registration are reported as different doubts', async () => {
  const twice = await register(site, orderOf('ewa'))
  await pay(twice, 10_000)
  await pay(twice, 10_000)
  expect(await kinds()).toEqual([['double', 10_000]])
  const late = await register(site, orderOf('jan'))
  await letExpire(site, late)
  // Its refund was not asked for by itself.
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO ledger_entry (account_id, ledger_entry_id, registration_id, kind, amount, explanation)
     VALUES ($1, gen_random_uuid(), $2, 'payment', -3000,
       '{"code": "paid_by_hand", "way": "cash", "day": "2026-01-02", "note": null}')`,
    [site.account, late.id],
  )
  expect(await kinds()).toEqual([
    ['double', 10_000],
    ['late', 3_000],
  ])
})

test('a doubt that is found to be right is settled with a reason, and comes back with another sum', async () => {
  const made = await paidByTransfer(site, staff, 'ewa', 12_000)
  const settle = (amount: number) =>
    staff.ask(settleMoneyDoubt, {
      params: of(made),
      body: { kind: 'over' as const, amount, reason: 'Zaliczy w biurze' },
    })
  problemOf('changed_meanwhile', await settle(1_000))
  expect((await settle(2_000)).status).toBe(204)
  expect(await kinds()).toEqual([])
  await pay(made, 500)
  expect(await kinds()).toEqual([['over', 2_500]])
})

test('a surplus pays for another registration of the same payer, once, and for nobody else', async () => {
  const from = await paidByTransfer(site, staff, 'ewa', 17_000)
  const to = await register(site, orderOf('jan'))
  const stranger = await register(site, orderOf('ola'))
  await asOwner(
    site.server.databaseUrl,
    "UPDATE registration SET contact_email = 'inna@example.org' WHERE registration_id = $1",
    [stranger.id],
  )
  const list = outputOf(listSamePayer, await staff.ask(listSamePayer, { params: of(from) }))
  expect(list.registrations).toMatchObject([{ id: to.id, toPay: 10_000 }])
  const key = randomUUID()
  const move = (target: Registered, amount: number, as = key) =>
    staff.ask(moveSurplus, {
      params: of(from),
      body: { to: target.id, amount, reason: 'Ta sama rodzina' },
      key: as,
    })
  problemOf('not_found', await move(stranger, 7_000, randomUUID()))
  problemOf('changed_meanwhile', await move(to, 7_001, randomUUID()))
  for (const _ of [1, 2]) expect((await move(to, 7_000)).status).toBe(204)
  problemOf('key_reused', await move(to, 6_999))
  expect(await look(site, from)).toMatchObject({ balance: 0, paid: 10_000 })
  expect(await look(site, to)).toMatchObject({ balance: 3_000, state: 'confirmed' })
  expect(await ledgerOf(site, to)).toMatchObject([{ kind: 'charge' }, { kind: 'payment', amount: -7_000 }])
  expect(await kinds()).toEqual([])
  await runJobs(site.server.databaseUrl)
  expect(await audit(site.server.databaseUrl)).toEqual([])
})
