import { expect, test } from 'vitest'
import { contrast, mixed } from './colour.ts'

test('the contrast is 21 between black and white, 1 between equals, whichever comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#23408e', '#23408e')).toBe(1)
})

test.each([
  // Published examples: the greys at both sides of the border for text of normal size.
  ['#767676', 4.54],
  ['#777777', 4.48],
])('the contrast of %s with white is %f', (grey, ratio) => {
  expect(contrast(grey, '#ffffff')).toBeCloseTo(ratio, 2)
})

test('a mixed colour lies between the two', () => {
  expect([mixed('#000000', '#ffffff', 0), mixed('#000000', '#ffffff', 1)]).toEqual(['#000000', '#ffffff'])
  expect(mixed('#102030', '#30200a', 0.5)).toBe('#20201d')
})
