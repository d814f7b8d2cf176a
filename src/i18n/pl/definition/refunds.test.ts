import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { compiled } from '#domain/quote/quote.fixture.ts'
import { speakerOf } from './definition-text.ts'
import { leavingTerms } from './refunds.ts'

const termsOf = (part: Partial<EventDefinitionInput>) =>
  leavingTerms(speakerOf(compiled(part).definition)).map(({ name, value, notes }) =>
    [name, value, ...notes].join(' | ').replaceAll('\u00a0', ' '),
  )

test('each rule by its last day, what applies after the last one, and until when changes are possible', () => {
  const refunds: EventDefinitionInput['refunds'] = [
    { until: { hours: 48, before: 'entry' } },
    {
      until: { hours: 2, before: 'entry' },
      name: 'Połowa',
      when: { fact: 'people', atMost: 5 },
      kept: { percent: 50 },
    },
  ]
  expect(
    termsOf({ refunds, changes: { until: { days: 7, before: 'start' } }, pricesOfStaying: 'stay' }),
  ).toEqual([
    'Najpóźniej 48 godzin przed wejściem | oddajemy całą wpłatę',
    'Najpóźniej 2 godziny przed wejściem | potrącamy 50% wpłaty, resztę oddajemy | dla kogo: liczba osób: najwyżej 5',
    'Poza tym | bez zwrotu',
    'Gdy ktoś zrezygnuje | ceny pozostałych osób się nie zmieniają',
    'Zmiana zgłoszenia | bez opłaty | można najpóźniej 7 dni przed początkiem',
  ])
})

test('a rule for a whole registration states so, and what applies to a person who leaves others', () => {
  const refunds: EventDefinitionInput['refunds'] = [{ whole: true, kept: { deposit: true } }]
  expect(termsOf({ refunds })).toEqual([
    'Zawsze | potrącamy zaliczkę, resztę oddajemy | tylko przy rezygnacji z całego zgłoszenia',
    'Poza tym | bez zwrotu',
  ])
})

test('empty where the organiser has stated nothing; only changes where these are stated', () => {
  expect(termsOf({})).toEqual([])
  expect(termsOf({ changes: null })).toEqual(['Zmiana zgłoszenia | tylko przez biuro'])
  expect(termsOf({ changes: { exchange: 'full' } })).toEqual([
    'Zmiana zgłoszenia | bez opłaty | za droższą opcję dopłaca się do jej ceny z dnia zmiany',
  ])
  expect(termsOf({ refunds: [{ kept: { amount: 1000 } }] })).toEqual([
    'Zawsze | potrącamy 10 zł za osobę, resztę oddajemy',
  ])
})

test('what is kept of who does not pay, only where a registration is cancelled for that', () => {
  const kept = { amount: 5000, deposit: true }
  expect(termsOf({ unpaid: { later: 'cancel', kept } })).toEqual([
    'Bez kolejnej części w terminie | zgłoszenie anulujemy: potrącamy 50 zł za osobę i zaliczkę, resztę oddajemy',
  ])
  expect(termsOf({ unpaid: { later: 'staff', kept } })).toEqual([])
  expect(termsOf({ unpaid: { later: 'cancel' } })).toEqual([])
})
