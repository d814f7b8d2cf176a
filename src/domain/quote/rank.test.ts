import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
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
    const free = { effect: { kind: 'to', amount: 0 }, rank: { order: 'cheapest', to: 1 } } as const
    expect(amounts(free, [{}, CHILD, BABY, CHILD])).toEqual([10000, 0, 0, 6000])
  })

  test('the dearest pays in full, each further half', () => {
    const half = {
      effect: { kind: 'percent-off', percent: 50 },
      rank: { order: 'dearest', from: 2 },
    } as const
    expect(amounts(half, [CHILD, {}, {}])).toEqual([3000, 10000, 5000])
    expect(amounts(half, [CHILD])).toEqual([6000])
  })

  test('the price of a person is that of all items, after the earlier adjustments', () => {
    const free = {
      items: ['fee', 'course'],
      effect: { kind: 'to', amount: 0 },
      rank: { order: 'cheapest', to: 1 },
    } as const
    const people = [{}, { ...CHILD, choices: { course: 2 } }]
    expect(amounts(free, people)).toEqual([0, 6000, 6000])
    const earlier = {
      ...{ id: 'e', name: 'E', items: ['course'] },
      effect: { kind: 'percent-off', percent: 50 },
    } as const
    expect(amounts(free, people, {}, [earlier])).toEqual([10000, 0, 0])
  })

  test('only people for whom the rule holds have ranks', () => {
    const rank = { order: 'dearest', to: 1 } as const
    const of = { when: { fact: 'age', atMost: 12 }, effect: { kind: 'off' as const, amount: 1000 }, rank }
    expect(amounts(of, [{}, CHILD])).toEqual([10000, 5000])
  })
})

describe('pieces by price', () => {
  const mugs = { choices: { mug: { small: 3, big: 2 } } }

  test('the dearest two of five cost less, each separately', () => {
    const rule = {
      items: ['mug'],
      effect: { kind: 'off', amount: 500 },
      rank: { order: 'dearest', of: 'piece', to: 3 },
    } as const
    expect(amounts(rule, [BABY], mugs)).toEqual([0, 6000 - 500, 6000 - 1000])
  })

  test('from the fourth cheapest on', () => {
    const rule = {
      ...{ items: ['mug'], effect: { kind: 'percent-off' as const, percent: 10 } },
      rank: { order: 'cheapest', of: 'piece', from: 3 },
    } as const
    expect(amounts(rule, [BABY], mugs)).toEqual([0, 6000 - 200, 6000 - 600])
  })
})

test('the better of two rules of the registration counts', () => {
  const event = (off: number) =>
    compiled({
      items: [item({ price: PRICE })],
      adjustments: [
        {
          id: 'a',
          name: 'A',
          items: ['fee'],
          effect: { kind: 'to', amount: 0 },
          rank: { order: 'cheapest', to: 1 },
          choiceGroup: 'g',
        },
        {
          id: 'b',
          name: 'B',
          items: ['fee'],
          effect: { kind: 'percent-off', percent: off },
          choiceGroup: 'g',
        },
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
    ...{ id: 'r', name: 'Druga za połowę', items: ['shirt'] },
    effect: { kind: 'percent-off', percent: 50 },
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

  test('each person has a second one of their own, also when others have a dearer one', () => {
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
    adjustments: [
      { id: 'gmina', name: 'Gmina', items: ['weeks'], effect: { kind: 'off', amount: 10000 }, rank },
    ],
  })

  test('the first two weeks of each, regardless of the order of typing', () => {
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

describe('people by age', () => {
  const among = { fact: 'age', atMost: 17 }
  const more = { kind: 'plus', amount: 1 } as const
  const [OLD, MIDDLE, YOUNG] = ['2014-07-01', '2015-05-05', '2016-01-01'].map((birthDate) => ({ birthDate }))

  test('have places from the oldest or the youngest on, or as they were typed', () => {
    const people = [{}, { ...YOUNG }, { ...OLD }, { ...MIDDLE }]
    const of = (order: 'oldest' | 'youngest' | 'typed', places: { from?: number; to?: number }) =>
      amounts({ effect: more, rank: { order, among, ...places } }, people)
    expect(of('oldest', { from: 2 })).toEqual([10000, 6001, 6000, 6001])
    expect(of('youngest', { to: 1 })).toEqual([10000, 6001, 6000, 6000])
    expect(of('typed', { from: 2, to: 2 })).toEqual([10000, 6000, 6001, 6000])
  })

  test('who pays nothing has a place too, and so has who does not meet the condition', () => {
    const people = [{ ...CHILD }, { ...BABY }, { birthDate: '2025-06-06' }]
    const third = { effect: more, rank: { order: 'oldest', among, from: 3 } } as const
    expect(amounts(third, people)).toEqual([6000, 0, 1])
    expect(amounts({ ...third, when: { fact: 'age', atMost: 3 } }, people)).toEqual([6000, 0, 1])
    expect(amounts({ ...third, when: { fact: 'age', atLeast: 4 } }, people)).toEqual([6000, 0, 0])
  })

  test('all have a place when it is for everybody; equal birth dates keep the order of typing', () => {
    const twins = [{ ...CHILD }, { ...CHILD }, {}]
    expect(amounts({ effect: more, rank: { order: 'oldest', from: 3 } }, twins)).toEqual([6000, 6001, 10000])
    expect(amounts({ effect: more, rank: { order: 'youngest', to: 1 } }, twins)).toEqual([6001, 6000, 10000])
  })

  test('a reduction by place may have a limit and rivals', () => {
    const both = { items: ['fee'], choiceGroup: 'best' }
    const second: Adjustment = {
      ...{ id: 'second', name: 'Drugie dziecko', ...both, pool: 'five' },
      effect: { kind: 'percent-off', percent: 50 },
      rank: { order: 'oldest', among, from: 2 },
    }
    const card: Adjustment = { id: 'card', name: 'Karta', ...both, effect: { kind: 'off', amount: 1000 } }
    const pools = [{ id: 'five', name: 'Pięć', capacity: 5, refusal: 'product_full' as const }]
    const event = compiled({ items: [item({ price: PRICE })], adjustments: [second, card], pools })
    const { lines, claims } = quoteOf(event, [{ ...CHILD }, { ...CHILD }])
    expect(lines.map(({ amount }) => amount)).toEqual([5000, 3000])
    expect(claims).toEqual([{ pool: 'five', units: 1 }])
  })
})
