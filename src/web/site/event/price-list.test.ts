import { describe, expect, it } from 'vitest'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { exampleDefinition } from '#web/kit/example-definition.fixture.ts'
import { fee, withItems } from './event.fixture.ts'
import { headlinePrice } from './headline-price.ts'
import { planWords } from './plan-words.ts'
import { priceList } from './price-list.ts'

const NB = '\u00a0'
const NOW = '2026-04-01T12:00:00'
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
  it('lists prices row by row, the full price first', () => {
    expect(priceList(byAge)).toEqual([
      {
        name: null,
        notes: ['Za całą drogę.'],
        rows: [
          { name: 'Osoba dorosła', why: [], price: `260${NB}zł`, free: false },
          { name: 'Dziecko, 7–15 lat', why: [], price: `120${NB}zł`, free: false },
          { name: 'Dziecko do 6 lat', why: [], price: 'bezpłatnie', free: true },
        ],
        table: null,
      },
    ])
  })

  it('makes a table of two facts with the names of types and groups', () => {
    expect(priceList(exampleDefinition).flatMap(({ table }) => table ?? [])).toEqual([
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

  it('groups several prices under their item, single ones together, and adjustments at the end', () => {
    const [fee, coach, more, less] = priceList(exampleDefinition)
    expect([fee?.name, coach?.name, more?.name, less?.name]).toEqual([
      'Udział',
      'Autokar powrotny',
      'Dodatki',
      'Zniżki',
    ])
    expect(coach?.rows).toEqual([
      { name: 'Busko', why: [], price: `60${NB}zł`, free: false },
      { name: 'Kielce', why: [], price: `50,50${NB}zł`, free: false },
    ])
    expect(more?.rows).toMatchObject([{ price: `45${NB}zł`, why: ['Bawełniana.', 'Do wyboru: S, M.'] }])
    expect(less?.rows).toEqual([
      {
        name: 'Trzecie dziecko',
        why: ['Zniżka naliczy się sama.'],
        price: 'bezpłatnie',
        free: true,
      },
    ])
  })

  it("does not repeat 'bezpłatnie' next to a name that contains it", () => {
    const adjustment = (id: string, name: string) => ({
      id,
      name,
      items: [fee.id],
      effect: { kind: 'to' as const, amount: 0 },
    })
    const free = [adjustment('third', 'Trzecie dziecko bezpłatnie'), adjustment('fourth', 'Czwarte dziecko')]
    const rows = priceList(withItems([fee], { adjustments: free })).at(-1)?.rows
    expect(rows?.map(({ price }) => price)).toEqual([`0${NB}zł`, 'bezpłatnie'])
  })

  it('names terms and days with their dates, and what is included in the stay', () => {
    const options = [
      { id: 'i', name: 'Turnus I', price: 50000, dates: { start: '2026-07-05', end: '2026-07-12' } },
      { id: 'day', name: 'Pierwszy dzień', price: 9000, day: '2026-07-05' },
    ]
    const beds = [
      { id: 'four', name: 'Czteroosobowy', price: 0 },
      { id: 'two', name: 'Dwuosobowy', price: 9000 },
    ]
    const bed = { ...fee, id: 'bed', name: 'Pokój', category: 'lodging' as const, choose: 'one' as const }
    const groups = priceList(
      withItems([
        { ...fee, choose: 'one', options },
        { ...bed, options: beds },
      ]),
    )
    expect(groups.map(({ rows }) => rows.map(({ name }) => name.replaceAll(NB, ' ')))).toEqual([
      ['Turnus I (5–12 lipca 2026)', 'Pierwszy dzień (5 lipca 2026)'],
      ['Czteroosobowy', 'Dwuosobowy'],
    ])
    expect(groups[1]?.rows[0]).toMatchObject({ price: 'bez dopłaty', free: true })
  })

  it('has one row for options of the same price, without repetition', () => {
    const rooms = { a: 5000, b: 5000, c: 6000 }
    const options = Object.entries(rooms).map(([id, price]) => ({ id, name: `Pokój ${id}`, price }))
    const [lodging] = priceList(withItems([{ ...fee, name: 'Nocleg', choose: 'one', options }]))
    expect(lodging?.rows.map(({ name, price }) => [name, price])).toEqual([
      ['Pokój a, Pokój b', `50${NB}zł`],
      ['Pokój c', `60${NB}zł`],
    ])
    const same = options.slice(0, 2)
    expect(priceList(withItems([{ ...fee, name: 'Nocleg', choose: 'one', options: same }]))[0]?.rows).toEqual(
      [{ name: 'Nocleg', why: ['Do wyboru: Pokój a, Pokój b.'], price: `50${NB}zł`, free: false }],
    )
  })

  it('names each price of an option where it depends on more than the option', () => {
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
    expect(priceList(tickets)[0]?.rows.map(({ name, price, why }) => [name, price, ...why])).toEqual([
      ['Oba dni (wcześnie)', `480${NB}zł`, `Zapis do 18${NB}czerwca 2026.`],
      ['Oba dni', `640${NB}zł`],
      ['Jeden dzień', `360${NB}zł`],
    ])
    const chosen = { words: 'zależnie od wyboru', brief: 'zależnie od wyboru' }
    expect(headlinePrice(tickets, '2026-06-18T12:00:00')).toEqual({ ...chosen, amount: `360–480${NB}zł` })
    expect(headlinePrice(tickets, '2026-06-19T12:00:00')).toEqual({ ...chosen, amount: `360–640${NB}zł` })
  })

  it('words reductions by amount and by percent', () => {
    const reduced = withItems([{ ...fee, price: 10000 }], {
      adjustments: [
        { id: 'a', name: 'Rodzeństwo', items: ['fee'], effect: { kind: 'off', amount: 10050 } },
        { id: 'b', name: 'Służba', items: ['fee'], effect: { kind: 'percent-off', percent: 12.5 } },
      ],
    })
    expect(priceList(reduced).map(({ name, rows }) => [name, ...rows.map(({ price }) => price)])).toEqual([
      [null, `100${NB}zł`],
      ['Zniżki', `−100,50${NB}zł`, '−12,5%'],
    ])
  })
})

describe('headlinePrice', () => {
  it('is the full price, with the lower ones in words', () => {
    expect(headlinePrice(byAge, NOW)).toEqual({
      amount: `260${NB}zł`,
      words: `osoba dorosła; dziecko, 7–15 lat 120${NB}zł; dziecko do 6 lat bezpłatnie`,
      brief: 'osoba dorosła; są też niższe ceny',
    })
  })

  it('follows the kind of participant when a table has types', () => {
    expect(headlinePrice(exampleDefinition, NOW)).toEqual({
      amount: `100–200${NB}zł`,
      words: `dorosły; dziecko 50–100${NB}zł`,
      brief: 'dorosły; są też niższe ceny',
    })
  })

  it('is the price of taking part, not of an insurance, and a range where prices have no names', () => {
    const insurance = {
      ...fee,
      id: 'insurance',
      name: 'Ubezpieczenie',
      category: 'other' as const,
      price: 1200,
    }
    const price = [
      { when: { fact: 'day', atMost: '2026-04-30' }, amount: 7000 },
      { when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Dziecko' },
      { amount: 9000 },
    ]
    expect(headlinePrice(withItems([insurance, { ...fee, price }]), NOW)).toEqual({
      amount: `70–90${NB}zł`,
      words: 'udział; dziecko bezpłatnie',
      brief: 'udział; są też niższe ceny',
    })
    expect(headlinePrice(withItems([insurance]), NOW)).toBeNull()
  })

  it('leaves small children out of the range of a choice, and tells what they pay', () => {
    const room = (id: string, amount: number) => ({
      ...{ id, name: id },
      price: [{ when: { fact: 'age', atMost: 3 }, amount: 0 }, { amount }],
    })
    const rooms = withItems([{ ...fee, choose: 'one', options: [room('four', 78000), room('two', 99000)] }])
    expect(headlinePrice(rooms, NOW)).toEqual({
      amount: `780–990${NB}zł`,
      words: `zależnie od wyboru; dzieci do 3${NB}lat bezpłatnie`,
      brief: 'zależnie od wyboru',
    })
  })

  it('is the price of a choice that others make, not the fee of students alone', () => {
    const types = [
      { id: 'student', name: 'Student' },
      { id: 'regular', name: 'Zwykły' },
    ]
    const student = { ...fee, id: 'student', when: { fact: 'type', is: 'student' }, price: 12000 }
    const ticket = {
      ...fee,
      ...{ id: 'ticket', choose: 'one' as const, when: { fact: 'type', is: 'regular' } },
      options: [
        { id: 'both', name: 'Oba dni', price: 39000 },
        { id: 'one', name: 'Jeden', price: 23000 },
      ],
    }
    expect(headlinePrice(withItems([student, ticket], { types }), NOW)?.amount).toBe(`230–390${NB}zł`)
    expect(headlinePrice(withItems([student], { types }), NOW)?.amount).toBe(`120${NB}zł`)
  })

  it('needs no words for one price, and is absent without a fee', () => {
    expect(headlinePrice(withItems([{ ...fee, price: 10000 }]), NOW)).toEqual({
      amount: `100${NB}zł`,
      words: 'od osoby',
      brief: 'od osoby',
    })
    expect(headlinePrice(withItems([]), NOW)).toBeNull()
  })
})

describe('planWords', () => {
  type Parts = NonNullable<EventDefinitionInput['plans']>[number]['parts']
  const plan = (parts: Parts) =>
    planWords(withItems([], { plans: [{ id: 'p', name: 'P', parts }] }).plans[0]?.parts ?? [], {
      fact: (name) => ({ name }),
      item: (id) => id,
    })

  it('states one term in a sentence', () => {
    const days = (count: number) =>
      plan([{ name: 'Całość', amount: 'rest', due: { days: count, after: 'registration' } }])
    expect([days(0), days(1), days(3)].flat()).toEqual([
      `Płatność w${NB}dniu zapisu.`,
      `Płatność w${NB}ciągu 1${NB}dnia od zapisu.`,
      `Płatność w${NB}ciągu 3${NB}dni od zapisu.`,
    ])
  })

  it('states each of several parts', () => {
    expect(
      plan([
        { name: 'Zaliczka', amount: { perPerson: 30000 }, due: { minutes: 120, after: 'registration' } },
        { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
      ]),
    ).toEqual([
      `Zaliczka: 300${NB}zł od osoby, w${NB}ciągu 2${NB}godzin od zapisu.`,
      `Reszta do 15${NB}lipca 2026, środa.`,
    ])
  })
})
