import { expect, test } from 'vitest'
import { amountNow, changeToGive, nextOpenPart, owedOf } from './sums.ts'

const part = (left: number, until: string | null) => ({
  ...{ name: 'Część', amount: 5_000, paid: 5_000 - left, left, until, overdue: false },
})

test('the office takes the next part that is open; without parts what is left', () => {
  const due = [part(0, '2031-05-01T23:59:59'), part(3_000, '2031-06-01T23:59:59')]
  expect(amountNow({ due, balance: 3_000 })).toBe(3_000)
  expect(nextOpenPart({ due })?.until).toBe('2031-06-01T23:59:59')
  expect(amountNow({ due: [], balance: 700 })).toBe(700)
  expect(amountNow({ due: [], balance: -700 })).toBe(0)
  expect(nextOpenPart({ due: [part(10, null)] })).toBeUndefined()
})

test('what is owed are charges, corrections and fees, whatever was paid', () => {
  const entry = (kind: 'charge' | 'payment' | 'correction' | 'fee', amount: number) => ({
    ...{ id: kind, at: '2031-05-01T10:00:00Z', kind, amount },
    explanation: { code: 'cancelled' as const },
  })
  const ledger = [entry('charge', 100), entry('payment', -30), entry('correction', -20), entry('fee', 5)]
  expect(owedOf({ ledger })).toBe(85)
})

test('change is given of what is more than the sum', () => {
  expect(changeToGive(9_000, 8_500)).toBe(500)
  expect(changeToGive(8_500, 8_500)).toBe(0)
  expect(changeToGive(8_499, 8_500)).toBeNull()
})
