import { describe, expect, test } from 'vitest'
import { dueNow, mayPay } from './due-now.ts'

const depositAndRest = [
  { amount: 40_000, until: null },
  { amount: 60_000, until: null },
]
const standing = (paid: number, owed = 100_000) => ({ owed, paid })

describe('the amount to ask for', () => {
  test('nothing paid: the deposit', () => {
    expect(dueNow(depositAndRest, standing(0))).toBe(40_000)
  })

  test('half of the deposit is paid: the other half', () => {
    expect(dueNow(depositAndRest, standing(20_000))).toBe(20_000)
  })

  test('the deposit is paid: the rest', () => {
    expect(dueNow(depositAndRest, standing(40_000))).toBe(60_000)
  })

  test('paid to the grosz or more: nothing', () => {
    expect(dueNow(depositAndRest, standing(100_000))).toBe(0)
    expect(dueNow(depositAndRest, standing(100_001))).toBe(0)
  })

  test('of a dearer registration: the deposit stays, the rest grows', () => {
    expect(dueNow(depositAndRest, standing(0, 110_000))).toBe(40_000)
    expect(dueNow(depositAndRest, standing(40_000, 110_000))).toBe(70_000)
    expect(dueNow(depositAndRest, standing(100_000, 110_000))).toBe(10_000)
  })

  test('of a registration cheaper than the deposit: no more than is owed', () => {
    expect(dueNow(depositAndRest, standing(0, 30_000))).toBe(30_000)
  })

  test('nothing was agreed upon and something is owed: all of it', () => {
    expect(dueNow([], standing(0, 3_000))).toBe(3_000)
    expect(dueNow([], standing(0, 0))).toBe(0)
  })
})

describe('the amount that may be paid at once', () => {
  const may = (amount: number, paid = 0) => mayPay(amount, depositAndRest, standing(paid))

  test('the deposit, everything, or any sum between', () => {
    expect([may(40_000), may(55_555), may(100_000)]).toEqual([true, true, true])
  })

  test('neither less than the deposit nor more than everything', () => {
    expect([may(39_999), may(100_001), may(0)]).toEqual([false, false, false])
  })

  test('only the remaining amount counts', () => {
    expect([may(60_000, 40_000), may(59_999, 40_000), may(60_001, 40_000)]).toEqual([true, false, false])
    expect(may(0, 100_000)).toBe(false)
  })
})
