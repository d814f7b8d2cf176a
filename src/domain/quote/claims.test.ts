import { describe, expect, test } from 'vitest'
import type { Pool } from '../event/definition/definition.ts'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

const pool = (id: string, refusal: Pool['refusal'], capacity: number | null = 10) => ({
  id,
  name: id.toUpperCase(),
  capacity,
  refusal,
})
const free = (units: Record<string, number>) => context('2026-06-10T12:00:00', { free: units })

describe('claims', () => {
  const event = compiled({
    groups: [
      { id: 'red', name: 'Czerwona', claims: [{ pool: 'red' }] },
      { id: 'blue', name: 'Niebieska', claims: [{ pool: 'blue' }] },
    ],
    items: [
      item({
        id: 'coach',
        choose: 'optional',
        claims: [{ pool: 'seats', when: { fact: 'age', atLeast: 3 } }],
        options: [{ id: 'far', name: 'Daleko', claims: [{ pool: 'far-stop' }] }],
      }),
      item({ id: 'mug', choose: 'quantity', claims: [{ pool: 'mugs', units: 2 }] }),
    ],
    pools: [
      pool('all', 'event_full'),
      pool('red', 'group_full'),
      pool('blue', 'group_full'),
      pool('seats', 'product_full'),
      pool('far-stop', 'product_full'),
      pool('mugs', 'product_full', null),
    ],
    claims: [{ pool: 'all' }],
  })
  const family = [
    { group: 'red', choices: { coach: 'far', mug: 3 } },
    { group: 'red', choices: { coach: 'far' }, birthDate: '2025-01-01' },
    { group: 'blue' },
  ]

  test('is summed by pool: event, groups, options, pieces; conditions hold', () => {
    expect(quoteOf(event, family).claims).toEqual([
      { pool: 'all', units: 3 },
      { pool: 'blue', units: 1 },
      { pool: 'far-stop', units: 2 },
      { pool: 'mugs', units: 6 },
      { pool: 'red', units: 2 },
      { pool: 'seats', units: 1 },
    ])
  })

  test('a full pool belongs to the person whose choice alone asks for it, else to the whole', () => {
    expect(problemTexts(quoteOf(event, family, {}, free({ all: 2, blue: 0, red: 1 })))).toEqual([
      'event_full - all',
      'group_full - red',
      'group_full c blue',
    ])
  })

  test('exactly the last units can be had; without a limit nothing is full', () => {
    expect(quoteOf(event, family, {}, free({ all: 3, red: 2, 'far-stop': 2 })).problems).toEqual([])
  })

  test('the words contain how many are left and how many are wanted', () => {
    const [problem] = quoteOf(event, family, {}, free({ all: 2 })).problems
    expect(problem?.params).toEqual({ pool: 'ALL', wanted: 3, free: 2 })
  })

  test('one choice whose nested pools are full is reported once', () => {
    const result = quoteOf(
      event,
      [{ group: 'red', choices: { coach: 'far' } }],
      {},
      free({ seats: 0, 'far-stop': 0 }),
    )
    expect(problemTexts(result)).toEqual(['product_full a seats'])
  })
})

describe('one of several pools', () => {
  const event = compiled({
    items: [item({ claims: [{ pool: ['one', 'two', 'three'] }] })],
    pools: [pool('one', 'group_full', 2), pool('two', 'group_full', 2), pool('three', 'group_full', 2)],
  })
  const claimsOf = (people: number, units: Record<string, number> = {}) =>
    quoteOf(
      event,
      Array.from({ length: people }, () => ({})),
      {},
      free(units),
    )

  test('the first with room is taken, person after person', () => {
    expect(claimsOf(3).claims).toEqual([
      { pool: 'one', units: 2 },
      { pool: 'two', units: 1 },
    ])
    expect(claimsOf(1, { one: 0, two: 0 }).claims).toEqual([{ pool: 'three', units: 1 }])
  })

  test('when none has room the last one is reported', () => {
    expect(problemTexts(claimsOf(7))).toEqual(['group_full - three'])
  })
})

describe('rooms', () => {
  const event = compiled({
    items: [item({ choose: 'one', options: [{ id: 'twin', name: 'Dwójka', claims: [{ pool: 'beds' }] }] })],
    pools: [pool('beds', 'room_full', 4)],
  })
  const twin = { choices: { fee: 'twin' } }
  const ask = (beds: number) => problemTexts(quoteOf(event, [twin, twin], {}, free({ beds })))

  test('none left is full, some left is too small', () => {
    expect(ask(0)).toEqual(['room_full - beds'])
    expect(ask(1)).toEqual(['room_capacity - beds'])
    expect(ask(2)).toEqual([])
  })
})

describe('hours of entry', () => {
  const event = compiled({
    slots: { everyMinutes: 15, first: '10:00', last: '17:15', from: '2026-06-01', to: null, capacity: 5 },
    items: [item({ price: 0 })],
  })
  const slot = '2026-06-12T10:00:00'
  const people = [{}, {}]

  test('everyone takes a place of the slot', () => {
    expect(quoteOf(event, people, { slot }).claims).toEqual([{ pool: 'slot:2026-06-12T10:00', units: 2 }])
  })

  test('an hour of a list is full by its own number, or never', () => {
    const listed = compiled({
      slots: { list: [2, null].map((places, i) => ({ at: `2026-06-12T1${i}:00:00`, places })) },
      items: [item({ price: 0 })],
    })
    const crowd = Array(6).fill({})
    expect(problemTexts(quoteOf(listed, people, { slot }))).toEqual([])
    expect(problemTexts(quoteOf(listed, crowd, { slot }))).toEqual(['slot_full - slot:2026-06-12T10:00'])
    const open = quoteOf(listed, crowd, { slot: '2026-06-12T11:00:00' })
    expect(problemTexts(open)).toEqual([])
    expect(open.claims).toEqual([{ pool: 'slot:2026-06-12T11:00', units: 6 }])
    const other = { slot: '2026-06-12T12:00:00' }
    expect(problemTexts(quoteOf(listed, people, other))).toEqual(['no_such_slot - slot'])
  })

  test('a slot is full by its number', () => {
    const quoteContext = free({ 'slot:2026-06-12T10:00': 1 })
    expect(problemTexts(quoteOf(event, people, { slot }, quoteContext))).toEqual([
      'slot_full - slot:2026-06-12T10:00',
    ])
    expect(problemTexts(quoteOf(event, Array(6).fill({}), { slot }))).toEqual([
      'slot_full - slot:2026-06-12T10:00',
    ])
  })

  test('a slot must be chosen, exist and lie ahead', () => {
    expect(problemTexts(quoteOf(event, [{}]))).toEqual(['field_missing - slot'])
    expect(problemTexts(quoteOf(event, [{}], { slot: '2026-06-12T17:30:00' }))).toEqual([
      'no_such_slot - slot',
    ])
    expect(problemTexts(quoteOf(event, [{}], { slot: '2026-06-10T12:00:00' }))).toEqual(['closed - slot'])
    expect(problemTexts(quoteOf(event, [{}], { slot: '2026-06-10T12:15:00' }))).toEqual([])
  })

  test('an event without slots has none to choose', () => {
    expect(problemTexts(quoteOf(compiled({}), [{}], { slot }))).toEqual(['no_such_slot - slot'])
  })
})

describe('a room taken whole', () => {
  const event = compiled({
    types: [
      { id: 'guest', name: 'Gość' },
      { id: 'crew', name: 'Obsługa', claims: [{ pool: 'crew' }] },
    ],
    items: [
      item({
        choose: 'one',
        options: [
          { id: 'four', name: 'Czwórka', claims: [{ pool: 'rooms', sharedBy: 4 }] },
          { id: 'tent', name: 'Namiot' },
        ],
      }),
    ],
    pools: [pool('rooms', 'room_full', 3), pool('crew', 'event_full', 1)],
  })
  const ask = (type: string, ...kinds: string[]) =>
    quoteOf(
      event,
      kinds.map((fee) => ({ type, choices: { fee } })),
    )

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [9, 3],
  ])('%i people take %i rooms', (people, units) => {
    expect(ask('guest', ...Array(people).fill('four'), 'tent').claims).toEqual([{ pool: 'rooms', units }])
  })

  test('a type has places of its own, reported to its members', () => {
    expect(ask('crew', 'tent').claims).toEqual([{ pool: 'crew', units: 1 }])
    expect(problemTexts(ask('crew', 'tent', 'tent'))).toEqual(['event_full - crew'])
    expect(
      problemTexts(quoteOf(event, [{ type: 'crew', choices: { fee: 'tent' } }], {}, free({ crew: 0 }))),
    ).toEqual(['event_full a crew'])
  })

  test('a missing place is reported to the person who asks, or to all who share it', () => {
    const quoteContext = free({ rooms: 0 })
    const one = [{ type: 'guest', choices: { fee: 'four' } }]
    expect(problemTexts(quoteOf(event, one, {}, quoteContext))).toEqual(['room_full a rooms'])
    expect(problemTexts(quoteOf(event, [...one, ...one], {}, quoteContext))).toEqual(['room_full - rooms'])
  })
})

describe('a code with a limited number of uses', () => {
  const event = compiled({
    items: [item({ price: 10000, claims: [{ pool: 'uses', when: { fact: 'code', is: 'LATO' } }] })],
    pools: [{ id: 'uses', name: 'Kod LATO', capacity: 2, refusal: 'code_invalid' }],
    adjustments: [
      {
        id: 'a',
        name: 'Kod',
        items: ['fee'],
        when: { fact: 'code', is: 'LATO' },
        effect: { kind: 'off', amount: 5000 },
      },
    ],
  })
  const quoteContext = (uses: number) => context('2026-06-10T12:00:00', { free: { uses } })

  test('is refused when it is used up, and so is a group larger than its number of uses', () => {
    expect(quoteOf(event, [{}, {}], { code: 'LATO' }, quoteContext(2))).toMatchObject({
      total: 10000,
      problems: [],
    })
    expect(problemTexts(quoteOf(event, [{}, {}], { code: 'LATO' }, quoteContext(1)))).toEqual([
      'code_invalid - uses',
    ])
    expect(quoteOf(event, [{}, {}], {}, quoteContext(0))).toMatchObject({ total: 20000, problems: [] })
  })
})
