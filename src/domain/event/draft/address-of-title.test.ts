import { expect, test } from 'vitest'
import { addressOfTitle, numberedAddress } from './address-of-title.ts'

test.each([
  ['Zażółć gęślą jaźń!', 'zazolc-gesla-jazn'],
  [
    '42. Piesza Pielgrzymka Ziemi Borowskiej na Jasną Górę',
    '42-piesza-pielgrzymka-ziemi-borowskiej-na-jasna',
  ],
  ['ŁÓDŹ', 'lodz'],
  ['  — ', 'wydarzenie'],
  ['Прощa', 'a'],
  ['x'.repeat(140), 'x'.repeat(50)],
])('%s becomes %s', (title, address) => {
  expect(addressOfTitle(title)).toBe(address)
  expect(address).toMatch(/^[a-z0-9][a-z0-9-]{0,50}$/)
})

test('a title that was used gets a number', () => {
  expect([1, 2, 11].map((n) => numberedAddress('rajd', n))).toEqual(['rajd', 'rajd-2', 'rajd-11'])
})
