import { describe, expect, test } from 'vitest'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

const rest = { name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } } as const
const half = { name: 'Rata', amount: { percent: 50 }, due: { days: 1, after: 'registration' } } as const
const goods = [
  item({ price: 10000 }),
  item({ id: 'book', name: 'Śpiewnik', per: 'registration', choose: 'quantity', max: 50, price: 2500 }),
  item({
    id: 'gift',
    name: 'Dar',
    per: 'registration',
    choose: 'amount',
    legalKind: 'donation',
    category: 'donation',
  }),
  item({ id: 'key', name: 'Kaucja', choose: 'always', price: 4000, paid: 'on-site' }),
]

describe('the price to pay decides the payment plan', () => {
  const event = compiled({
    items: goods,
    adjustments: [
      {
        id: 'child',
        name: 'Dziecko',
        items: ['fee'],
        when: { fact: 'age', atMost: 10 },
        effect: { kind: 'to', amount: 2000 },
      },
    ],
    plans: [
      { id: 'parts', name: 'Raty', when: { fact: 'price', atLeast: 15000 }, parts: [half, rest] },
      { id: 'whole', name: 'Razem', parts: [rest] },
    ],
  })
  const parts = (people: Record<string, unknown>[], more = {}) => quoteOf(event, people, more).due.length

  test('after reductions, to the grosz', () => {
    expect(parts([{}])).toBe(1)
    expect(parts([{}], { choices: { book: 2 } })).toBe(2)
    expect(parts([{}, { birthDate: '2020-01-01' }], { choices: { book: 1 } })).toBe(1)
    expect(parts([{}, { birthDate: '2020-01-01' }], { choices: { book: 2 } })).toBe(2)
  })

  test('donations and amounts paid on the spot are excluded', () =>
    expect(parts([{}], { choices: { gift: 500000 } })).toBe(1))

  test('a plan that is not offered cannot be chosen', () => {
    expect(problemTexts(quoteOf(event, [{}], { plan: 'parts' }))).toEqual(['no_such_option - plan'])
    expect(problemTexts(quoteOf(event, [{}, {}], { plan: 'whole' }))).toEqual([])
  })
})

describe('the price before reductions decides reductions', () => {
  test('rules may ask the price of one item, of the whole, and free pieces for each sum', () => {
    const event = compiled({
      items: goods,
      adjustments: [
        {
          id: 'books',
          name: 'Od 100 zł',
          items: ['book'],
          when: { fact: 'listPrice.book', atLeast: 10000 },
          effect: { kind: 'percent-off', percent: 10 },
        },
        {
          id: 'much',
          name: 'Od 300 zł',
          items: ['fee'],
          when: { fact: 'listPrice', atLeast: 30000 },
          effect: { kind: 'off', amount: 1000 },
        },
      ],
    })
    const total = (people: number, book: number) =>
      quoteOf(
        event,
        Array.from({ length: people }, () => ({})),
        { choices: { book } },
      ).total
    expect(total(1, 3)).toBe(17500)
    expect(total(1, 4)).toBe(10000 + 9000)
    // 200 zł and 100 zł before the reduction are 300 zł, though less is to be paid.
    expect(total(2, 4)).toBe(2 * 9000 + 9000)
    const free = compiled({
      items: goods,
      adjustments: [
        {
          id: 'free',
          name: 'Gratis',
          items: ['book'],
          effect: { kind: 'free-for-each', of: 'listPrice.fee', each: 20000 },
        },
      ],
    })
    expect(quoteOf(free, [{}, {}, {}], { choices: { book: 2 } }).total).toBe(32500)
  })

  test('a net price counts with its tax', () => {
    const event = compiled({
      items: [item({ price: 10000, vat: { rate: 23, prices: 'net' } })],
      adjustments: [
        {
          id: 'a',
          name: 'A',
          items: ['fee'],
          when: { fact: 'listPrice', atLeast: 12300 },
          effect: { kind: 'off', amount: 1000 },
        },
      ],
    })
    expect(quoteOf(event, [{}]).total).toBe(11070)
  })
})

test('a least sum of an order; while a fact is missing it is not checked', () => {
  const event = compiled({
    items: [item({ price: [{ when: { fact: 'sex', is: 'MALE' }, amount: 3000 }, { amount: 6000 }] })],
    ask: { birthDate: 'required', sex: 'required' },
    requirements: [
      {
        id: 'least',
        of: 'registration',
        must: { fact: 'price', atLeast: 5000 },
        code: 'not_eligible',
        message: 'Od 50 zł.',
      },
    ],
  })
  expect(problemTexts(quoteOf(event, [{ sex: 'FEMALE' }]))).toEqual([])
  expect(problemTexts(quoteOf(event, [{ sex: 'MALE' }]))).toEqual(['not_eligible - -'])
  expect(problemTexts(quoteOf(event, [{ sex: null }]))).toEqual(['field_missing a sex'])
})

test('an exempt item has no tax, whatever its prices are', () => {
  const event = compiled({ items: [item({ price: 10000, vat: { rate: 'exempt', prices: 'net' } })] })
  expect(quoteOf(event, [{}], {}, context()).total).toBe(10000)
})
