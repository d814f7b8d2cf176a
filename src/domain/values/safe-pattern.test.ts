import { expect, test } from 'vitest'
import { isSafePattern } from './safe-pattern.ts'

test.each([
  '[A-Z]{2,3} ?[0-9A-Z]{4,5}',
  '\\d{2}-\\d{3}',
  '[A-ZŻ]+',
  'tak|nie',
  '[^0-9]{1,40}-[0-9]{1,40}',
  'a.b\\.c',
])('%s is quick to try', (expression) => {
  expect(isSafePattern(expression, 100)).toBe(true)
})

test.each([
  ['a repeated repetition', '(a+)+'],
  ['a group', '(ab)'],
  ['repetitions that share a text', '[a-z]*[a-z]*[a-z]*x'],
  ['a reference', '(a)\\1'],
  ['a look ahead', 'a(?=b)'],
  ['an unfinished class', '[a-'],
  ['reversed bounds', 'a{3,2}'],
  ['a class of two ends in the wrong order', '[z-a]'],
])('%s is refused', (_, expression) => {
  expect(isSafePattern(expression, 100)).toBe(false)
})
