import { describe, expect, test } from 'vitest'
import { convertRanks } from './ranks.ts'

const YOUNG = { fact: 'age', atLeast: 7, atMost: 17 }
const CHILD = { id: 'child', name: 'Które dziecko', kind: 'rank', among: YOUNG }
const COUNT = { id: 'kids', name: 'Dzieci', kind: 'count', when: YOUNG }
const rule = (when: unknown, rest: object = {}) => ({ id: 'a', items: ['fee'], when, effect: {}, ...rest })

describe('a condition of an adjustment on the place of a person', () => {
  test.each([
    [{ atLeast: 3 }, { from: 3 }],
    [{ atMost: 2 }, { to: 2 }],
    [
      { atLeast: 2, atMost: 3 },
      { from: 2, to: 3 },
    ],
    [{ is: 2 }, { from: 2, to: 2 }],
  ])('becomes its rank: %j', (asked, places) => {
    const definition = { facts: [COUNT, CHILD], adjustments: [rule({ fact: 'own.child', ...asked })] }
    expect(convertRanks(definition)).toEqual({
      facts: [COUNT],
      adjustments: [
        { id: 'a', items: ['fee'], effect: {}, rank: { order: 'oldest', among: YOUNG, ...places } },
      ],
    })
  })

  test('leaves the other parts of the condition unchanged', () => {
    const third = { fact: 'own.child', atLeast: 3 }
    const [card, camp] = [
      { fact: 'answer.card', is: true },
      { fact: 'type', is: 'camp' },
    ]
    const whenOf = (when: unknown) => {
      const { adjustments } = convertRanks({ facts: [CHILD], adjustments: [rule(when)] })
      return Array.isArray(adjustments) ? adjustments[0]?.when : null
    }
    expect(whenOf({ all: [card, third] })).toEqual(card)
    expect(whenOf({ all: [card, third, camp] })).toEqual({ all: [card, camp] })
  })

  test('becomes a rank with the order of its fact; typing is called typed', () => {
    const rankOf = (order: string) => {
      const { id, name, kind } = CHILD
      const asked = rule({ fact: 'own.child', is: 1 })
      const { adjustments } = convertRanks({ facts: [{ id, name, kind, order }], adjustments: [asked] })
      return Array.isArray(adjustments) ? adjustments[0]?.rank : null
    }
    expect(rankOf('youngest')).toEqual({ order: 'youngest', from: 1, to: 1 })
    expect(rankOf('typing')).toEqual({ order: 'typed', from: 1, to: 1 })
  })
})

describe('the fact stays', () => {
  const third = { fact: 'own.child', atLeast: 3 }
  const factsOf = (rest: object) => {
    const { facts } = convertRanks({ facts: [CHILD], adjustments: [rule(third)], ...rest })
    return Array.isArray(facts) ? facts.map(({ id }) => id) : null
  }

  test.each([
    ['a condition', { questions: [{ when: { not: third } }] }],
    ['a price for each', { items: [{ price: [{ amount: 0, each: { amount: 1, of: 'own.child' } }] }] }],
    ['a table', { items: [{ price: { rows: 'own.child', columns: 'type', amounts: {} } }] }],
    ['a sum', { facts: [CHILD, { id: 's', kind: 'sum', of: ['own.child'], times: {} }] }],
    ['a message', { requirements: [{ message: 'Za dużo: {own.child}.' }] }],
  ])('where it is named by %s', (_, rest) => {
    expect(factsOf(rest)).toContain('child')
  })

  test('but not where another with a longer name is', () => {
    expect(factsOf({ questions: [{ when: { fact: 'own.child-2', is: 1 } }] })).toEqual([])
  })
})

test.each([
  ['any', rule({ any: [{ fact: 'own.child', atLeast: 3 }] })],
  ['not', rule({ not: { fact: 'own.child', atLeast: 3 } })],
  ['given', rule({ fact: 'own.child', given: true })],
  ['in', rule({ fact: 'own.child', in: [1, 3] })],
  ['a place that there is not', rule({ fact: 'own.child', atLeast: 0 })],
  ['a place that is no number', rule({ fact: 'own.child', atLeast: '3' })],
  ['is beside a bound', rule({ fact: 'own.child', is: 3, atLeast: 1 })],
  ['two places', rule({ all: [1, 4].map((is) => ({ fact: 'own.child', is })) })],
  ['a rank by price beside it', rule({ fact: 'own.child', is: 3 }, { rank: { order: 'cheapest' } })],
])('a condition that a rank cannot express is left unchanged: %s', (_, adjustment) => {
  const definition = { facts: [CHILD], adjustments: [adjustment] }
  expect(convertRanks(definition)).toEqual(definition)
})

test.each([
  ['of an unknown order', [{ ...CHILD, order: 'tallest' }]],
  ['with a field too many', [{ ...CHILD, when: YOUNG }]],
  ['twice', [CHILD, CHILD]],
  ['of a strange name', [{ ...CHILD, id: 'child(' }]],
])('a malformed fact is left unchanged, for the schema to refuse: %s', (_, facts) => {
  const id = String(facts[0]?.id)
  const definition = { facts, adjustments: [rule({ fact: `own.${id}`, is: 3 })] }
  expect(convertRanks(definition)).toEqual(definition)
})

test('parts of another shape are left', () => {
  for (const part of [{ facts: 'none' }, { facts: [CHILD], adjustments: {} }, { facts: [7, null] }, {}])
    expect(convertRanks(part)).toEqual(part)
})
