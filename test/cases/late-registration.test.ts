import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'
import { clock, definition, onRealDatabase, pay, sample } from './canoe-trip.ts'
import { orderOne } from './one-order.ts'

/** A late registration is not cancelled for a part that would be due before an earlier part. */
const differencesOf = onRealDatabase()
const parts = [
  { name: 'Zaliczka', amount: { perPerson: 5000 }, due: { days: 10, after: 'registration' }, deposit: true },
  { name: 'Rata', amount: { perPerson: 5000 }, due: { on: '2024-05-15' } },
  { name: 'Reszta', amount: 'rest', due: { on: '2024-06-15' } },
]
const event = {
  ...definition,
  dates: { start: '2024-07-01', end: '2024-07-03' },
  plans: [{ id: 'parts', name: 'Raty', parts }],
  refunds: [{ kept: { deposit: true } }],
  unpaid: { later: 'cancel' },
}
const on20May = (then: readonly object[], due?: readonly object[]) => {
  const { expect: expected, ...registration } = sample(['ola'], then)
  return { ...registration, at: '2024-05-20T10:00:00', expect: { ...expected, ...(due && { due }) } }
}
const [deposit, instalment, rest] = [
  { amount: 5000, until: '2024-05-30' },
  { amount: 5000, until: '2024-05-30' },
  { amount: 10000, until: '2024-06-15' },
]

describe('registered on 20 May, when the instalment was due on 15 May', () => {
  test('the instalment is due with the deposit, and paying the deposit at once keeps the place', async () => {
    const then = [
      pay('2024-05-20T11:00:00', 5000, { state: 'rest to pay', due: [instalment, rest] }),
      clock('2024-05-22T12:00:00', { state: 'rest to pay', kept: 0 }),
      pay('2024-05-30T20:00:00', 5000, { state: 'rest to pay', due: [rest] }),
      clock('2024-06-15T23:59:59', { state: 'rest to pay' }),
      clock('2024-06-16T00:00:00', { state: 'cancelled_unpaid', kept: 5000 }),
    ]
    const file = { definition: event }
    expect(await differencesOf(on20May(then, [deposit, instalment, rest]), file)).toEqual([])
  })

  test('without a payment it waits to the day of the deposit, and no longer', async () => {
    const then = [
      clock('2024-05-30T23:59:59', { state: 'awaiting_payment' }),
      clock('2024-05-31T00:00:00', { state: 'cancelled_unpaid' }),
    ]
    expect(await differencesOf(on20May(then), { definition: event })).toEqual([])
  })
})

describe('with an approval pending', () => {
  const approvals = [{ id: 'all', name: 'Kadra', when: { fact: 'isRegistrant', is: true } }]
  const approve = { at: '2024-05-22T10:00:00', do: 'approve', expect: { state: 'awaiting_payment' } }

  test('the instalment is due with the deposit, whose days run from the approval', async () => {
    const due = [
      { amount: 5000, until: '2024-06-01' },
      { amount: 10000, until: '2024-06-15' },
    ]
    const then = [approve, pay('2024-05-23T10:00:00', 5000, { due }), clock('2024-05-26T10:00:00', { due })]
    expect(await differencesOf(on20May(then), { definition: { ...event, approvals } })).toEqual([])
  })

  test('the grace after the first part is the same as without one', async () => {
    const then = [
      approve,
      clock('2024-06-02T23:59:59', { state: 'awaiting_payment' }),
      clock('2024-06-03T00:00:00', { state: 'cancelled_unpaid' }),
    ]
    const unpaid = { later: 'cancel', graceHours: 24 }
    expect(await differencesOf(on20May(then), { definition: { ...event, approvals, unpaid } })).toEqual([])
  })

  test('the staff decide if the rules leave it to them', async () => {
    const then = [approve, clock('2024-06-20T10:00:00', { state: 'awaiting_payment' })]
    const unpaid = { outcome: 'staff' }
    expect(await differencesOf(on20May(then), { definition: { ...event, approvals, unpaid } })).toEqual([])
  })
})

test('a deposit increased by a change in the days of grace may be paid until its new day', async () => {
  const unpaid = { later: 'cancel', graceHours: 48 }
  const joins = { people: [{ ref: 'ela', first_name: 'Ela', last_name: 'Nowak' }] }
  const due = [
    { amount: 10000, until: '2024-06-10' },
    { amount: 10000, until: '2024-06-10' },
    { amount: 20000, until: '2024-06-15' },
  ]
  const then = [
    { at: '2024-05-31T10:00:00', do: 'change', ...joins, expect: { total: 40000, due } },
    clock('2024-06-12T23:59:59', { state: 'awaiting_payment' }),
    clock('2024-06-13T00:00:00', { state: 'cancelled_unpaid' }),
  ]
  expect(await differencesOf(on20May(then), { definition: { ...event, unpaid } })).toEqual([])
})

describe('the deposit at the last moment', () => {
  let testDatabase: TestDatabase
  beforeAll(async () => {
    testDatabase = await createTestDatabase(inject('cluster').url)
  })
  afterAll(() => testDatabase[Symbol.asyncDispose]())

  test('leaves a day for the instalment that was due with it', async () => {
    const order = await orderOne(testDatabase, event, { at: '2024-05-20T10:00:00', total: 20000 })
    await order.succeed('2024-05-31T00:10:00', await order.begin('2024-05-30T23:50:00'))
    expect(await order.look('2024-05-31T23:49:59')).toMatchObject({ state: 'confirmed', paid: 5000 })
    expect(await order.look('2024-05-31T23:50:05')).toMatchObject({ state: 'cancelled', kept: 5000 })
  })
})
