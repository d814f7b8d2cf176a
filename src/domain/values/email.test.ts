import { expect, test } from 'vitest'
import { isEmailAddress, normaliseEmail } from './email.ts'

test.each([
  'anna@example.org',
  'a@b-c.d--e.pl',
  'a.b+zapisy@poczta.example.org',
  'anna@żaba.pl',
  "o'neill@example.org",
])('%s is an address', (address) => {
  expect(isEmailAddress(address)).toBe(true)
})

test.each([
  '',
  'anna',
  'żaba@example.org',
  'anna@example',
  'a b@example.org',
  'anna@example..org',
  'a@b@c.pl',
  'a@-b.pl',
  'a@b-.pl',
  'a@b.-pl',
  'a@b.pl-',
  'a@-.pl',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each([
  [' Anna@Example.ORG ', 'Anna@example.org'],
  ['anna@ŻABA.pl', 'anna@żaba.pl'],
  ['Anna', 'Anna'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(normaliseEmail(typed)).toBe(stored)
})
