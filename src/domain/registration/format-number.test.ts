import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

const parts = { n: 7, group: 'zlota', type: 'adult' }

test.each([
  ['{n}', '7'],
  ['{n:3}', '007'],
  ['{n:1}', '7'],
  ['{group}-{n:4}', 'zlota-0007'],
  ['{type}/{n}/{n:2}', 'adult/7/07'],
  ['Nr {n} ({kind})', 'Nr 7 ({kind})'],
  ['{n:7}', '{n:7}'],
])('%s is %s', (pattern, number) => expect(formatNumber(pattern, parts)).toBe(number))

test('a number that is longer than its zeros is not cut', () =>
  expect(formatNumber('{n:3}', { ...parts, n: 12_345 })).toBe('12345'))

test('a person without a group leaves its place empty', () =>
  expect(formatNumber('{group}{n}', { ...parts, group: null })).toBe('7'))
