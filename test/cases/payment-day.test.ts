import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deadlineOf } from '#domain/values/polish-time.ts'
import { insertPayment } from '#server/features/payments/records/payments.queries.ts'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'
import { type Begun, type OneOrder, orderOne } from './one-order.ts'

/** 80 zł when the payment starts by 28 February, then 100 zł (flow C10), on the real database at its boundary. */
const DEFINITION = {
  schemaVersion: 3,
  title: 'Zlot',
  kind: 'other',
  dates: { start: '2024-06-01', end: '2024-06-03' },
  ask: { birthDate: 'no', sex: 'no' },
  items: [
    {
      ...{ id: 'fee', name: 'Udział', category: 'participation', legalKind: 'participation' },
      ...{ per: 'person', choose: 'always' },
      price: [{ when: { fact: 'paymentDay', atMost: '2024-02-28' }, amount: 8000 }, { amount: 10000 }],
    },
  ],
  plans: [
    {
      ...{ id: 'whole', name: 'Całość' },
      parts: [{ name: 'Całość', amount: 'rest', due: { days: 60, after: 'registration' } }],
    },
  ],
}

let testDatabase: TestDatabase
let order: OneOrder
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())

const register = async () => {
  order = await orderOne(testDatabase, DEFINITION, { at: '2024-02-10T12:00:00', total: 8000 })
}
const begin = (at: string) => order.begin(at)
const succeed = (at: string, payment: Begun) => order.succeed(at, payment)
/** A payment that no page has requested. */
const transfer = async (at: string, amount: number) => {
  const { scenario, registrationId } = order
  await scenario.passTo(deadlineOf(at))
  const { account, db } = scenario.ctx()
  const reference = randomUUIDv7()
  const payment = { accountId: account, paymentId: reference, registrationId, amount, pushed: false }
  await db.tenant(account, (tx) => insertPayment(tx, { ...payment, gateway: scenario.bank.name }))
  await succeed(at, { reference, amount })
}
/** The price that its page shows. */
const shownPrice = async () => {
  const { total, balance, lines, due, nextPrice } = await order.look()
  return { total, balance, lines: lines.map(({ amount }) => amount), left: due[0]?.left, nextPrice }
}
const look = async () => {
  const { state, total, paid, balance } = await order.look()
  return { state, total, paid, balance }
}

test('a payment started in the last second of the day that succeeds later pays the price of that day', async () => {
  await register()
  const payment = await begin('2024-02-28T23:59:59')
  expect(payment.amount).toBe(8000)
  await succeed('2024-02-29T00:07:00', payment)
  expect(await look()).toEqual({ state: 'confirmed', total: 8000, paid: 8000, balance: 0 })
})

test('until it is paid, its page shows the price that suffices today, and the next one', async () => {
  await register()
  await order.scenario.passTo(deadlineOf('2024-02-28T23:59:59'))
  const early = { total: 8000, balance: 8000, lines: [8000], left: 8000 }
  expect(await shownPrice()).toEqual({ ...early, nextPrice: { until: '2024-02-28', total: 10_000 } })
  await order.scenario.passTo(deadlineOf('2024-02-29T00:00:00'))
  const late = { total: 10_000, balance: 10_000, lines: [10_000], left: 10_000 }
  expect(await shownPrice()).toEqual({ ...late, nextPrice: null })
  await succeed('2024-02-29T00:07:00', await begin('2024-02-29T00:05:00'))
  expect(await shownPrice()).toEqual({ ...late, balance: 0, left: 0, nextPrice: null })
})

test('while a payment started in time is under way, the price of its day stays', async () => {
  await register()
  const payment = await begin('2024-02-28T23:59:59')
  await order.scenario.passTo(deadlineOf('2024-02-29T00:05:00'))
  expect(await shownPrice()).toMatchObject({ total: 8000, balance: 8000, nextPrice: null })
  await succeed('2024-02-29T00:07:00', payment)
  expect(await shownPrice()).toMatchObject({ total: 8000, balance: 0, nextPrice: null })
})

test('a second later the next price is requested', async () => {
  await register()
  const payment = await begin('2024-02-29T00:00:00')
  expect(payment.amount).toBe(10000)
  await succeed('2024-02-29T00:07:00', payment)
  expect(await look()).toEqual({ state: 'confirmed', total: 10000, paid: 10000, balance: 0 })
})

test('a payment started in time counts, though another was started after it', async () => {
  await register()
  const first = await begin('2024-02-28T23:59:59')
  const second = await begin('2024-02-29T00:00:05')
  expect(second.amount).toBe(10000)
  expect(await look()).toMatchObject({ total: 10000, balance: 10000 })
  await succeed('2024-02-29T00:03:00', first)
  expect(await look()).toEqual({ state: 'confirmed', total: 8000, paid: 8000, balance: 0 })
  await succeed('2024-02-29T00:04:00', second)
  expect(await look()).toEqual({ state: 'confirmed', total: 8000, paid: 18000, balance: -10000 })
})

test('too little is a part payment, and the rest stays due', async () => {
  await register()
  await transfer('2024-03-05T12:00:00', 8000)
  expect(await look()).toEqual({ state: 'awaiting_payment', total: 10000, paid: 8000, balance: 2000 })
  const rest = await begin('2024-03-06T12:00:00')
  expect(rest.amount).toBe(2000)
  await succeed('2024-03-06T12:05:00', rest)
  expect(await look()).toEqual({ state: 'confirmed', total: 10000, paid: 10000, balance: 0 })
})
