import { describe, expect, it } from 'vitest'
import { definitionSchema, type EventDefinitionInput } from '#domain/event/definition.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { headlinePrice } from './headline-price.ts'
import { planWords } from './plan-words.ts'
import { priceList } from './price-list.ts'

const NB = '\u00a0'
const fee = {
  id: 'fee',
  name: 'Udział',
  category: 'participation',
  legalKind: 'participation',
  per: 'person',
  choose: 'always',
} as const

const withItems = (items: EventDefinitionInput['items'], more: Partial<EventDefinitionInput> = {}) =>
  definitionSchema.parse({
    schemaVersion: 2,
    title: 'Wydarzenie',
    kind: 'other',
    dates: { start: null, end: null },
    items,
    ...more,
  })

const byAge = withItems([
  {
    ...fee,
    note: 'Za całą drogę.',
    price: [
      { when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Dziecko do 6 lat' },
      { when: { fact: 'age', atMost: 15 }, amount: 12000, name: 'Dziecko, 7–15 lat' },
      { amount: 26000, name: 'Osoba dorosła' },
    ],
  },
])

describe('priceList', () => {
  it('says a list of prices row by row, the full price first', () => {
    expect(priceList(byAge).rows).toEqual([
      { name: 'Osoba dorosła', why: ['Za całą drogę.'], price: `260${NB}zł`, free: false },
      { name: 'Dziecko, 7–15 lat', why: [], price: `120${NB}zł`, free: false },
      { name: 'Dziecko do 6 lat', why: [], price: 'bezpłatnie', free: true },
    ])
  })

  it('makes a table of two facts with the names of types and groups', () => {
    expect(priceList(exampleDefinition).tables).toEqual([
      {
        name: 'Udział',
        columns: ['Dorosły', 'Dziecko'],
        rows: [
          { name: 'Wyjazd z Kielc', cells: [20000, 10000] },
          { name: 'Wyjazd z Buska', cells: [10000, 5000] },
        ],
      },
    ])
  })

  it('gathers options of one price, and gives a range where prices differ', () => {
    const [coach, shirt, third] = priceList(exampleDefinition).rows
    expect(coach).toMatchObject({
      price: `50,50–60${NB}zł`,
      why: [`60${NB}zł: Busko`, `50,50${NB}zł: Kielce`],
    })
    expect(shirt).toMatchObject({ price: `45${NB}zł`, why: ['Bawełniana.', 'Do wyboru: S, M.'] })
    expect(third).toEqual({
      name: 'Trzecie dziecko',
      why: ['Zniżka naliczy się sama.'],
      price: 'bezpłatnie',
      free: true,
    })
  })

  it('says what each price of an option is called, where it depends on more than the option', () => {
    const tickets = withItems([
      {
        ...fee,
        choose: 'one',
        options: [
          {
            id: 'both',
            name: 'Oba dni',
            price: [
              { when: { fact: 'day', atMost: '2026-06-18' }, amount: 48000, name: 'Oba dni (wcześnie)' },
              { amount: 64000, name: 'Oba dni' },
            ],
          },
          { id: 'one', name: 'Jeden dzień', price: 36000 },
        ],
      },
    ])
    expect(priceList(tickets).rows[0]?.why).toEqual([
      `480${NB}zł: Oba dni (wcześnie)`,
      `640${NB}zł: Oba dni`,
      `360${NB}zł: Jeden dzień`,
    ])
    expect(headlinePrice(tickets)).toEqual({ amount: `360–640${NB}zł`, words: 'zależnie od wyboru' })
  })

  it('words reductions by amount and by percent', () => {
    const reduced = withItems([{ ...fee, price: 10000 }], {
      adjustments: [
        { id: 'a', name: 'Rodzeństwo', items: ['fee'], effect: { off: 10050 } },
        { id: 'b', name: 'Służba', items: ['fee'], effect: { percentOff: 12.5 } },
      ],
    })
    expect(priceList(reduced).rows.map(({ price }) => price)).toEqual([
      `100${NB}zł`,
      `−100,50${NB}zł`,
      '−12,5%',
    ])
  })
})

describe('headlinePrice', () => {
  it('is the full price, with the lower ones in words', () => {
    expect(headlinePrice(byAge)).toEqual({
      amount: `260${NB}zł`,
      words: `osoba dorosła; dziecko, 7–15 lat 120${NB}zł; dziecko do 6 lat bezpłatnie`,
    })
  })

  it('goes by who takes part when a table has types', () => {
    expect(headlinePrice(exampleDefinition)).toEqual({
      amount: `100–200${NB}zł`,
      words: `dorosły; dziecko 50–100${NB}zł`,
    })
  })

  it('needs no words for one price, and is absent without a fee', () => {
    expect(headlinePrice(withItems([{ ...fee, price: 10000 }]))).toEqual({
      amount: `100${NB}zł`,
      words: 'od osoby',
    })
    expect(headlinePrice(withItems([]))).toBeNull()
  })
})

describe('planWords', () => {
  type Parts = NonNullable<EventDefinitionInput['plans']>[number]['parts']
  const plan = (parts: Parts) =>
    planWords(withItems([], { plans: [{ id: 'p', name: 'P', parts }] }).plans[0]?.parts ?? [])

  it('says one term in a sentence', () => {
    const days = (count: number) =>
      plan([{ name: 'Całość', amount: 'rest', due: { daysAfterRegistration: count } }])
    expect([days(0), days(1), days(3)].flat()).toEqual([
      `Płatność w${NB}dniu zapisu.`,
      `Płatność w${NB}ciągu 1${NB}dnia od zapisu.`,
      `Płatność w${NB}ciągu 3${NB}dni od zapisu.`,
    ])
  })

  it('says each of several parts', () => {
    expect(
      plan([
        { name: 'Zaliczka', amount: { perPerson: 30000 }, due: { minutesAfterRegistration: 120 } },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ]),
    ).toEqual([
      `Zaliczka: 300${NB}zł od osoby, w${NB}ciągu 2${NB}godzin od zapisu.`,
      `Reszta do 15${NB}lipca 2026, środa.`,
    ])
  })
})
