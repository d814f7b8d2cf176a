import { expect, test } from 'vitest'
import { HOLD_TIME, MORE_TIME, timesToProlong } from './prolonging.ts'

test('twenty minutes, ten more at a time', () => {
  expect(HOLD_TIME.total('minutes')).toBe(20)
  expect(MORE_TIME.total('minutes')).toBe(10)
})

test('ten times while the waiting list is empty, once when it is not, an offer never', () => {
  expect(timesToProlong({ isOffer: false, othersWait: false })).toBe(10)
  expect(timesToProlong({ isOffer: false, othersWait: true })).toBe(1)
  expect(timesToProlong({ isOffer: true, othersWait: false })).toBe(0)
})
