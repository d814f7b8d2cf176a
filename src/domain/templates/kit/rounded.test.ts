import { expect, test } from 'vitest'
import { part5, r5, r10, raised5 } from './rounded.ts'

test.each([
  ['85% of 260 zł, 221 zł', r5(26000, 85), 22000],
  ['13.5% of 260 zł, 35.10 zł', r5(26000, 13.5), 3500],
  ['a half, 2.50 zł', r5(500, 50), 500],
  ['less than a half, 2.49 zł', r5(498, 50), 0],
  ['nothing', r5(0, 85), 0],
])('to the nearest 5 zł: %s', (_, rounded, expected) => {
  expect(rounded).toBe(expected)
})

test.each([
  ['38% of 780 zł, 296.40 zł', r10(78000, 38), 30000],
  ['more than the whole, 127% of 780 zł, 990.60 zł', r10(78000, 127), 99000],
])('to the nearest 10 zł: %s', (_, rounded, expected) => {
  expect(rounded).toBe(expected)
})

test.each([
  ['6% of 100 zł, 6 zł', part5(10000, 6), 500],
  ['6% of 20 zł, 1.20 zł, but not nothing', part5(2000, 6), 500],
  ['6% of 3 zł, but no more than that', part5(300, 6), 300],
  ['nothing', part5(0, 6), 0],
])('a part of a price: %s', (_, rounded, expected) => {
  expect(rounded).toBe(expected)
})

test('a raised price is never less than the price, nor more than the largest there is', () => {
  expect([raised5(10000, 125), raised5(200, 110), raised5(100_000_000, 150)]).toEqual([
    12500, 200, 100_000_000,
  ])
})
