import { expect, test } from 'vitest'
import { wordsOf } from './case-file.ts'
import { registrationSchema } from './sample.ts'

test('the error of an unreadable sample names the place', () => {
  const words = (part: Record<string, unknown>) => {
    const read = registrationSchema.safeParse({
      id: 'A',
      at: '2026-05-01T12:00',
      expect: { result: 'accepted' },
      ...part,
    })
    return read.success ? '' : wordsOf(read.error)
  }
  expect(words({ people: [{ ref: 'a' }] })).toBe('')
  expect(words({ at: 'tomorrow' })).toContain('at: ')
  expect(words({ people: [{ ref: 'a', sex: 'F' }] })).toBe('')
  expect(words({ people: [{ ref: 'a', sex: 'X' }] })).toContain('people.0.sex: ')
  expect(words({ expect: { result: 'accepted', claims: [{ pool: 'd1', seats: 1, beds: 1 }] } })).toBe(
    "expect.claims.0: 'd1' needs one number of places, besides left_after",
  )
  expect(words({ expect: { result: 'accepted', lines: [{ who: 'a' }] } })).toBe(
    'expect.lines.0: a line has an amount, or qty and unit_amount',
  )
  expect(words({ expect: { result: 'accepted', lines: [{ amount: 5, qty: 2, unit_amount: 3 }] } })).toBe(
    'expect.lines.0: qty × unit_amount is 6, not 5',
  )
})
