import { expect, test } from 'vitest'
import { endOfFirstPart, endOfNextPart } from './end-of-next-part.ts'

const DUE = [
  { amount: 5000, until: '2026-05-05T23:59:59' },
  { amount: 10000, until: '2026-06-10T23:59:59' },
  { amount: 5000, until: null },
]
const UNPAID = { outcome: 'cancel', later: 'cancel', graceHours: 0 } as const
const end = (paid: number, rules = {}, firstPaidAt?: string) =>
  endOfNextPart(
    { unpaid: { ...UNPAID, ...rules }, alreadyDue: { hours: 24 } },
    { due: DUE, ...(firstPaidAt && { firstPaidAt: Temporal.PlainDateTime.from(firstPaidAt) }) },
    { owed: 20000, paid },
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

test('a payer who has paid the first part has the shortest term for the next one', () => {
  expect(end(5000, {}, '2026-06-10T23:50:00')).toBe('2026-06-11T21:50:00Z')
  expect(end(5000, {}, '2026-06-09T23:50:00')).toBe('2026-06-10T21:59:59Z')
  expect(end(5000, { graceHours: 48 }, '2026-06-10T23:50:00')).toBe('2026-06-12T21:59:59Z')
})

test('an unconfirmed registration ends with the first part and grace, unless the staff decide or it has no day', () => {
  const endOf = (due: typeof DUE, rules = {}) =>
    endOfFirstPart(due, { ...UNPAID, ...rules })?.toString() ?? null
  expect(endOf(DUE)).toBe('2026-05-05T21:59:59Z')
  expect(endOf(DUE, { graceHours: 24 })).toBe('2026-05-06T21:59:59Z')
  expect(endOf(DUE, { outcome: 'staff' })).toBe(null)
  expect(endOf(DUE.slice(2))).toBe(null)
  expect(endOf([])).toBe(null)
})
