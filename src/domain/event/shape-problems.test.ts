import { describe, expect, test } from 'vitest'
import { item, problemsOf } from './check.fixture.ts'

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

test('what is right has no problem', () => {
  expect(problemsOf({ items: [item()] })).toEqual([])
  expect(withEffect({ percentOff: 10 })).toEqual([])
})

describe('of several shapes at once it says which field is too much', () => {
  test.each([
    [
      withEffect({ off: 100, percentOff: 10 }),
      'adjustments.0.effect: Naraz może być tylko jedno z pól: off, percentOff.',
    ],
    [
      withEffect({ to: 1, off: 1, plus: 1 }),
      'adjustments.0.effect: Naraz może być tylko jedno z pól: off, plus, to.',
    ],
    [withWhen({ fact: 'age', any: [] }), 'items.0.when: Naraz może być tylko jedno z pól: any, fact.'],
    [
      withWhen({ all: [{ fact: 'age', atMost: 3, any: [{ fact: 'age', atMost: 3 }] }] }),
      'items.0.when.all.0: Naraz może być tylko jedno z pól: any, atMost, fact.',
    ],
    [
      withPart({ due: { on: '2026-07-01', daysBefore: 3 } }),
      'plans.0.parts.0.due: Naraz może być tylko jedno z pól: daysBefore, on.',
    ],
  ])('%j', (problems, expected) => {
    expect(problems).toEqual([expected])
  })
})

test('of one shape it explains what is wrong with it, however shallow', () => {
  expect(withEffect({ percentOff: 10, of: 'rest' })).toEqual([
    'adjustments.0.effect.of: Dozwolone wartości: left, list.',
  ])
  expect(withEffect({ off: 'dużo' })).toEqual(['adjustments.0.effect.off: Tu potrzeba: liczba.'])
  expect(withEffect({ off: 100, colour: 'red' })).toEqual(['adjustments.0.effect: Nieznane pole: colour.'])
  expect(withEffect({ cap: 100 })).toEqual(['adjustments.0.effect.per: Brakuje wartości.'])
  expect(withWhen({ any: [{ fact: 'age', atMoost: 3 }] })).toEqual([
    'items.0.when.any.0: Nieznane pole: atMoost. Czy chodzi o atMost?',
  ])
})

test('a missing one is missing', () => {
  expect(problemsOf({ items: [item()], approvals: [{ id: 'a', name: 'A' }] })).toEqual([
    'approvals.0.when: Brakuje wartości.',
  ])
})

test('of no shape it says what would make one', () => {
  expect(withEffect({ percent: 10 })).toEqual([
    'adjustments.0.effect: Nieznane pole: percent. Potrzebne jedno z pól: to, off, percentOff, plus, percentPlus, cap, floor, floorPercent, mostOff, least, freeFor.',
  ])
  expect(withWhen({})).toEqual(['items.0.when: Potrzebne jedno z pól: all, any, not, fact.'])
  expect(problemsOf({ items: [item({ price: '120 zł' })] })).toEqual([
    'items.0.price: Tu potrzeba: liczba albo lista albo obiekt. Kwoty podaje się w groszach: 120 zł to 12000.',
  ])
})
