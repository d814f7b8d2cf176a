import { expect, test } from 'vitest'
import { everything } from '../definition/everything.fixture.ts'
import { differenceWords } from './difference-words.ts'

const withHours = (places: number | null) => ({
  ...everything,
  slots: {
    list: [
      { at: '2026-07-05T10:00:00', places: 5 },
      { at: '2026-07-06T10:00:00', places },
    ],
  },
})
const sentences = (before: typeof everything, after: typeof everything) =>
  differenceWords(before, after).map((text) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', ''))

test('another number of places of one listed hour is described', () => {
  expect(sentences(withHours(5), withHours(null))).toEqual([
    '6 lipca 2026: było „10:00 (5 miejsc)”, jest „10:00 (bez limitu, tylko liczymy)”',
  ])
})

test('a list in place of a pattern is described by its days, and a pattern in place of a list by its rules', () => {
  const [forth, back] = [sentences(everything, withHours(5)), sentences(withHours(5), everything)]
  expect(forth).toContainEqual(expect.stringContaining('10:00 (5 miejsc)'))
  expect(back).toContainEqual(expect.stringContaining('co 30 minut'))
  expect([...forth, ...back].join(' ')).not.toMatch(/undefined|NaN/)
})
