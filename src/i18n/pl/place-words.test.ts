import { describe, expect, it } from 'vitest'
import { parseDefinition } from '#domain/event/check/check-definition.ts'
import { warningsOf } from '#domain/event/lint/warnings.ts'
import { placeWords } from './place-words.ts'

const parsed = parseDefinition({
  schemaVersion: 3,
  title: 'Spływ',
  kind: 'other',
  dates: { start: '2027-06-05', end: '2027-06-07' },
  ask: { birthDate: 'required', sex: 'no' },
  peoplePerRegistration: { min: 1, max: 8 },
  windows: [{ closes: '2027-07-01T23:59:59' }],
  types: [
    { id: 'child', name: 'Dziecko', ages: { from: 0, to: 6 } },
    { id: 'youth', name: 'Młodzież', ages: { from: 4, to: 10 } },
  ],
  items: [
    {
      ...{
        id: 'bed',
        name: 'Nocleg',
        category: 'lodging',
        legalKind: 'dated-service',
        per: 'person',
        choose: 'one',
      },
      ...{ price: 1000, vat: { rate: 7, prices: 'gross' } },
      options: [
        {
          ...{ id: 'room', name: 'Pokój', claims: [{ pool: 'room' }] },
          price: [{ when: { fact: 'age', atMost: 4 }, amount: 500 }, { amount: 1000 }],
        },
        { id: 'tent', name: 'Namiot' },
      ],
    },
  ],
  questions: [
    {
      ...{ id: 'diet', of: 'person', type: 'select', label: 'Dieta' },
      options: [{ id: 'usual', name: 'Zwykła' }],
    },
  ],
  facts: [
    {
      ...{ id: 'age', name: 'Wiek', kind: 'class' },
      values: [{ id: 'child', name: 'Dziecko', when: { fact: 'age', atMost: 12 } }],
    },
  ],
  fees: { change: [{ amount: 1000 }] },
  slots: {
    ...{ everyMinutes: 30, first: '09:00', last: '15:00', from: '2027-06-05', to: null, capacity: 30 },
    other: [{ days: ['2027-06-06'], first: '10:00', last: '11:00' }],
  },
  carers: { for: { fact: 'age', atMost: 12 }, may: { fact: 'age', atLeast: 18 }, most: 3 },
  pools: [
    { id: 'room', name: 'Pokoje', capacity: 5, refusal: 'room_full' },
    { id: 'boat', name: 'Kajaki', capacity: 5, refusal: 'product_full' },
  ],
})

describe('placeWords', () => {
  it('describes the path of every warning', () => {
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    const { document, definition } = parsed
    const places = warningsOf(document).map(({ path }) => placeWords(definition, path))
    expect(places.map((each) => each.replaceAll('\u00a0', ' ')).toSorted()).toEqual([
      'Czas zapisów 1, koniec',
      'Limit „Kajaki”',
      'Pozycja „Nocleg”, VAT, stawka',
      'Pozycja „Nocleg”, opcja „Namiot”, zajmowane miejsca',
      'Rodzaj uczestnika „Młodzież”, wiek',
      'Własna cecha „Wiek”',
    ])
    expect(placeWords(definition, 'plans.0.parts.0.due.on')).toBe(
      'Sposób płatności „Całość”, część „Całość”, termin zapłaty',
    )
    expect(placeWords(definition, 'items.0.options.0.price.1')).toBe(
      'Pozycja „Nocleg”, opcja „Pokój”, wiersz cennika 2',
    )
    expect(placeWords(definition, 'items.0.options.0.claims.0.pool').replaceAll('\u00a0', ' ')).toBe(
      'Pozycja „Nocleg”, opcja „Pokój”, zajmowane miejsca 1, limit',
    )
  })

  it.each([
    ['dates.start', 'Dni, pierwszy dzień'],
    ['ask.sex', 'Dane osób, płeć'],
    ['peoplePerRegistration', 'Liczba osób w zgłoszeniu'],
    ['slots.other.0', 'Godziny wejścia, inne godziny 1'],
    ['slots.capacity', 'Godziny wejścia, liczba miejsc'],
    ['plans', 'Sposoby płatności'],
    ['questions.0.options.0', 'Pytanie „Dieta”, opcja „Zwykła”'],
    ['facts.0.values.0.when', 'Własna cecha „Wiek”, klasa „Dziecko”, warunek'],
    ['fees.change.0', 'Opłaty, opłata za zmianę 1'],
    ['carers.may', 'Opiekunowie, kto może być opiekunem'],
  ])('%s is %s', (path, words) => {
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(placeWords(parsed.definition, path).replaceAll('\u00a0', ' ')).toBe(words)
  })
})
