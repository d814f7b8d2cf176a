import { expect, test } from 'vitest'
import { isSubdomain } from './subdomain.ts'

test.each(['abc', 'dom-pielgrzyma-2026', '2026', 'a--b', 'x'.repeat(20)])('%s can be one', (text) => {
  expect(isSubdomain(text)).toBe(true)
})

test.each(['', 'ab', 'x'.repeat(21), '-abc', 'abc-', 'Abc', 'żaba', 'a b', 'a.b', 'abc\n'])(
  '%j cannot',
  (text) => {
    expect(isSubdomain(text)).toBe(false)
  },
)
