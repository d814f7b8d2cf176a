import { expect, test } from 'vitest'
import { agesOf } from './ages.ts'

test.each([
  ['7–14', 7, 14],
  ['od 8 do 12 lat', 8, 12],
  ['od 10', 10, 14],
  ['od 15', 15, 15],
  ['do 12 lat', 7, 12],
  ['do 5', 5, 5],
  ['10–25', 10, 18],
  ['14–7', 7, 14],
  ['18–18', 7, 14],
  ['dzieci', 7, 14],
  ['', 7, 14],
])('%s', (typed, from, to) => {
  expect(agesOf(typed)).toEqual({ from, to })
})
