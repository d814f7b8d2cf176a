import { expect, test } from 'vitest'
import { settleCancellation } from './cancellation.ts'

const settle = (paid: number, keep: number, owed = 100_000) => settleCancellation({ owed, paid }, keep)

test('nothing is kept: everything that came goes back, nothing is owed', () => {
  expect(settle(100_000, 0)).toEqual({ reversed: 100_000, kept: 0, toRefund: 100_000 })
  expect(settle(0, 0)).toEqual({ reversed: 100_000, kept: 0, toRefund: 0 })
})

test('a part is kept of what was paid, the rest goes back', () => {
  expect(settle(100_000, 30_000)).toEqual({ reversed: 100_000, kept: 30_000, toRefund: 70_000 })
})

test('no more is kept than was paid: nobody pays for calling off', () => {
  expect(settle(20_000, 30_000)).toEqual({ reversed: 100_000, kept: 20_000, toRefund: 0 })
  expect(settle(0, 30_000)).toEqual({ reversed: 100_000, kept: 0, toRefund: 0 })
})

test('no more is kept than was owed: what was too much goes back', () => {
  expect(settle(120_000, 110_000)).toEqual({ reversed: 100_000, kept: 100_000, toRefund: 20_000 })
})

test('a refund was greater than what came: nothing is kept of what is not there', () => {
  expect(settle(-500, 30_000)).toEqual({ reversed: 100_000, kept: 0, toRefund: 0 })
})
