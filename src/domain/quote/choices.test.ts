import { describe, expect, test } from 'vitest'
import type { Item } from '../event/definition/definition.ts'
import type { Choice } from '../registration/draft.ts'
import { readChoice } from './choices.ts'
import { compiled, item } from './quote.fixture.ts'

const OPTIONS = [
  { id: 's', name: 'S' },
  { id: 'm', name: 'M' },
  { id: 'l', name: 'L' },
]
function itemOf(part: Record<string, unknown>): Item {
  const [first] = compiled({ items: [item(part)] }).definition.items
  if (first === undefined) throw new Error('one item was written')
  return first
}
const outcomeOf = (part: Record<string, unknown>, choice: Choice | undefined) => {
  const { picks, problem } = readChoice(itemOf(part), choice)
  return problem ?? picks.map(({ option, quantity }) => `${option?.id ?? '*'}×${quantity}`).join(' ')
}

describe('ways of choosing', () => {
  test.each([
    ['always', undefined, '*×1'],
    ['always', false, '*×1'],
  ] as const)('%s, %j → %s', (choose, choice, outcome) => {
    expect(outcomeOf({ choose }, choice)).toBe(outcome)
  })

  test.each([
    [undefined, 'field_missing'],
    ['', 'field_missing'],
    ['m', 'm×1'],
    [['m'], 'm×1'],
    [['s', 'm'], 'limit_per_person'],
    ['xl', 'no_such_option'],
    [2, 'no_such_option'],
  ] as [Choice | undefined, string][])('one of several, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'one', options: OPTIONS }, choice)).toBe(outcome)
  })

  test.each([
    [undefined, ''],
    [false, ''],
    [[], ''],
    ['l', 'l×1'],
    [true, 'no_such_option'],
  ] as [Choice | undefined, string][])('optional with options, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'optional', options: OPTIONS }, choice)).toBe(outcome)
  })

  test.each([
    [undefined, ''],
    [0, ''],
    [true, '*×1'],
    [1, '*×1'],
    [2, 'limit_per_person'],
    ['x', 'no_such_option'],
  ] as [Choice | undefined, string][])('optional yes, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'optional' }, choice)).toBe(outcome)
  })

  test.each([
    [undefined, 'field_missing'],
    ['s', 's×1'],
    [['l', 's', 'l'], 's×1 l×1'],
    [['s', 'm', 'l'], 'limit_per_person'],
    [['s', 'xl'], 'no_such_option'],
  ] as [Choice | undefined, string][])('any, one or two of three, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'any', options: OPTIONS, min: 1, max: 2 }, choice)).toBe(outcome)
  })

  test.each([
    [undefined, ''],
    [0, ''],
    [3, '*×3'],
    [6, 'limit_per_person'],
    ['3', 'no_such_option'],
  ] as [Choice | undefined, string][])('up to five pieces, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'quantity', max: 5 }, choice)).toBe(outcome)
  })

  test('at least two pieces, or none', () => {
    expect(outcomeOf({ choose: 'quantity', min: 2 }, 1)).toBe('field_missing')
    expect(outcomeOf({ choose: 'quantity', min: 2 }, undefined)).toBe('')
    expect(outcomeOf({ choose: 'quantity', min: 2 }, 0)).toBe('')
    expect(outcomeOf({ choose: 'quantity', min: 2 }, 2)).toBe('*×2')
    expect(outcomeOf({ choose: 'quantity', options: OPTIONS, min: 2 }, { s: 1 })).toBe('field_missing')
    expect(outcomeOf({ choose: 'quantity', options: OPTIONS, min: 2 }, { s: 0 })).toBe('')
  })

  test.each([
    [['s', 'm'], 's×1 m×1'],
    [['m', 'l', 's'], 's×1 m×1 l×1'],
    ['l', 'l×1'],
    [['s', 'l'], 'field_invalid'],
    [[], ''],
    [['s', 'xl'], 'no_such_option'],
  ] as [Choice | undefined, string][])('days without a gap, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'span', options: OPTIONS }, choice)).toBe(outcome)
  })

  test('a span has a least and a greatest length', () => {
    const span = { choose: 'span', options: OPTIONS, min: 2, max: 2 }
    expect(outcomeOf(span, ['s'])).toBe('field_missing')
    expect(outcomeOf(span, ['s', 'm', 'l'])).toBe('limit_per_person')
    expect(outcomeOf(span, undefined)).toBe('field_missing')
  })

  test.each([
    [{ s: 1, l: 3 }, 's×1 l×3'],
    [{ l: 1, s: 0 }, 'l×1'],
    [{ s: 0 }, ''],
    [{ s: 3, m: 2 }, 'limit_per_person'],
    [{ s: 1, xl: 0 }, 'no_such_option'],
    ['m', 'm×1'],
    [['s', 'm'], 's×1 m×1'],
    [3, 'no_such_option'],
  ] as [Choice | undefined, string][])('pieces of each size, four in all, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'quantity', options: OPTIONS, max: 4 }, choice)).toBe(outcome)
  })

  test.each([
    [undefined, ''],
    [0, ''],
    [999, 'field_invalid'],
    [1000, '*×1'],
    [50000, '*×1'],
    [50001, 'field_invalid'],
    ['1000', 'no_such_option'],
  ] as [Choice | undefined, string][])('a free sum from 10 to 500 zł, %j → %s', (choice, outcome) => {
    expect(outcomeOf({ choose: 'amount', amounts: { from: 1000, to: 50000 } }, choice)).toBe(outcome)
  })
})
