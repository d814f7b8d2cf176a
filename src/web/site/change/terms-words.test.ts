import { expect, test } from 'vitest'
import { termsWords } from './terms-words.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

test.each([
  ['all', null, null],
  ['all', '2026-05-12', 'Zmiany można wprowadzać do 12 maja 2026.'],
  ['all', '2026-05-12T09:30:00', 'Zmiany można wprowadzać do 12 maja 2026, 9:30.'],
  [
    'less',
    '2026-05-12',
    'Zmiany można było wprowadzać do 12 maja 2026. Teraz można tylko z czegoś zrezygnować albo poprawić imię lub nazwisko.',
  ],
  [
    'less',
    null,
    'Zmiany wprowadza organizator. Tutaj można tylko z czegoś zrezygnować albo poprawić imię lub nazwisko.',
  ],
  ['leaving', null, 'Zgłoszenie czeka na decyzję organizatora. Do tego czasu można tylko kogoś wypisać.'],
] as const)('within %s, until %s', (within, changesUntil, words) => {
  expect(plain(termsWords({ within, changesUntil }))).toBe(words)
})
