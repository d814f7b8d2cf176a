import { describe, expect, test } from 'vitest'
import type { Pool } from '../event/definition.ts'
import { compiled, context, item, quoteOf, told } from './quote.fixture.ts'

const pool = (id: string, refusal: Pool['refusal'], capacity: number | null = 10) => ({
  id,
  name: id.toUpperCase(),
  capacity,
  refusal,
})
const free = (units: Record<string, number>) => context('2026-06-10T12:00:00', { free: units })

describe('what is claimed', () => {
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
    expect(told(quoteOf(event, family, {}, free({ all: 2, blue: 0, red: 1 })))).toEqual([
      'event_full - all',
      'group_full - red',
      'group_full c blue',
    ])
  })

  test('exactly the last units can be had; without a limit nothing is full', () => {
    expect(quoteOf(event, family, {}, free({ all: 3, red: 2, 'far-stop': 2 })).problems).toEqual([])
  })

  test('the words know how many are left and how many are wanted', () => {
    const [problem] = quoteOf(event, family, {}, free({ all: 2 })).problems
    expect(problem?.params).toEqual({ pool: 'ALL', wanted: 3, free: 2 })
  })

  test('one choice that finds its nested pools full is told once', () => {
    const result = quoteOf(
      event,
      [{ group: 'red', choices: { coach: 'far' } }],
      {},
      free({ seats: 0, 'far-stop': 0 }),
    )
    expect(told(result)).toEqual(['product_full a seats'])
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

  test('when none has room the last says so', () => {
    expect(told(claimsOf(7))).toEqual(['group_full - three'])
  })
})

describe('rooms', () => {
  const event = compiled({
    items: [item({ choose: 'one', options: [{ id: 'twin', name: 'Dwójka', claims: [{ pool: 'beds' }] }] })],
    pools: [pool('beds', 'room_full', 4)],
  })
  const ask = (beds: number) =>
    told(quoteOf(event, [{ choices: { fee: 'twin' } }, { choices: { fee: 'twin' } }], {}, free({ beds })))

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

  test('everybody takes a place of the slot', () => {
    expect(quoteOf(event, people, { slot }).claims).toEqual([{ pool: 'slot:2026-06-12T10:00', units: 2 }])
  })

  test('a slot is full by its number', () => {
    const world = free({ 'slot:2026-06-12T10:00': 1 })
    expect(told(quoteOf(event, people, { slot }, world))).toEqual(['slot_full - slot:2026-06-12T10:00'])
    expect(told(quoteOf(event, Array(6).fill({}), { slot }))).toEqual(['slot_full - slot:2026-06-12T10:00'])
  })

  test('a slot must be chosen, exist and lie ahead', () => {
    expect(told(quoteOf(event, [{}]))).toEqual(['field_missing - slot'])
    expect(told(quoteOf(event, [{}], { slot: '2026-06-12T17:30:00' }))).toEqual(['no_such_slot - slot'])
    expect(told(quoteOf(event, [{}], { slot: '2026-06-10T12:00:00' }))).toEqual(['closed - slot'])
    expect(told(quoteOf(event, [{}], { slot: '2026-06-10T12:15:00' }))).toEqual([])
  })

  test('an event without slots has none to choose', () => {
    expect(told(quoteOf(compiled({}), [{}], { slot }))).toEqual(['no_such_slot - slot'])
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

  test('a type has places of its own, told to who is of it', () => {
    expect(ask('crew', 'tent').claims).toEqual([{ pool: 'crew', units: 1 }])
    expect(told(ask('crew', 'tent', 'tent'))).toEqual(['event_full - crew'])
    expect(told(quoteOf(event, [{ type: 'crew', choices: { fee: 'tent' } }], {}, free({ crew: 0 })))).toEqual(
      ['event_full a crew'],
    )
  })

  test('what lacks belongs to the one who asks, or to all who share it', () => {
    const world = free({ rooms: 0 })
    const one = [{ type: 'guest', choices: { fee: 'four' } }]
    expect(told(quoteOf(event, one, {}, world))).toEqual(['room_full a rooms'])
    expect(told(quoteOf(event, [...one, ...one], {}, world))).toEqual(['room_full - rooms'])
  })
})

test('a family ticket is as many heads as it says', () => {
  const ticket = { category: 'participation', per: 'registration', choose: 'quantity' } as const
  const event = compiled({
    attendance: 'headcount',
    items: [item({ id: 'one', ...ticket }), item({ id: 'family', ...ticket, heads: 4 })],
    slots: { everyMinutes: 60, first: '09:00', last: '15:00', from: '2026-08-05', to: null, capacity: 20 },
    peoplePerRegistration: { min: 1, max: 9 },
  })
  const quoted = (one: number, family: number) =>
    quoteOf(event, [], { choices: { one, family }, slot: '2026-08-05T10:00:00' })
  expect(quoted(1, 2).problems).toEqual([])
  expect(quoted(1, 2).claims).toEqual([{ pool: 'slot:2026-08-05T10:00', units: 9 }])
  expect(quoted(2, 2).problems.map(({ code }) => code)).toEqual(['limit_per_registrant'])
})

describe('a headcount', () => {
  const event = compiled({
    attendance: 'headcount',
    items: [
      item({
        id: 'ticket',
        name: 'Bilet',
        per: 'registration',
        choose: 'quantity',
        options: [
          { id: 'adult', name: 'Normalny', price: 2000 },
          { id: 'child', name: 'Ulgowy', price: 1200 },
        ],
      }),
      item({
        id: 'guide',
        name: 'Przewodnik',
        category: 'other',
        per: 'registration',
        choose: 'optional',
        price: [{ amount: 10000, each: { amount: 500, of: 'people', above: 10, atMost: 5 } }],
      }),
    ],
    pools: [pool('all', 'event_full', 30)],
    claims: [{ pool: 'all' }],
    slots: { everyMinutes: 30, first: '10:00', last: '12:00', from: '2026-06-01', to: null, capacity: 20 },
    peoplePerRegistration: { min: 2, max: 25 },
  })
  const ask = (ticket: Record<string, number>, guide = false) =>
    quoteOf(event, [], { choices: { ticket, guide }, slot: '2026-06-12T10:00:00' })

  test('pieces of participation are the people: they take places and hours', () => {
    const result = ask({ adult: 3, child: 4 })
    expect(result.problems).toEqual([])
    expect(result.total).toBe(10800)
    expect(result.claims).toEqual([
      { pool: 'all', units: 7 },
      { pool: 'slot:2026-06-12T10:00', units: 7 },
    ])
  })

  test('they are counted by rules: so much for each above ten, for five at most', () => {
    expect(ask({ adult: 10 }, true).total).toBe(20000 + 10000)
    expect(ask({ adult: 12 }, true).total).toBe(24000 + 11000)
    expect(ask({ adult: 18 }, true).total).toBe(36000 + 12500)
  })

  test('they have a least and a greatest number', () => {
    expect(told(ask({ adult: 1 }))).toEqual(['group_too_small - people'])
    expect(told(ask({ adult: 20, child: 6 }))).toEqual([
      'limit_per_registrant - people',
      'slot_full - slot:2026-06-12T10:00',
    ])
    expect(told(ask({}))).toEqual(['group_too_small - people'])
  })
})

describe('a code that works so many times', () => {
  const event = compiled({
    items: [item({ price: 10000, claims: [{ pool: 'uses', when: { fact: 'code', is: 'LATO' } }] })],
    pools: [{ id: 'uses', name: 'Kod LATO', capacity: 2, refusal: 'code_invalid' }],
    adjustments: [
      { id: 'a', name: 'Kod', items: ['fee'], when: { fact: 'code', is: 'LATO' }, effect: { off: 5000 } },
    ],
  })
  const world = (uses: number) => context('2026-06-10T12:00:00', { free: { uses } })

  test('is refused when it is used up, and so is who brings more people than it is for', () => {
    expect(quoteOf(event, [{}, {}], { code: 'LATO' }, world(2))).toMatchObject({ total: 10000, problems: [] })
    expect(told(quoteOf(event, [{}, {}], { code: 'LATO' }, world(1)))).toEqual(['code_invalid - uses'])
    expect(quoteOf(event, [{}, {}], {}, world(0))).toMatchObject({ total: 20000, problems: [] })
  })
})
