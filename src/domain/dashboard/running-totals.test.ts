import { expect, test } from 'vitest'
import { alongside, runningTotals, totalOn, totalsByMonth } from './running-totals.ts'

const totals = runningTotals([
  { day: '2026-01-04', value: 5 },
  { day: '2026-02-28', value: -2 },
  { day: '2026-03-01', value: 7 },
])

test('totals run from day to day, also down', () => {
  expect(totals.map(({ total }) => total)).toEqual([5, 3, 10])
  expect(runningTotals([])).toEqual([])
})

test('between two days the earlier one counts, before the first nothing', () => {
  expect(totalOn(totals, '2026-01-03')).toBe(0)
  expect(totalOn(totals, '2026-01-04')).toBe(5)
  expect(totalOn(totals, '2026-02-27')).toBe(5)
  expect(totalOn(totals, '2027-01-01')).toBe(10)
})

test('an edition stands beside another by the days before its start, over a leap day too', () => {
  expect(alongside(totals, '2026-03-02', '2028-03-02').map(({ day }) => day)).toEqual([
    ...['2028-01-05', '2028-02-29', '2028-03-01'],
  ])
  expect(alongside(totals, '2026-03-02', '2026-03-01')[2]).toEqual({ day: '2026-02-28', total: 10 })
})

test('months are all those between, each as it ended', () => {
  expect(totalsByMonth(totals, '2025-12-31', '2026-03-01')).toEqual([
    { day: '2025-12', total: 0 },
    { day: '2026-01', total: 5 },
    { day: '2026-02', total: 3 },
    { day: '2026-03', total: 10 },
  ])
})
