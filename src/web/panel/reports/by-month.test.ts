import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byMonth, monthWords } from './by-month.ts'

const rows = fc.array(
  fc.record({
    day: fc
      .integer({ min: 0, max: 900 })
      .map((days) => Temporal.PlainDate.from('2025-12-01').add({ days }).toString()),
    count: fc.nat(1_000),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  }),
)

test('every row is in the month of its day, and the sums of months are those of their rows', () => {
  fc.assert(
    fc.property(rows, (all) => {
      const sorted = all.toSorted((one, other) => (one.day < other.day ? -1 : 1))
      const months = byMonth(sorted)
      expect(months.flatMap((month) => month.rows)).toEqual(sorted)
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length)
      for (const { month, rows: some, count, amount } of months) {
        let [counted, summed] = [0, 0]
        for (const each of some) {
          expect(each.day.startsWith(`${month}-`)).toBe(true)
          counted += each.count
          summed += each.amount
        }
        expect({ count, amount }).toEqual({ count: counted, amount: summed })
      }
    }),
  )
})

test('a month is named in the nominative, with its year', () => {
  expect(monthWords('2026-08')).toBe('sierpień 2026')
  expect(monthWords('2027-01')).toBe('styczeń 2027')
})
