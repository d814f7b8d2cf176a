import { describe, expect, test } from 'vitest'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

const FAMILY: Parameters<typeof compiled>[0] = {
  items: [
    item({
      price: [
        { when: { fact: 'age', atMost: 6 }, amount: 0 },
        { when: { fact: 'age', atMost: 15 }, amount: 12000 },
        { amount: 26000 },
      ],
    }),
  ],
  facts: [
    { id: 'child', name: 'Które dziecko', kind: 'rank', among: { fact: 'age', atLeast: 7, atMost: 17 } },
  ],
  adjustments: [
    {
      id: 'third',
      name: 'Trzecie dziecko',
      items: ['fee'],
      when: { fact: 'own.child', atLeast: 3 },
      effect: { kind: 'to', amount: 0 },
    },
  ],
}
const PEOPLE = {
  anna: '1984-02-02',
  marek: '1982-03-03',
  jan: '2013-03-14',
  zosia: '2015-09-02',
  stas: '2018-05-21',
  hela: '2022-01-01',
}
const people = (...names: (keyof typeof PEOPLE)[]) => names.map((ref) => ({ ref, birthDate: PEOPLE[ref] }))

describe('place in the family (flow C4)', () => {
  const event = compiled(FAMILY)

  test('the family of six pays 760 zł: the third child is free, small ones do not count', () => {
    const { lines, total } = quoteOf(event, people('anna', 'marek', 'jan', 'zosia', 'stas', 'hela'))
    expect(lines.map(({ amount }) => amount)).toEqual([26000, 26000, 12000, 12000, 0, 0])
    expect(total).toBe(76000)
    expect(lines[4]).toMatchObject({
      listAmount: 12000,
      reasons: [{ code: 'fixed' }, { code: 'adjusted', params: { name: 'Trzecie dziecko', amount: 12000 } }],
    })
  })

  test('oldest first, regardless of the order of typing', () => {
    const { lines } = quoteOf(event, people('stas', 'hela', 'zosia', 'anna', 'jan'))
    expect(lines.map(({ person, amount }) => `${person} ${amount}`)).toEqual([
      'stas 0',
      'hela 0',
      'zosia 12000',
      'anna 26000',
      'jan 12000',
    ])
  })

  test('the twin typed first comes first', () => {
    const twins = ['a', 'b', 'c'].map((ref) => ({ ref, birthDate: '2015-09-02' }))
    expect(quoteOf(event, twins).lines.map(({ amount }) => amount)).toEqual([12000, 12000, 0])
    const turned = quoteOf(event, [...twins].reverse())
    expect(turned.lines.map(({ person, amount }) => `${person} ${amount}`)).toEqual([
      'c 12000',
      'b 12000',
      'a 0',
    ])
  })
})

describe('effects', () => {
  const one = (
    effect:
      | { kind: 'to'; amount: number }
      | { kind: 'off'; amount: number }
      | { kind: 'percent-off'; percent: number },
    price = 3333,
  ) =>
    quoteOf(
      compiled({
        items: [item({ choose: 'quantity', price })],
        adjustments: [{ id: 'x', name: 'X', items: ['fee'], effect }],
      }),
      [{ choices: { fee: 2 } }],
    ).total

  test('to an amount for each piece, never more than before', () => {
    expect(one({ kind: 'to', amount: 1000 })).toBe(2000)
    expect(one({ kind: 'to', amount: 5000 })).toBe(6666)
  })
  test('an amount off each piece, never below zero', () => {
    expect(one({ kind: 'off', amount: 333 })).toBe(6000)
    expect(one({ kind: 'off', amount: 9999 })).toBe(0)
  })
  test('percent off, to the grosz', () => {
    expect(one({ kind: 'percent-off', percent: 50 })).toBe(3333)
    expect(one({ kind: 'percent-off', percent: 15 }, 1)).toBe(2)
  })
})

describe('several adjustments', () => {
  const adjust = (
    id: string,
    effect: { kind: 'off'; amount: number } | { kind: 'percent-off'; percent: number },
    choiceGroup?: string,
  ) => ({
    id,
    name: id,
    items: ['fee'],
    effect,
    ...(choiceGroup === undefined ? {} : { choiceGroup }),
  })
  const totalOf = (...adjustments: ReturnType<typeof adjust>[]) =>
    quoteOf(compiled({ items: [item({ price: 10000 })], adjustments }), [{}]).total

  test('apply one after another in the stated order', () => {
    expect(
      totalOf(adjust('a', { kind: 'off', amount: 1000 }), adjust('b', { kind: 'percent-off', percent: 50 })),
    ).toBe(4500)
    expect(
      totalOf(adjust('b', { kind: 'percent-off', percent: 50 }), adjust('a', { kind: 'off', amount: 1000 })),
    ).toBe(4000)
  })

  test('only the best of one choice group counts, along with those outside it', () => {
    const group = [
      adjust('a', { kind: 'off', amount: 1000 }, 'g'),
      adjust('b', { kind: 'off', amount: 4000 }, 'g'),
    ]
    expect(totalOf(...group)).toBe(6000)
    expect(totalOf(...group, adjust('c', { kind: 'percent-off', percent: 50 }))).toBe(3000)
  })
})

describe('a tier for the first few', () => {
  const event = compiled({
    items: [item({ price: 27500 })],
    adjustments: [
      { id: 'card', name: 'Karta', items: ['fee'], effect: { kind: 'to', amount: 20000 }, pool: 'cards' },
    ],
    pools: [{ id: 'cards', name: 'Karty', capacity: 3, refusal: 'product_full' }],
  })
  const amounts = (free?: number) => {
    const quoteContext = context('2026-06-10T12:00:00', free === undefined ? {} : { free: { cards: free } })
    const { lines, claims, problems } = quoteOf(event, [{}, {}], {}, quoteContext)
    return { amounts: lines.map(({ amount }) => amount), claims, problems }
  }

  test('each use claims one, in the order of typing; without one the registration is still accepted', () => {
    expect(amounts()).toEqual({
      amounts: [20000, 20000],
      claims: [{ pool: 'cards', units: 2 }],
      problems: [],
    })
    expect(amounts(1)).toEqual({
      amounts: [20000, 27500],
      claims: [{ pool: 'cards', units: 1 }],
      problems: [],
    })
    expect(amounts(0)).toEqual({ amounts: [27500, 27500], claims: [], problems: [] })
  })
})

test('an adjustment may ask the option of the line', () => {
  const event = compiled({
    items: [
      item({
        id: 'term',
        choose: 'any',
        price: 100,
        options: [
          { id: 'i', name: 'I' },
          { id: 'ii', name: 'II' },
        ],
      }),
    ],
    adjustments: [
      {
        id: 'x',
        name: 'X',
        items: ['term'],
        when: { fact: 'option', is: 'ii' },
        effect: { kind: 'to', amount: 70 },
      },
    ],
  })
  const { lines } = quoteOf(event, [{ choices: { term: ['i', 'ii'] } }])
  expect(lines.map(({ amount }) => amount)).toEqual([100, 70])
})
