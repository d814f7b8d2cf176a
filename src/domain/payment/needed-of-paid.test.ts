import { expect, test } from 'vitest'
import { neededOfPaid } from './needed-of-paid.ts'

const DUE = [
  { amount: 100, until: '2026-05-01T23:59:59' },
  { amount: 200, until: '2026-06-01T23:59:59' },
  { amount: 300, until: null },
]

test('the first part stays, and what was paid of parts whose day is over', () => {
  expect(neededOfPaid(DUE, 600, '2026-04-01T12:00:00')).toBe(100)
  expect(neededOfPaid(DUE, 600, '2026-06-01T23:59:59')).toBe(100)
  expect(neededOfPaid(DUE, 600, '2026-06-02T00:00:00')).toBe(300)
  expect(neededOfPaid([], 600, '2026-06-02T00:00:00')).toBe(0)
})

test('a payer who is already late is late with the needed amount too', () => {
  expect(neededOfPaid(DUE, 299, '2026-06-02T00:00:00')).toBe(100)
  expect(neededOfPaid(DUE, 300, '2026-06-02T00:00:00')).toBe(300)
})
