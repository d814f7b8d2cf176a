import { expect, test } from 'vitest'
import { screenOf } from './screen-of.ts'

const now = Temporal.Instant.from('2026-06-12T12:00:00Z')
const paid = (startedAt: string) => ({
  payment: { id: '1', state: 'succeeded' as const, amount: 1, startedAt, askedAt: null, redirectUrl: null },
})

test.each(['checking', 'open'] as const)('a payment that is %s is shown whatever else is due', (status) => {
  expect(screenOf({ payment: null }, { status, isPayable: true, now })).toBe(status)
})

test('money that came within the hour is news, later the rest is to be paid', () => {
  const of = (startedAt: string, isPayable: boolean) =>
    screenOf(paid(startedAt), { status: 'none', isPayable, now })
  expect(of('2026-06-12T11:00:01Z', true)).toBe('arrived')
  expect(of('2026-06-12T11:00:00Z', true)).toBe('pay')
  expect(of('2026-06-12T11:00:00Z', false)).toBe('nothing')
})

test.each(['refused', 'abandoned', 'none'] as const)(
  'after a payment that is %s it can be paid',
  (status) => {
    expect(screenOf({ payment: null }, { status, isPayable: true, now })).toBe('pay')
  },
)
