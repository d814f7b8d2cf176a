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
  const words = verdictWords({ verdict: 'enter', holder, lacking: [], at: '2026-08-05T05:19:00Z' }, 'K', now)
  expect(words).toMatchObject({ word: 'Wpuść', main: 'Halina Sikora', sub: 'Złota' })
  expect(words.advice).toBe('Wejście zapisane, 7:19')
})

test('one ticket for many states how many it admits, and at which hour', () => {
  const many = { ...holder, group: null, headcount: 5, slot: '2026-08-05T10:30:00' }
  const words = verdictWords(
    { verdict: 'enter', holder: many, lacking: [], at: '2026-08-05T05:19:00Z' },
    'K',
    now,
  )
  expect([words.main, plain(words.sub)]).toEqual(['Halina Sikora', '5 osób, 10:30'])
  const refused = verdictWords(
    { verdict: 'refused', reason: 'cancelled', holder: many, lacking: [], mayLetIn: false },
    'K',
    now,
  )
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
  const words = verdictWords(
    { verdict: 'refused', reason, holder: null, lacking: [], mayLetIn: false },
    'K',
    now,
  )
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
  const words = verdictWords({ verdict: 'enter', holder, lacking: [], at: '2026-08-05T05:19:00Z' }, 'K', now)
  expect(announcement(words)).toBe('Wpuść. Halina Sikora. Złota')
})

const CONSENT = {
  atEntry: 'warn' as const,
  seen: { name: 'Zgoda rodzica', state: 'withdrawn' as const },
}

test('who lacks a document that only warns is let in, with a warning of its own', () => {
  const verdict = { verdict: 'enter', holder, lacking: [CONSENT], at: '2026-08-05T05:19:00Z' } as const
  const words = verdictWords(verdict, 'K', now)
  expect(words).toMatchObject({ kind: 'warned', word: 'Uwaga', main: 'Halina Sikora' })
  expect(words.facts).toEqual([{ name: 'Zgoda rodzica', value: 'wycofana' }])
  expect(plain(words.advice)).toBe('Wejście zapisane, 7:19. Poproś o dokument albo skieruj do biura.')
  expect(announcement(words)).toBe('Uwaga. Halina Sikora. Złota. Zgoda rodzica: wycofana')
})

test('a document that blocks is the reason, also where it may not be named', () => {
  const lacking = [
    { ...CONSENT, atEntry: 'block' as const },
    { atEntry: 'block' as const, seen: null },
  ]
  const verdict = { verdict: 'refused', reason: 'document', holder, lacking, mayLetIn: true } as const
  const words = verdictWords(verdict, 'K', now)
  expect(words).toMatchObject({ kind: 'refused', main: 'Brakuje dokumentu', sub: 'Halina Sikora' })
  expect(words.facts.slice(0, 2)).toEqual([
    { name: 'Zgoda rodzica', value: 'wycofana' },
    { name: 'Inny dokument', value: 'wyjaśni biuro' },
  ])
})
