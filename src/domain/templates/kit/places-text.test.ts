import { expect, test } from 'vitest'
import { placesText } from './places-text.ts'

test.each([
  [1, '1\u00a0miejsce'],
  [3, '3\u00a0miejsca'],
  [5, '5\u00a0miejsc'],
  [13, '13\u00a0miejsc'],
  [22, '22\u00a0miejsca'],
  [30, '30\u00a0miejsc'],
])('%i', (count, text) => {
  expect(placesText(count)).toBe(text)
})
