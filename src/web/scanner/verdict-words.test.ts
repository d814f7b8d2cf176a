import { expect, test } from 'vitest'
import { announcement, verdictWords } from './verdict-words.ts'

const now = Temporal.Instant.from('2026-08-05T05:19:00Z')
const holder = {
  name: 'Halina Sikora',
  group: 'Złota',
  type: null,
  registration: 'ZG-4F7K',
  others: 0,
  headcount: null,
  slot: null,
  handOut: [],
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('the admitted person is named, with the group and the recorded hour', () => {
  const words = verdictWords({ verdict: 'enter', holder, at: '2026-08-05T05:19:00Z' }, 'K', now)
  expect(words).toMatchObject({ word: 'Wpuść', main: 'Halina Sikora', sub: 'Złota' })
  expect(words.advice).toBe('Wejście zapisane, 7:19')
})

test('one ticket for many states how many it admits, and at which hour', () => {
  const many = { ...holder, group: null, headcount: 5, slot: '2026-08-05T10:30:00' }
  const words = verdictWords({ verdict: 'enter', holder: many, at: '2026-08-05T05:19:00Z' }, 'K', now)
  expect([words.main, plain(words.sub)]).toEqual(['Halina Sikora', '5 osób, 10:30'])
  const refused = verdictWords({ verdict: 'refused', reason: 'cancelled', holder: many }, 'K', now)
  expect(refused.facts.map(({ name, value }) => [name, plain(value)])).toContainEqual([
    'Wejście',
    '5 osób, 10:30',
  ])
})

test('a used ticket states when, where, by whom and how long ago', () => {
  const words = verdictWords(
    { verdict: 'used', holder, usedAt: '2026-08-05T04:41:00Z', usedBy: 'Ewa Sowa', gate: 'Brama B' },
    'K',
    now,
  )
  expect(words.word).toBe('Już użyty')
  expect(plain(words.main)).toBe('5 sie, 6:41, Brama B')
  expect(plain(words.sub)).toBe('38 minut temu')
  expect(words.facts).toContainEqual({ name: 'Skanowanie', value: 'Ewa Sowa' })
})

test.each([
  ['cancelled', 'Zgłoszenie anulowane'],
  ['left', 'Ta osoba nie bierze już udziału'],
  ['other_event', 'Bilet na inne wydarzenie'],
  ['not_confirmed', 'Zgłoszenie nie jest potwierdzone'],
] as const)('refused because of %s', (reason, main) => {
  const words = verdictWords({ verdict: 'refused', reason, holder: null }, 'K', now)
  expect(words).toMatchObject({ word: 'Nie wpuszczaj', main, sub: '' })
})

test('an unknown code is shown, a very long one shortened', () => {
  expect(verdictWords({ verdict: 'unknown' }, 'ABC', now)).toMatchObject({
    word: 'Nieznany kod',
    main: 'ABC',
  })
  expect(verdictWords({ verdict: 'unknown' }, 'A'.repeat(200), now).main).toHaveLength(41)
  const ofTicket = verdictWords({ verdict: 'unknown' }, 'ABCDE23456ABCDE23456', now)
  expect(ofTicket.main).toBe('ABCDE 23456 ABCDE 23456')
})

test('a screen reader announces verdict, name and group in one sentence', () => {
  const words = verdictWords({ verdict: 'enter', holder, at: '2026-08-05T05:19:00Z' }, 'K', now)
  expect(announcement(words)).toBe('Wpuść. Halina Sikora. Złota')
})
