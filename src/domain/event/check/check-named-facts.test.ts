import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const DAYS = ['fri', 'sat'].map((id) => ({ id, name: id }))
const each = (of: string, part: Record<string, unknown> = {}) =>
  problemsOf({
    items: [
      item({ ...part, price: [{ amount: 0, each: { amount: 100, of } }] }),
      item({ id: 'days', name: 'Dni', choose: 'any', options: DAYS }),
    ],
  })

describe('a price for each unit names a number in view', () => {
  test.each([
    ['people', []],
    ['number.days', []],
    ['days', ['Nie ma takiego faktu: days. Czy chodzi o number.days?']],
    ['type', ['„rodzaj udziału” to nie liczba.']],
    ['chosen.days', ['„wybór: Dni” to nie liczba.']],
  ])('%s', (of, messages) => {
    expect(each(of)).toEqual(messages.map((message) => `items.0.price.0.each.of: ${message}`))
  })

  test('an item of the registration cannot ask a fact of a person', () => {
    expect(each('number.days', { per: 'registration' })).toEqual([
      'items.0.price.0.each.of: „liczba: Dni” dotyczy osoby, a ta zasada całego zgłoszenia.',
    ])
  })
})

test('free pieces follow from a number of the registration', () => {
  const free = (freeFor: string) =>
    problemsOf({
      items: [item()],
      adjustments: [
        { id: 'a', name: 'A', items: ['fee'], effect: { kind: 'free-for-each', of: freeFor, each: 10 } },
      ],
    })
  expect(free('people')).toEqual([])
  expect(free('persons')).toEqual(['adjustments.0.effect.of: Nie ma takiego faktu: persons.'])
  expect(free('age')).toEqual([
    'adjustments.0.effect.of: „wiek w dniu wydarzenia” dotyczy osoby, a ta zasada całego zgłoszenia.',
  ])
})

test('a sum adds numbers of the registration', () => {
  const sum = (...of: string[]) => problemsOf({ facts: [{ id: 's', name: 'S', kind: 'sum', of }] })
  expect(sum('people', 'adults')).toEqual([])
  expect(sum('people', 'role', 'total.x')).toEqual([
    'facts.0.of.1: „kto zapisuje” to nie liczba.',
    'facts.0.of.2: Nie ma takiego faktu: total.x.',
  ])
})

describe('a table', () => {
  const table = (rows: string, part: Record<string, unknown> = {}, amounts: unknown = {}) =>
    problemsOf({
      types: [{ id: 'adult', name: 'Dorosły' }],
      items: [
        item({ ...part, price: { by: [rows, 'role'], amounts } }),
        item({ id: 'days', name: 'Dni', choose: 'any', options: DAYS }),
      ],
    }).filter((problem) => !problem.includes('Brakuje ceny'))

  test('has headings that exist and are in view', () => {
    expect(table('typ')).toEqual(['items.0.price.by.0: Nie ma takiego faktu: typ. Czy chodzi o type?'])
    expect(table('type')).toEqual([])
    expect(table('type', { per: 'registration' })).toEqual([
      'items.0.price.by.0: „rodzaj udziału” dotyczy osoby, a ta zasada całego zgłoszenia.',
    ])
  })

  test('cannot be headed by a fact with several values at once', () => {
    expect(table('chosen.days')).toEqual([
      'items.0.price.by.0: „wybór: Dni” może mieć kilka wartości naraz, więc nie może być nagłówkiem tabeli.',
    ])
  })
})

test('numbers that follow from ages need the birth date of everyone', () => {
  const ask = { birthDate: 'optional', sex: 'no' }
  const problem = 'ask.birthDate: Zasady zależą od wieku, więc data urodzenia musi być wymagana.'
  const price = [{ amount: 0, each: { amount: 100, of: 'minors' } }]
  expect(problemsOf({ ask, items: [item({ price })] })).toEqual([problem])
  const rank = (order: string) => problemsOf({ ask, facts: [{ id: 'r', name: 'R', kind: 'rank', order }] })
  expect(rank('oldest')).toEqual([problem])
  expect(rank('typed')).toEqual([])
})

describe('a fact that follows from the price is available only where the price is known', () => {
  const items = [item()]
  const from = (fact: string) => ({ fact, atLeast: 10000 })
  const plans = [
    { id: 'p', name: 'P', when: from('price'), parts: [{ name: 'R', amount: 'rest', due: { on: null } }] },
  ]
  const must = {
    id: 'm',
    of: 'registration',
    must: from('price.fee'),
    code: 'not_eligible',
    message: 'Od 100 zł.',
  }
  const adjusted = (fact: string) => [
    { id: 'a', name: 'A', items: ['fee'], when: from(fact), effect: { kind: 'off', amount: 100 } },
  ]

  test('payment plans and requirements may ask both, adjustments the price before them', () => {
    expect(problemsOf({ items, plans, requirements: [must], adjustments: adjusted('listPrice') })).toEqual([])
    expect(problemsOf({ items, adjustments: adjusted('price') })).toEqual([
      'adjustments.0.when: „cena” jest znana dopiero po zniżkach: można o nią pytać w wymaganiach i sposobach płatności.',
    ])
  })

  test('prices, choices and facts of the organiser’s own may not', () => {
    const message =
      '„cena przed zniżkami” nie jest tu jeszcze znana: można o nią pytać w zniżkach, wymaganiach i sposobach płatności.'
    expect(problemsOf({ items: [item({ when: from('listPrice') })] })).toEqual([`items.0.when: ${message}`])
    expect(problemsOf({ facts: [{ id: 's', name: 'S', kind: 'sum', of: ['listPrice'] }] })).toEqual([
      `facts.0.of.0: ${message}`,
    ])
  })
})
