import { expect, test } from 'vitest'
import { cashDocumentName, expectedCash, reversing } from './cash.ts'

test('documents of the first desk have a plain number, those of others name their desk', () => {
  expect(cashDocumentName({ kind: 'KP', desk: 1, number: 12, year: 2026 })).toBe('KP 12/2026')
  expect(cashDocumentName({ kind: 'KW', desk: 2, number: 1, year: 2027 })).toBe('KW 2-1/2027')
})

test('in the drawer is what was there, with what came and without what went', () => {
  expect(expectedCash(20_000, [])).toBe(20_000)
  const moved = [
    { kind: 'KP', amount: 148_000 },
    { kind: 'KW', amount: 4_501 },
  ] as const
  expect(expectedCash(20_000, moved)).toBe(163_499)
  expect(expectedCash(0, [{ kind: 'KW', amount: 1 }])).toBe(-1)
})

test('what was received by mistake is paid out, and the other way round', () => {
  expect([reversing('KP'), reversing('KW')]).toEqual(['KW', 'KP'])
})
