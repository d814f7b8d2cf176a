import { expect, test } from 'vitest'
import { blikDecision } from './blik.ts'

test.each([
  ['777123', 'succeeded'],
  ['777 123', 'succeeded'],
  [' 777\u00a0123 ', 'succeeded'],
  ['123456', 'succeeded'],
  ['000000', 'failed'],
  ['000 000', 'failed'],
  ['111111', 'cancelled'],
  ['', null],
  ['77712', null],
  ['7771234', null],
  ['77712a', null],
  ['٧٧٧١٢٣', null],
])('%j: %s', (typed, decision) => {
  expect(blikDecision(typed)).toBe(decision)
})
