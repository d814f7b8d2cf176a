import { expect, test } from 'vitest'
import { surnameFor } from './surname.ts'

test.each([
  ['Jan', 'Kowalska', 'Kowalski'],
  ['Zosia', 'Kowalski', 'Kowalska'],
  ['Zosia', 'Kowalska', 'Kowalska'],
  ['Kuba', 'Nowicka', 'Nowicki'],
  ['Miriam ', 'Zawadzki', 'Zawadzka'],
  ['Jan', 'Nowak', 'Nowak'],
  ['', 'Kowalska', 'Kowalska'],
])('for %s of the family %s: %s', (firstName, surname, own) => {
  expect(surnameFor(firstName, surname)).toBe(own)
})
