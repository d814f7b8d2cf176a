import { expect, test } from 'vitest'
import { payableOf, sumWithin } from './amounts.ts'

const today = Temporal.PlainDate.from('2026-06-12')
const part = (name: string, until: string, amount: number, left: number) => ({
  ...{ name, until, amount, paid: amount - left, left, overdue: false },
})

test('the deposit is the least, everything that is left the most', () => {
  const due = [
    part('Zaliczka', '2026-06-19T23:59', 30_000, 30_000),
    part('Reszta', '2026-07-15T23:59', 79_000, 79_000),
  ]
  expect(payableOf({ balance: 109_000, setAside: 0, due }, today)).toEqual({
    least: 30_000,
    part: 'Zaliczka',
    restUntil: '15\u00a0lipca, środa',
    most: 109_000,
  })
})

test('once the deposit is paid, the rest is one sum', () => {
  const due = [
    part('Zaliczka', '2026-06-19T23:59', 30_000, 0),
    part('Reszta', '2026-07-15T23:59', 79_000, 79_000),
  ]
  expect(payableOf({ balance: 79_000, setAside: 0, due }, today)).toMatchObject({
    least: 79_000,
    most: 79_000,
  })
})

test.each([
  ['300', 30_000],
  ['500,50', 50_050],
  [' 500 ', 50_000],
  ['1 090', 109_000],
  ['299,99', null],
  ['1090,01', null],
  ['', null],
  ['pięćset', null],
])('%j is read as a sum within its bounds', (typed, expected) => {
  expect(sumWithin(typed, { least: 30_000, most: 109_000 })).toBe(expected)
})
