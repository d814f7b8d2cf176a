import { expect, test } from 'vitest'
import { settleCancellation } from './cancellation.ts'

const settle = (paid: number, keep: number, owed = 100_000) => settleCancellation({ owed, paid }, keep)

test('nothing is retained: everything paid is refunded, nothing is owed', () => {
  expect(settle(100_000, 0)).toEqual({ reversed: 100_000, kept: 0, toRefund: 100_000 })
  expect(settle(0, 0)).toEqual({ reversed: 100_000, kept: 0, toRefund: 0 })
})

test('a part of the paid amount is retained, the rest is refunded', () => {
  expect(settle(100_000, 30_000)).toEqual({ reversed: 100_000, kept: 30_000, toRefund: 70_000 })
})

test('no more is retained than was paid: cancelling costs nothing extra', () => {
  expect(settle(20_000, 30_000)).toEqual({ reversed: 100_000, kept: 20_000, toRefund: 0 })
  expect(settle(0, 30_000)).toEqual({ reversed: 100_000, kept: 0, toRefund: 0 })
})

test('no more is retained than was owed: an overpayment is refunded', () => {
  expect(settle(120_000, 110_000)).toEqual({ reversed: 100_000, kept: 100_000, toRefund: 20_000 })
})

test('a refund was greater than the payments: nothing is retained of missing money', () => {
  expect(settle(-500, 30_000)).toEqual({ reversed: 100_000, kept: 0, toRefund: 0 })
})
