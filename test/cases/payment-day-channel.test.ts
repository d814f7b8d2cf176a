import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tools/cases/scenario.ts'
import { orderOne } from './one-order.ts'

/** 80 zł by the end of February, then 90 zł at the office and 100 zł online. */
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
      price: [
        { when: { fact: 'paymentDay', atMost: '2024-02-28' }, amount: 8000 },
        { when: { fact: 'channel', is: 'office' }, amount: 9000 },
        { amount: 10000 },
      ],
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
beforeAll(async () => {
  testDatabase = await createTestDatabase(inject('cluster').url)
})
afterAll(() => testDatabase[Symbol.asyncDispose]())

test('who has registered online pays the online price of the day of payment', async () => {
  const order = await orderOne(testDatabase, DEFINITION, { at: '2024-02-10T12:00:00', total: 8000 })
  const payment = await order.begin('2024-02-29T00:00:00')
  expect(payment.amount).toBe(10000)
})
