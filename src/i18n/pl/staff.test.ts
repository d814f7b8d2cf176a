import { expect, test } from 'vitest'
import { lackWords, standingWords } from './staff.ts'

const today = Temporal.PlainDate.from('2026-06-10')
const validUntil = Temporal.PlainDate.from('2026-08-31')

test('a check stands in words, with the year only when it is another one', () => {
  const valid = { standing: 'valid' as const, daysLeft: 82 }
  expect(standingWords({ ...valid, validUntil }, today)).toBe('ważne do 31\u00a0sierpnia')
  expect(standingWords({ ...valid, validUntil: validUntil.add({ years: 1 }) }, today)).toBe(
    'ważne do 31\u00a0sierpnia 2027',
  )
  expect(standingWords({ ...valid, validUntil: null, daysLeft: null }, today)).toBe('ważne bezterminowo')
  expect(standingWords({ standing: 'expired', validUntil, daysLeft: -1 }, today)).toBe('po terminie')
  expect(standingWords({ standing: 'missing', validUntil: null, daysLeft: null }, today)).toBe('brak')
})

test.each([
  [0, 'wygasa dzisiaj'],
  [1, 'wygasa za 1\u00a0dzień'],
  [12, 'wygasa za 12\u00a0dni'],
])('a check that has %i days left', (daysLeft, words) => {
  expect(standingWords({ standing: 'expiring', validUntil, daysLeft }, today)).toBe(words)
})

test('a lack names the check, and until when it is valid', () => {
  expect(lackWords({ kind: 'criminal_record', until: null }, today)).toBe(
    'Niekaralność (KRK): brakuje sprawdzenia.',
  )
  expect(lackWords({ kind: 'sexual_offences', until: validUntil }, today)).toBe(
    'Rejestr sprawców: ważne tylko do 31\u00a0sierpnia.',
  )
})
