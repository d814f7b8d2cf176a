import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://example.org/plan', 'https://example.org/plan'],
  ['www.example.org', 'https://www.example.org'],
  [' żaba.example.org/plan?a=1 ', 'https://żaba.example.org/plan?a=1'],
  ['example.org:8080', 'https://example.org:8080'],
  ['anna@example.org', 'mailto:anna@example.org'],
  ['mailto:anna@example.org', 'mailto:anna@example.org'],
  ['javascript:alert(1)', null],
  ['javascript.alert(1):x', null],
  ['regulamin', null],
  ['dwa słowa.pl', null],
  ['', null],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})
