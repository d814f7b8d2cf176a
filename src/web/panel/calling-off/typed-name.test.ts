import { expect, test } from 'vitest'
import { isTyped } from './typed-name.ts'

test.each([
  ['Rajd na Łysicę', true],
  [' rajd  na łysicę ', true],
  ['Rajd\u00a0na Łysicę', true],
  ['Rajd na Lysice', false],
  ['Rajd', false],
  ['', false],
])('%j', (typed, expected) => {
  expect(isTyped(typed, 'Rajd na Łysicę')).toBe(expected)
})
