import { expect, test } from 'vitest'
import { planWords } from './plan-words.ts'

type Due = Parameters<typeof planWords>[0][number]['due']

const words = (due: Due) => said([{ name: 'Całość', amount: 'rest', due, deposit: false }])

const said = (parts: Parameters<typeof planWords>[0]) =>
  planWords(parts, (fact) => `nazwa ${fact}`).map((text) => text.replaceAll('\u00a0', ' '))

test('a sum for each of a number', () => {
  const part = (each?: string) => ({
    ...{ name: 'Zaliczka', amount: { fixed: 5000, each }, deposit: true },
    due: { daysAfterRegistration: 3 },
  })
  const rest = { name: 'Reszta', amount: 'rest' as const, due: { on: null }, deposit: false }
  const first = (each?: string) => said([part(each), rest])[0]
  expect(first()).toBe('Zaliczka: 50 zł, w ciągu 3 dni od zapisu.')
  expect(first('people')).toBe('Zaliczka: 50 zł od osoby, w ciągu 3 dni od zapisu.')
  expect(first('number.team')).toBe('Zaliczka: 50 zł razy nazwa number.team, w ciągu 3 dni od zapisu.')
})

test('the last day is said beside the days that run from registration', () => {
  expect(words({ daysAfterRegistration: 7, notAfter: { on: '2026-07-01' } })).toEqual([
    'Płatność w ciągu 7 dni od zapisu, nie później niż 1 lipca 2026, środa.',
  ])
  expect(words({ minutesAfterRegistration: 120, notAfter: { daysBefore: 2 } })).toEqual([
    'Płatność w ciągu 2 godzin od zapisu, nie później niż 2 dni przed początkiem.',
  ])
  expect(words({ workingDaysBefore: 5 })).toEqual(['Płatność najpóźniej 5 dni roboczych przed początkiem.'])
})
