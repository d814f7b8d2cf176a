import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition.ts'
import { compiled, item, quoteOf } from './quote.fixture.ts'

type Adjustment = NonNullable<EventDefinitionInput['adjustments']>[number]

const PRICE = [
  { when: { fact: 'age', atMost: 3 }, amount: 0 },
  { when: { fact: 'age', atMost: 12 }, amount: 6000 },
  { amount: 10000 },
]
const BABY = { birthDate: '2025-01-01' }
const CHILD = { birthDate: '2016-01-01' }
const course = item({ id: 'course', choose: 'quantity', price: 3000 })
const mug = item({
  ...{ id: 'mug', per: 'registration', choose: 'quantity' },
  options: [
    { id: 'small', name: 'Mały', price: 2000 },
    { id: 'big', name: 'Duży', price: 3000 },
  ],
})

const amounts = (
  rule: Omit<Partial<Adjustment>, 'items' | 'effect'> &
    Pick<Adjustment, 'effect'> & { readonly items?: readonly string[] },
  people: readonly Record<string, unknown>[],
  rest: Record<string, unknown> = {},
  before: Adjustment[] = [],
) => {
  const adjustments = [
    ...before,
    { id: 'rank', name: 'Zniżka', ...rule, items: [...(rule.items ?? ['fee'])] },
  ]
  const event = compiled({ items: [item({ price: PRICE }), course, mug], adjustments })
  return quoteOf(event, people, rest).lines.map(({ amount }) => amount)
}

describe('people by price', () => {
  test('the cheapest of those who pay is free, of equals the one typed first', () => {
    const free = { effect: { to: 0 }, rank: { order: 'cheapest', to: 1 } } as const
    expect(amounts(free, [{}, CHILD, BABY, CHILD])).toEqual([10000, 0, 0, 6000])
  })

  test('the dearest pays in full, each further half', () => {
    const half = { effect: { percentOff: 50 }, rank: { order: 'dearest', from: 2 } } as const
    expect(amounts(half, [CHILD, {}, {}])).toEqual([3000, 10000, 5000])
    expect(amounts(half, [CHILD])).toEqual([6000])
  })

  test('what they pay is that of all the items, after the earlier adjustments', () => {
    const free = { items: ['fee', 'course'], effect: { to: 0 }, rank: { order: 'cheapest', to: 1 } } as const
    const people = [{}, { ...CHILD, choices: { course: 2 } }]
    expect(amounts(free, people)).toEqual([0, 6000, 6000])
    const earlier = { id: 'e', name: 'E', items: ['course'], effect: { percentOff: 50 } }
    expect(amounts(free, people, {}, [earlier])).toEqual([10000, 0, 0])
  })

  test('only those for whom the rule holds have places', () => {
    const rank = { order: 'dearest', to: 1 } as const
    const of = { when: { fact: 'age', atMost: 12 }, effect: { off: 1000 }, rank }
    expect(amounts(of, [{}, CHILD])).toEqual([10000, 5000])
  })
})

describe('pieces by price', () => {
  const mugs = { choices: { mug: { small: 3, big: 2 } } }

  test('the dearest two of five cost less, each by itself', () => {
    const rule = {
      items: ['mug'],
      effect: { off: 500 },
      rank: { order: 'dearest', of: 'piece', to: 3 },
    } as const
    expect(amounts(rule, [BABY], mugs)).toEqual([0, 6000 - 500, 6000 - 1000])
  })

  test('from the fourth cheapest on', () => {
    const rule = {
      ...{ items: ['mug'], effect: { percentOff: 10 } },
      rank: { order: 'cheapest', of: 'piece', from: 3 },
    } as const
    expect(amounts(rule, [BABY], mugs)).toEqual([0, 6000 - 200, 6000 - 600])
  })
})

test('against another rule of the registration the better one counts', () => {
  const event = (off: number) =>
    compiled({
      items: [item({ price: PRICE })],
      adjustments: [
        {
          id: 'a',
          name: 'A',
          items: ['fee'],
          effect: { to: 0 },
          rank: { order: 'cheapest', to: 1 },
          choiceGroup: 'g',
        },
        { id: 'b', name: 'B', items: ['fee'], effect: { percentOff: off }, choiceGroup: 'g' },
      ],
      choiceGroups: [{ id: 'g', per: 'registration' as const }],
    })
  expect(quoteOf(event(20), [{}, {}, CHILD]).total).toBe(20000)
  expect(quoteOf(event(30), [{}, {}, CHILD]).total).toBe(18200)
})

describe('pieces of each person by price', () => {
  const shirts = item({
    ...{ id: 'shirt', choose: 'quantity' },
    options: [
      { id: 'plain', name: 'Zwykła', price: 4000 },
      { id: 'warm', name: 'Ciepła', price: 6000 },
    ],
  })
  const second = {
    ...{ id: 'r', name: 'Druga za połowę', items: ['shirt'], effect: { percentOff: 50 } },
    rank: { order: 'dearest', of: 'piece', per: 'person', from: 2, to: 2 },
  } as const
  const event = compiled({
    items: [item({ price: 0 }), shirts],
    adjustments: [{ ...second, items: ['shirt'] }],
  })
  const sums = (...of: readonly Record<string, number>[]) => {
    const people = of.map((shirt) => ({ choices: { shirt } }))
    const { lines } = quoteOf(event, people)
    return ['a', 'b'].map((ref) =>
      lines.reduce((all, { person, amount }) => all + (person === ref ? amount : 0), 0),
    )
  }

  test('each has a second one of their own, whoever has a dearer one', () => {
    expect(sums({ plain: 2 }, { warm: 2 })).toEqual([6000, 9000])
    expect(sums({ plain: 1, warm: 1 }, { plain: 1 })).toEqual([8000, 4000])
    expect(sums({ plain: 3 }, { warm: 1 })).toEqual([10000, 6000])
  })
})

describe('in the order of the list', () => {
  const week = (id: string, price: number) => ({ id, name: id.toUpperCase(), price })
  const weeks = item({
    id: 'weeks',
    choose: 'any',
    options: [week('i', 40000), week('ii', 50000), week('iii', 30000)],
  })
  const rank = { order: 'listed', of: 'piece', per: 'person', to: 2 } as const
  const event = compiled({
    items: [weeks],
    adjustments: [{ id: 'gmina', name: 'Gmina', items: ['weeks'], effect: { off: 10000 }, rank }],
  })

  test('the first two weeks of each, however they were typed', () => {
    const { lines } = quoteOf(event, [
      { choices: { weeks: ['iii', 'i', 'ii'] } },
      { choices: { weeks: ['iii', 'ii'] } },
    ])
    const paid = Map.groupBy(lines, ({ person }) => person)
    const of = (ref: string) =>
      paid
        .get(ref)
        ?.map(({ option, amount }) => `${option} ${amount}`)
        .sort()
    expect(of('a')).toEqual(['i 30000', 'ii 40000', 'iii 30000'])
    expect(of('b')).toEqual(['ii 40000', 'iii 20000'])
  })
})
