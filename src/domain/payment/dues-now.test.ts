import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sumMoney } from '../values/money.ts'
import { duesNow } from './dues-now.ts'

const deposit = { name: 'Zaliczka', amount: 30_000, until: '2026-06-10T23:59:59' }
const rest = { name: 'Reszta', amount: 70_000, until: '2026-07-15T23:59:59' }
const duesAfter = (paid: number, now = '2026-06-01T12:00:00', owed = 100_000) =>
  duesNow([deposit, rest], { owed, paid }, now).map(({ paid, left, overdue }) => [paid, left, overdue])

describe('money covers the parts in their order', () => {
  test('nothing has come', () => {
    expect(duesAfter(0)).toEqual([
      [0, 30_000, false],
      [0, 70_000, false],
    ])
  })

  test('a part of the deposit, then more than the deposit', () => {
    expect(duesAfter(12_000)).toEqual([
      [12_000, 18_000, false],
      [0, 70_000, false],
    ])
    expect(duesAfter(45_000)).toEqual([
      [30_000, 0, false],
      [15_000, 55_000, false],
    ])
  })

  test('an overpayment belongs to no part', () => {
    expect(duesAfter(130_000)).toEqual([
      [30_000, 0, false],
      [70_000, 0, false],
    ])
  })

  test('the part keeps its name, sum and day', () => {
    expect(duesNow([deposit], { owed: 30_000, paid: 0 }, '')).toEqual([
      { ...deposit, paid: 0, left: 30_000, overdue: false },
    ])
  })
})

describe('overdue', () => {
  test('begins after the last moment, and lasts while something is left', () => {
    expect(duesAfter(0, '2026-06-10T23:59:59').map(([, , overdue]) => overdue)).toEqual([false, false])
    expect(duesAfter(0, '2026-06-11T00:00:00').map(([, , overdue]) => overdue)).toEqual([true, false])
    expect(duesAfter(30_000, '2026-06-11T00:00:00').map(([, , overdue]) => overdue)).toEqual([false, false])
    expect(duesAfter(99_999, '2027-01-01T00:00:00').map(([, , overdue]) => overdue)).toEqual([false, true])
  })

  test('never begins where no day is known', () => {
    const parts = [{ amount: 100, until: null }]
    expect(duesNow(parts, { owed: 100, paid: 0 }, '2099-01-01T00:00:00')[0]?.overdue).toBe(false)
  })
})

describe('when a different price is owed than was agreed', () => {
  const shares = (owed: number) => duesAfter(0, '', owed).map(([, left]) => left)

  test('dearer: the last part grows', () => expect(shares(110_000)).toEqual([30_000, 80_000]))
  test('cheaper: the last part shrinks first', () => {
    expect(shares(80_000)).toEqual([30_000, 50_000])
    expect(shares(20_000)).toEqual([20_000, 0])
  })
  test('nothing is owed any more: nothing is left, whatever the day', () => {
    expect(duesAfter(5_000, '2099-01-01T00:00:00', 0)).toEqual([
      [0, 0, false],
      [0, 0, false],
    ])
  })
})

test('paid and open amounts add up to what is owed, and nothing is negative', () => {
  const sum = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(fc.array(sum, { minLength: 1, maxLength: 6 }), sum, sum, (amounts, owed, paid) => {
      const standing = duesNow(
        amounts.map((amount) => ({ amount, until: null })),
        { owed, paid },
        '',
      )
      expect(sumMoney(standing.map((part) => part.paid + part.left))).toBe(owed)
      expect(sumMoney(standing.map((part) => part.paid))).toBe(Math.min(owed, paid))
      expect(standing.every((part) => part.paid >= 0 && part.left >= 0)).toBe(true)
    }),
  )
})
