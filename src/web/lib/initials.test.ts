import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test('first letters of the first and the last word', () => {
  expect(initials('Danuta Wrona')).toBe('DW')
  expect(initials('ks. Michał Lipka')).toBe('KL')
  expect(initials('  łucja ')).toBe('Ł')
  expect(initials('')).toBe('')
})
