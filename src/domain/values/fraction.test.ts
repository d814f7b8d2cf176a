import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atMost,
  exactly,
  inProportion,
  less,
  notBelowZero,
  percentage,
  rounded,
  sumFractions,
} from './fraction.ts'
import { percentOf } from './money.ts'

const third = inProportion(exactly(100), exactly(1), exactly(3))

test('three thirds are the whole, and nothing is lost', () => {
  expect(rounded(third)).toBe(33)
  expect(sumFractions([third, third, third])).toEqual(exactly(100))
  expect(less(exactly(100), third)).toEqual(sumFractions([third, third]))
  expect(inProportion(exactly(5), exactly(0), exactly(0))).toEqual(exactly(0))
})

test('halves are rounded away from zero, slightly less is not', () => {
  const half = inProportion(exactly(1), exactly(1), exactly(2))
  expect([rounded(half), rounded(less(exactly(0), half)), rounded(sumFractions([half, exactly(2)]))]).toEqual(
    [1, -1, 3],
  )
  const hair = inProportion(exactly(1), exactly(1), exactly(1_000_000_000))
  expect([rounded(less(half, hair)), rounded(sumFractions([less(half, hair), hair]))]).toEqual([0, 1])
})

test('the smaller of two, and never below zero', () => {
  expect(atMost(third, exactly(33))).toEqual(exactly(33))
  expect(atMost(third, exactly(34))).toBe(third)
  expect(notBelowZero(less(exactly(1), third))).toEqual(exactly(0))
  expect(notBelowZero(third)).toBe(third)
})

test('a percentage of whole grosze is that of money, and parts of a whole add up', () => {
  const grosze = fc.integer({ min: 0, max: 10_000_000 })
  const percent = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 10_000)
  fc.assert(
    fc.property(grosze, percent, fc.array(grosze, { minLength: 1, maxLength: 5 }), (amount, of, weights) => {
      expect(rounded(percentage(exactly(amount), of))).toBe(percentOf(amount, of))
      const whole = sumFractions(weights.map(exactly))
      const parts = weights.map((weight) => inProportion(exactly(amount), exactly(weight), whole))
      expect(sumFractions(parts)).toEqual(exactly(whole.over === 0n ? 0 : amount))
    }),
  )
})
