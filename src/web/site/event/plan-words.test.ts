import { expect, test } from 'vitest'
import { planWords } from './plan-words.ts'

const NAMES = { fact: (name: string) => ({ name: `nazwa ${name}` }), item: (id: string) => `pozycja ${id}` }

type Due = Parameters<typeof planWords>[0][number]['due']

const words = (due: Due) => sentences([{ name: 'Całość', amount: 'rest', due, deposit: false }])

const sentences = (parts: Parameters<typeof planWords>[0]) =>
  planWords(parts, NAMES).map((text) => text.replaceAll('\u00a0', ' '))

test('an amount per unit of a number', () => {
  const part = (each?: string) => ({
    ...{ name: 'Zaliczka', amount: { fixed: 5000, each }, deposit: true },
    due: { days: 3, after: 'registration' as const },
  })
  const rest = { name: 'Reszta', amount: 'rest' as const, due: { on: null }, deposit: false }
  const first = (each?: string) => sentences([part(each), rest])[0]
  expect(first()).toBe('Zaliczka: 50 zł, w ciągu 3 dni od zapisu.')
  expect(first('people')).toBe('Zaliczka: 50 zł od osoby, w ciągu 3 dni od zapisu.')
  expect(first('number.team')).toBe('Zaliczka: 50 zł razy nazwa number.team, w ciągu 3 dni od zapisu.')
})

test('the last day is stated along with the days counted from registration', () => {
  expect(words({ days: 7, after: 'registration', notAfter: { on: '2026-07-01' } })).toEqual([
    'Płatność w ciągu 7 dni od zapisu, nie później niż 1 lipca 2026, środa.',
  ])
  expect(words({ minutes: 120, after: 'registration', notAfter: { days: 2, before: 'start' } })).toEqual([
    'Płatność w ciągu 2 godzin od zapisu, nie później niż 2 dni przed początkiem.',
  ])
  expect(words({ workingDays: 5, before: 'start' })).toEqual([
    'Płatność najpóźniej 5 dni roboczych przed początkiem.',
  ])
})

test('the rest of items names them, and a day that is not known yet is announced later', () => {
  const due = { hours: 3, before: 'entry' as const }
  expect(
    sentences([
      { name: 'Opłata', amount: { restOf: ['fee', 'bus'] }, due, deposit: false },
      { name: 'Darowizna', amount: 'rest', due: { on: null }, deposit: false },
    ]),
  ).toEqual([
    'Opłata: reszta za: „pozycja fee”, „pozycja bus”, najpóźniej 3 godziny przed wejściem.',
    'Darowizna w terminie, który podamy.',
  ])
})
