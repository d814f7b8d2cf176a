import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

const withEffect = (effect: unknown) =>
  problemsOf({ adjustments: [{ id: 'a', name: 'A', items: ['fee'], effect }], items: [item()] })
const withWhen = (when: unknown) => problemsOf({ items: [item({ when })] })
const withPart = (part: object) =>
  problemsOf({
    items: [item()],
    plans: [
      { id: 'p', name: 'P', parts: [{ name: 'I', amount: 'rest', due: { on: '2026-07-01' }, ...part }] },
    ],
  })

test('a valid definition has no problem', () => {
  expect(problemsOf({ items: [item()] })).toEqual([])
  expect(withEffect({ kind: 'percent-off', percent: 10 })).toEqual([])
})

describe('for several shapes at once the message names the superfluous field', () => {
  test.each([
    [withWhen({ fact: 'age', any: [] }), 'items.0.when: Naraz może być tylko jedno z pól: any, fact.'],
    [
      withWhen({ all: [{ fact: 'age', atMost: 3, any: [{ fact: 'age', atMost: 3 }] }] }),
      'items.0.when.all.0: Naraz może być tylko jedno z pól: any, atMost, fact.',
    ],
    [
      withPart({ due: { on: '2026-07-01', days: 3, before: 'start' } }),
      'plans.0.parts.0.due: Naraz może być tylko jedno z pól: before, days, on.',
    ],
  ])('%j', (problems, expected) => {
    expect(problems).toEqual([expected])
  })
})

test('for one shape it explains the error in it, however shallow', () => {
  expect(withEffect({ kind: 'percent-off', percent: 10, of: 'rest' })).toEqual([
    'adjustments.0.effect.of: Dozwolone wartości: left, list.',
  ])
  expect(withEffect({ kind: 'off', amount: 'dużo' })).toEqual([
    'adjustments.0.effect.amount: Tu potrzeba: liczba.',
  ])
  expect(withEffect({ kind: 'off', amount: 100, colour: 'red' })).toEqual([
    'adjustments.0.effect: Nieznane pole: colour.',
  ])
  expect(withEffect({ kind: 'cap', amount: 100 })).toEqual(['adjustments.0.effect.per: Brakuje wartości.'])
  expect(withWhen({ any: [{ fact: 'age', atMoost: 3 }] })).toEqual([
    'items.0.when.any.0: Nieznane pole: atMoost. Czy chodzi o atMost?',
  ])
})

test('a missing definition is reported as missing', () => {
  expect(problemsOf({ items: [item()], approvals: [{ id: 'a', name: 'A' }] })).toEqual([
    'approvals.0.when: Brakuje wartości.',
  ])
})

test('for no shape it lists the fields that would make one', () => {
  expect(withWhen({})).toEqual(['items.0.when: Potrzebne jedno z pól: all, any, not, fact.'])
  expect(problemsOf({ items: [item({ price: '120 zł' })] })).toEqual([
    'items.0.price: Tu potrzeba: liczba albo lista albo obiekt. Kwoty podaje się w groszach: 120 zł to 12000.',
  ])
})

describe('shapes that one field tells apart', () => {
  const KINDS =
    'Dozwolone wartości: to, off, percent-off, plus, percent-plus, cap, floor, floor-percent, most-off, least, free-for-each.'
  const withRank = (rank: unknown) =>
    problemsOf({
      items: [item()],
      adjustments: [{ id: 'a', name: 'A', items: ['fee'], effect: { kind: 'to', amount: 0 }, rank }],
    })

  test('a missing or unknown kind names all kinds, and the nearest', () => {
    expect(withEffect({ percent: 10 })).toEqual([`adjustments.0.effect.kind: Brakuje wartości. ${KINDS}`])
    expect(withEffect({ kind: 'percent-of', percent: 10 })).toEqual([
      `adjustments.0.effect.kind: ${KINDS} Czy chodzi o percent-off?`,
    ])
    expect(withEffect({ kind: 7 })).toEqual([`adjustments.0.effect.kind: ${KINDS}`])
    expect(withRank({ order: 'eldest' })).toEqual([
      'adjustments.0.rank.order: Dozwolone wartości: cheapest, dearest, listed, oldest, youngest, typed. Czy chodzi o oldest?',
    ])
  })

  test('a field of another kind is misplaced', () => {
    expect(withEffect({ kind: 'off', amount: 100, percent: 10 })).toEqual([
      'adjustments.0.effect: Razem z pozostałymi nie może tu być: percent.',
    ])
    expect(withRank({ order: 'oldest', of: 'piece' })).toEqual([
      'adjustments.0.rank: Razem z pozostałymi nie może tu być: of.',
    ])
  })

  test('a value that is no object is reported as such', () => {
    expect(withEffect('dużo')).toEqual(['adjustments.0.effect: Tu potrzeba: obiekt.'])
  })
})
