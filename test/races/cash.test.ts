import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { closeCashShift, listCashShifts } from '#contract/cash.ts'
import { bookPayment } from '#contract/office-money.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'
import { hold, standing } from './hold.ts'
import { weaken } from './weaken.ts'

/** As many people pay in cash at the same moment. */
const AT_ONCE = 5
const TODAY = Temporal.Now.plainDateISO('Europe/Warsaw').toString()

async function desk(site: TestSite) {
  const staff = await signIn(site.server.port, 'danuta-wrona')
  const event = { accountId: site.account, eventId: site.event }
  return {
    staff,
    event,
    pay: async () => {
      const { id: registrationId } = await register(site, orderOf('ewa'))
      const body = { way: 'cash' as const, amount: 5_000, day: TODAY }
      return () => staff.ask(bookPayment, { params: { ...event, registrationId }, body, key: randomUUID() })
    },
  }
}

/** Books cash of several registrations at the same moment; returns the answers and the numbers, in order. */
async function paidAtOnce(weakened?: (url: string) => Promise<void>) {
  await using site = await startTestSite({ definition: outing({ event: 50 }) })
  const { databaseUrl: url } = site.server
  const { pay } = await desk(site)
  await (await pay())()
  await weakened?.(url)
  const payments = await Promise.all(Array.from({ length: AT_ONCE }, pay))
  await using counter = await hold(url, 'SELECT FROM cash_counter')
  const answers = payments.map((each) => each())
  await standing(url, AT_ONCE, '%take_cash_number%')
  await counter.letGo()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  const rows = await asOwner<{ number: number }>(url, 'SELECT number FROM cash_document ORDER BY number')
  return { statuses, numbers: rows.map(({ number }) => number) }
}

test('cash that is booked at once has documents whose numbers leave no gap', async () => {
  const { statuses, numbers } = await paidAtOnce()
  expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 201))
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6])
})

test('a missing guard is detected: the lock of the counter (take_cash_number)', async () => {
  // The same number twice is refused by the table, so that a payment is lost.
  const { statuses } = await paidAtOnce((url) => weaken(url, 'take_cash_number', /FOR UPDATE/))
  expect(statuses.filter((status) => status !== 201)).not.toEqual([])
})

test('the first cash of several people at once opens one shift', async () => {
  await using site = await startTestSite({ definition: outing({ event: 50 }) })
  const { pay, staff, event } = await desk(site)
  const payments = await Promise.all(Array.from({ length: AT_ONCE }, pay))
  const answers = await Promise.all(payments.map((each) => each()))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 201))
  const { shifts } = outputOf(listCashShifts, await staff.ask(listCashShifts, { params: event }))
  expect(shifts).toMatchObject([{ received: AT_ONCE * 5_000 }])
})

test('cash that is booked while its shift is being closed belongs to the next one', async () => {
  await using site = await startTestSite({ definition: outing({ event: 50 }) })
  const { pay, staff, event } = await desk(site)
  const { databaseUrl: url } = site.server
  await (await pay())()
  const { shifts } = outputOf(listCashShifts, await staff.ask(listCashShifts, { params: event }))
  const params = { ...event, shiftId: shifts[0]?.id ?? '' }
  const late = await pay()
  await using shift = await hold(url, 'SELECT FROM cash_shift')
  const closed = staff.ask(closeCashShift, { params, body: { counted: 5_000, expected: 5_000 } })
  await standing(url, 1)
  const paid = late()
  await standing(url, 2)
  await shift.letGo()
  expect((await closed).status).toBe(201)
  expect((await paid).status).toBe(201)
  const rows = await asOwner<{ received: number; isClosed: boolean }>(
    url,
    `SELECT sum(d.amount)::integer AS received, s.closed_at IS NOT NULL AS "isClosed" FROM cash_shift s
       JOIN cash_document d USING (account_id, cash_shift_id) GROUP BY s.cash_shift_id, s.closed_at ORDER BY s.closed_at`,
  )
  expect(rows).toEqual([
    { received: 5_000, isClosed: true },
    { received: 5_000, isClosed: false },
  ])
})
