import { expect, test } from 'vitest'
import { endOfNextPart } from './end-of-next-part.ts'

const DUE = [
  { amount: 5000, until: '2026-05-05T23:59:59' },
  { amount: 10000, until: '2026-06-10T23:59:59' },
  { amount: 5000, until: null },
]
const end = (paid: number, rules = {}) =>
  endOfNextPart(
    DUE,
    { owed: 20000, paid },
    { outcome: 'cancel', later: 'cancel', graceHours: 0, ...rules },
  )?.toString() ?? null

test('the first part that is not covered, to its last second in Polish time, and the grace', () => {
  expect(end(5000)).toBe('2026-06-10T21:59:59Z')
  expect(end(14999, { graceHours: 24 })).toBe('2026-06-11T21:59:59Z')
  expect(end(0)).toBe('2026-05-05T21:59:59Z')
})

test('no end without a day, when all is paid, and where the staff decide', () => {
  expect(end(15000)).toBe(null)
  expect(end(20000)).toBe(null)
  expect(end(5000, { later: 'staff' })).toBe(null)
})
