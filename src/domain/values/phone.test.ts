import { describe, expect, test } from 'vitest'
import { e164Of, phoneFault, plainSpaces } from './phone.ts'
import vectors from './phone.vectors.json' with { type: 'json' }

test.each(vectors.cases)('$in is dialled as $e164', ({ in: typed, e164 }) => {
  expect(e164Of(typed)).toBe(e164 ?? null)
})

test('a number of another country keeps its own length', () => {
  expect(e164Of('+1 212-555-0100')).toBe('+12125550100')
  expect(e164Of('+48 50 123 45 6')).toBeNull()
})

describe('input that the specification accepts and refuses', () => {
  /** Brackets are not among its characters, and ten digits are not too many. */
  const otherwise: Record<string, ReturnType<typeof phoneFault>> = {
    '(22) 123-45-67': 'invalid',
    '5012345678': null,
    '50123456': 'too_short',
    '112': 'too_short',
  }
  test.each(vectors.cases)('$in', ({ in: typed }) => {
    expect(phoneFault(typed)).toBe(otherwise[typed] ?? null)
  })

  test.each([
    ['', 'invalid'],
    ['+', 'invalid'],
    ['48+600000101', 'invalid'],
    ['600 000 101 w. 5', 'invalid'],
    ['６０００００１０１', 'invalid'],
    ['12 34-56 78', 'too_short'],
    ['123456789', null],
    ['+12-34 5678 9012 3456', null],
    ['+12345678901234567', 'too_long'],
    ['1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6', null],
    ['+1 - 2 - 3 - 4 - 5 - 6 - 7 - 8 - 9 - 0 - 1 - 2 - 3 - 4 - 5 - 6', null],
    [`600 000 101${'-'.repeat(90)}`, 'invalid'],
  ])('%s: %s', (typed, fault) => {
    expect(phoneFault(typed)).toBe(fault)
  })
})

test('a pasted no-break space is a space', () => {
  expect(plainSpaces('600\u00a0000\u202f101')).toBe('600 000 101')
})
