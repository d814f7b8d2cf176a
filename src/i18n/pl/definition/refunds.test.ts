import { expect, test } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition.ts'
import { compiled } from '#domain/quote/quote.fixture.ts'
import { leavingTerms } from './refunds.ts'
import { speakerOf } from './said.ts'

const said = (part: Partial<EventDefinitionInput>) =>
  leavingTerms(speakerOf(compiled(part).definition)).map(({ name, value, notes }) =>
    [name, value, ...notes].join(' | ').replaceAll('\u00a0', ' '),
  )

test('each rule by its last day, what holds after the last, and until when something may be changed', () => {
  const refunds: EventDefinitionInput['refunds'] = [
    { until: { hoursBefore: 48 } },
    { until: { hoursBefore: 2 }, name: 'Połowa', when: { fact: 'people', atMost: 5 }, kept: { percent: 50 } },
  ]
  expect(said({ refunds, changes: { until: { daysBefore: 7 } }, pricesOfStaying: 'stay' })).toEqual([
    'Najpóźniej 48 godzin przed wejściem | oddajemy całą wpłatę',
    'Najpóźniej 2 godziny przed wejściem | potrącamy 50% wpłaty, resztę oddajemy | dla kogo: liczba osób: najwyżej 5',
    'Poza tym | bez zwrotu',
    'Gdy ktoś zrezygnuje | ceny pozostałych osób się nie zmieniają',
    'Zmiana zgłoszenia | bez opłaty | można najpóźniej 7 dni przed początkiem',
  ])
})

test('a rule for a whole registration alone says so, and what holds for who leaves others', () => {
  const refunds: EventDefinitionInput['refunds'] = [{ whole: true, kept: { deposit: true } }]
  expect(said({ refunds })).toEqual([
    'Zawsze | potrącamy zaliczkę, resztę oddajemy | tylko przy rezygnacji z całego zgłoszenia',
    'Poza tym | bez zwrotu',
  ])
})

test('nothing where the organiser has stated nothing; changes alone where these are stated', () => {
  expect(said({})).toEqual([])
  expect(said({ changes: null })).toEqual(['Zmiana zgłoszenia | tylko przez biuro'])
  expect(said({ changes: { exchange: 'full' } })).toEqual([
    'Zmiana zgłoszenia | bez opłaty | za droższą opcję dopłaca się do jej ceny z dnia zmiany',
  ])
  expect(said({ refunds: [{ kept: { amount: 1000 } }] })).toEqual([
    'Zawsze | potrącamy 10 zł za osobę, resztę oddajemy',
  ])
})
