import { expect, test } from 'vitest'
import { agreedDue } from './agreed-due.ts'

const deposit = { name: 'Zaliczka', amount: 40_000, until: '2026-06-01T23:59:59' }
const rest = { name: 'Reszta', amount: 60_000, until: '2026-07-01T23:59:59' }
const now = Temporal.PlainDateTime.from('2026-06-10T12:00:00')

test('the days that were agreed stay, also when they have passed', () => {
  const later = [
    { ...deposit, until: '2026-06-11T12:00:00' },
    { ...rest, until: '2026-08-01T23:59:59' },
  ]
  expect(agreedDue(later, 100_000, [deposit, rest], now)).toEqual([deposit, rest])
})

test('what is not owed is taken off the last part, and a part of nothing is left out', () => {
  expect(agreedDue([deposit, rest], 70_000, [deposit, rest], now)).toEqual([
    deposit,
    { ...rest, amount: 30_000 },
  ])
  expect(agreedDue([deposit, rest], 30_000, [deposit, rest], now)).toEqual([{ ...deposit, amount: 30_000 }])
  expect(agreedDue([deposit, rest], 0, [deposit, rest], now)).toEqual([])
})

test('a part that grows after its day is due within a day, one that grows before keeps it', () => {
  const dearer = [
    { ...deposit, amount: 50_000 },
    { ...rest, amount: 70_000 },
  ]
  expect(agreedDue(dearer, 120_000, [deposit, rest], now)).toEqual([
    { ...deposit, amount: 50_000, until: '2026-06-11T12:00:00' },
    { ...rest, amount: 70_000 },
  ])
})

test('a part that was not agreed has its own day, or a day from now', () => {
  expect(agreedDue([deposit, rest], 100_000, [], now)).toEqual([
    { ...deposit, until: '2026-06-11T12:00:00' },
    rest,
  ])
})

test('a day that nobody has set yet stays open', () => {
  const open = { ...rest, until: null }
  expect(agreedDue([{ ...open, amount: 90_000 }], 90_000, [open], now)).toEqual([{ ...open, amount: 90_000 }])
})
