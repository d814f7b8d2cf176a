import { expect, test } from 'vitest'
import { dayByKey, isSameMonth, weeksOf } from './month-days.ts'

const day = (iso: string) => Temporal.PlainDate.from(iso)

test('weeks begin on Monday and extend into the adjacent months', () => {
  const weeks = weeksOf(day('2026-08-16'))
  expect(weeks).toHaveLength(6)
  expect(weeks[0]?.map(String)).toEqual([
    '2026-07-27',
    '2026-07-28',
    '2026-07-29',
    '2026-07-30',
    '2026-07-31',
    '2026-08-01',
    '2026-08-02',
  ])
  expect(weeks.at(-1)?.at(-1)?.toString()).toBe('2026-09-06')
  expect(weeksOf(day('2027-02-10'))).toHaveLength(4)
})

test('two days of one month', () => {
  expect(isSameMonth(day('2026-08-01'), day('2026-08-31'))).toBe(true)
  expect(isSameMonth(day('2026-08-01'), day('2027-08-01'))).toBe(false)
})

test.each([
  ['ArrowRight', '2026-08-13'],
  ['ArrowLeft', '2026-08-11'],
  ['ArrowDown', '2026-08-19'],
  ['ArrowUp', '2026-08-05'],
  ['Home', '2026-08-10'],
  ['End', '2026-08-16'],
  ['PageDown', '2026-09-12'],
  ['PageUp', '2026-07-12'],
  ['Enter', undefined],
])('%s leads from Wednesday, 12 August, to %s', (key, there) => {
  expect(dayByKey(key, day('2026-08-12'))?.toString()).toBe(there)
})
