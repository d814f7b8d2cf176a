import { describe, expect, test } from 'vitest'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

const free = (units: Record<string, number>) => context('2026-06-10T12:00:00', { free: units })
const pool = (
  id: string,
  name: string,
  refusal: 'event_full' | 'group_full' | 'room_full',
  capacity = 1,
) => ({
  ...{ id, name, refusal, capacity },
})
/** 'code of persons: how many of what are left, and the alternatives'. */
const fullTexts = ({ problems }: ReturnType<typeof quoteOf>) =>
  problems.map(({ code, person, params }) => {
    const { pool: name, wanted, free: left, part, whole, instead } = params
    const what = [part && 'part', whole && 'whole', name].filter(Boolean).join(' ')
    return `${code} of ${person}: ${left} of ${wanted}, ${what}${instead === undefined ? '' : ` → ${instead}`}`
  })

describe('terms of a camp', () => {
  const term = (n: string, rest: Record<string, unknown> = {}) => ({
    ...{ id: n, name: `Turnus ${n.toUpperCase()}`, claims: [{ pool: n }], ...rest },
  })
  const camp = compiled({
    items: [
      item({
        ...{ id: 'term', choose: 'one', price: 100 },
        options: [
          ...[term('i'), term('ii'), term('iii'), term('iv', { ages: { to: 12 } })],
          term('v', { windows: [{ opens: '2026-07-01T00:00:00' }] }),
        ],
      }),
    ],
    pools: ['i', 'ii', 'iii', 'iv', 'v'].map((id) => pool(id, `Turnus ${id.toUpperCase()}`, 'event_full', 5)),
  })
  const ask = (units: Record<string, number>, ...terms: string[]) =>
    fullTexts(
      quoteOf(
        camp,
        terms.map((each) => ({ choices: { term: each } })),
        {},
        free(units),
      ),
    )

  test('a full term is reported, not the event, with the two nearest alternatives', () => {
    expect(ask({ iii: 0 }, 'iii')).toEqual(['event_full of a: 0 of 1, part Turnus III → Turnus I, Turnus II'])
  })

  test('terms that are full too, that have other ages, or that are closed are left out', () => {
    expect(ask({ iii: 0, ii: 0 }, 'iii')).toEqual(['event_full of a: 0 of 1, part Turnus III → Turnus I'])
    expect(ask({ iii: 0, ii: 0, i: 0 }, 'iii')).toEqual(['event_full of a: 0 of 1, part Turnus III'])
  })

  test('there is room for everyone who asks, in addition to those who are there already', () => {
    expect(ask({ i: 0, ii: 2, iii: 3 }, 'i', 'i')).toEqual([
      'event_full of null: 0 of 2, part Turnus I → Turnus II, Turnus III',
    ])
    expect(ask({ i: 0, ii: 2, iii: 3 }, 'i', 'i', 'ii')).toEqual([
      'event_full of null: 0 of 2, part Turnus I → Turnus III',
    ])
    expect(ask({ i: 1, ii: 2, iii: 0 }, 'i', 'i')).toEqual([
      'event_full of null: 1 of 2, part Turnus I → Turnus II',
    ])
  })
})

test('for a class by years of birth: terms for others are left out', () => {
  const kind = (id: string, born: { from?: number; to?: number }) => ({
    ...{ id, name: id, ages: { born }, claims: [{ pool: id }] },
  })
  const run = compiled({
    items: [
      item({
        ...{ id: 'run', choose: 'one' },
        options: [
          kind('a', { from: 2013, to: 2015 }),
          kind('b', { from: 2013, to: 2014 }),
          kind('c', { to: 2015 }),
        ],
      }),
    ],
    pools: ['a', 'b', 'c'].map((id) => pool(id, id, 'group_full')),
  })
  const runner = { birthDate: '2015-05-05', choices: { run: 'a' } }
  expect(fullTexts(quoteOf(run, [runner], {}, free({ a: 0 })))).toEqual([
    'group_full of a: 0 of 1, part a → c',
  ])
})

describe('an alternative that a requirement refuses is left out', () => {
  const term = (id: string) => ({ id, name: id, claims: [{ pool: id }] })
  const camp = compiled({
    types: [
      { id: 'cub', name: 'Zuch' },
      { id: 'scout', name: 'Harcerz' },
    ],
    groups: ['red', 'blue', 'grey'].map(term),
    items: [
      item({ choose: 'one', options: ['i', 'ii', 'iii', 'iv'].map(term) }),
      item({ id: 'tent', category: 'lodging', choose: 'optional' }),
      item({
        ...{ id: 'room', category: 'lodging', per: 'registration', choose: 'quantity' },
        options: ['two', 'four'].map(term),
      }),
    ],
    requirements: [
      {
        ...{ id: 'cubs', of: 'person', code: 'no_such_option', message: 'Nie ma.' },
        when: { fact: 'type', is: 'cub' },
        must: { fact: 'chosen.fee', in: ['i', 'iii'] },
      },
      {
        ...{ id: 'blue', of: 'person', code: 'not_eligible', message: 'Bez zuchów.' },
        when: { fact: 'type', is: 'cub' },
        must: { not: { fact: 'group', is: 'blue' } },
      },
      {
        ...{ id: 'tent', of: 'person', code: 'not_eligible', message: 'Bez namiotów.' },
        must: { not: { fact: 'chosen.tent', is: true } },
      },
      {
        ...{ id: 'room', of: 'registration', code: 'room_capacity', message: 'Za mało.' },
        must: { not: { fact: 'number.room.four', given: true } },
      },
    ],
    pools: ['i', 'ii', 'iii', 'iv', 'red', 'blue', 'grey', 'two', 'four'].map((id) =>
      pool(id, id, 'group_full', 9),
    ),
  })
  const SCOUT = { type: 'scout', group: 'red', choices: { fee: 'i' } }
  const CUB = { ...SCOUT, type: 'cub' }
  const named = (people: Record<string, unknown>[], full: string, rest = {}) =>
    quoteOf(camp, people, rest, free({ [full]: 0 })).problems.flatMap(({ where, params }) =>
      where === full ? [params.instead ?? null] : [],
    )

  test('if it refuses one of the people who ask', () => {
    expect(named([SCOUT], 'i')).toEqual(['ii, iii'])
    expect(named([CUB], 'i')).toEqual(['iii'])
    expect(named([SCOUT, CUB], 'i')).toEqual(['iii'])
    expect(named([SCOUT, { ...CUB, choices: { fee: 'iii' } }], 'i')).toEqual(['ii, iii'])
  })

  test('although the choice that is full was refused too, along with others', () => {
    expect(named([{ ...CUB, choices: { fee: 'iv' } }], 'iv')).toEqual(['i, iii'])
    expect(named([{ ...SCOUT, choices: { fee: 'i', tent: true } }], 'i')).toEqual(['ii, iii'])
  })

  test('among groups, and items of the registration', () => {
    expect(named([SCOUT], 'red')).toEqual(['blue, grey'])
    expect(named([CUB], 'red')).toEqual(['grey'])
    expect(named([SCOUT], 'two', { choices: { room: { two: 1 } } })).toEqual([null])
  })
})

test('a limit of everyone is the event’s: no choice would help', () => {
  const event = compiled({
    items: [
      item({
        ...{ choose: 'one', claims: [{ pool: 'all' }] },
        options: [
          { id: 'full', name: 'Całość' },
          { id: 'day', name: 'Jeden dzień' },
        ],
      }),
    ],
    pools: [pool('all', 'Miejsca', 'event_full', 0)],
  })
  expect(fullTexts(quoteOf(event, [{ choices: { fee: 'day' } }]))).toEqual([
    'event_full of a: 0 of 1, Miejsca',
  ])
})

test('for a full coach no other stop helps', () => {
  const event = compiled({
    items: [
      item({
        ...{ id: 'coach', category: 'transport', choose: 'optional', claims: [{ pool: 'seats' }] },
        options: [
          { id: 'near', name: 'Blisko' },
          { id: 'far', name: 'Daleko' },
        ],
      }),
    ],
    pools: [pool('seats', 'Autokar', 'event_full', 0)],
  })
  expect(fullTexts(quoteOf(event, [{ choices: { coach: 'near' } }]))).toEqual([
    'event_full of a: 0 of 1, part Autokar',
  ])
})

describe('weeks, of which several are chosen', () => {
  const week = (id: string, pools: string[], rest = {}) => ({
    ...{ id, name: id, claims: pools.map((each) => ({ pool: each })), ...rest },
  })
  const weeks = (claims: { pool: string }[] = []) =>
    compiled({
      items: [
        item({
          ...{ id: 'week', choose: 'any', price: 100, claims },
          options: [
            ...[week('w1', ['old']), week('w2', ['old']), week('w3', [])],
            week('w4', [], { price: [{ when: { fact: 'age', atMost: 9 }, amount: 100 }] }),
            week('w5', []),
          ],
        }),
      ],
      pools: [pool('old', 'Stary dom', 'event_full', 1), pool('all', 'Dom', 'event_full', 0)],
    })
  const ask = (event: ReturnType<typeof compiled>, week: string[], units: Record<string, number>) =>
    fullTexts(quoteOf(event, [{ choices: { week } }], {}, free(units)))

  test('not one that is already chosen, nor one that has no price for the person', () => {
    expect(ask(weeks(), ['w1', 'w3'], { old: 0 })).toEqual(['event_full of a: 0 of 1, part Stary dom → w5'])
  })

  test('none where different weeks ask for one limit, or the whole item for its own', () => {
    expect(ask(weeks(), ['w1', 'w2'], { old: 1 })).toEqual(['event_full of a: 1 of 2, part Stary dom'])
    expect(ask(weeks([{ pool: 'all' }]), ['w5'], {})).toEqual(['event_full of a: 0 of 1, Dom'])
  })
})

test('for groups: the nearest that has room for all of them, when they ask for one', () => {
  const ids = ['zlota', 'biala', 'czarna']
  const event = compiled({
    groups: [
      ...ids.map((id) => ({ id, name: `Grupa ${id}`, claims: [{ pool: id }] })),
      { id: 'nocna', name: 'Grupa nocna', claims: [{ pool: 'biala' }] },
    ],
    pools: ids.map((id) => pool(id, `Grupa ${id}`, 'group_full', 2)),
  })
  const ask = (units: Record<string, number>, ...groups: string[]) =>
    fullTexts(
      quoteOf(
        event,
        groups.map((group) => ({ group })),
        {},
        free(units),
      ),
    )
  expect(ask({ biala: 0, czarna: 1 }, 'biala')).toEqual([
    'group_full of a: 0 of 1, part Grupa biala → Grupa zlota, Grupa czarna',
  ])
  expect(ask({ biala: 0, czarna: 1 }, 'biala', 'biala')).toEqual([
    'group_full of null: 0 of 2, part Grupa biala → Grupa zlota',
  ])
  expect(ask({ biala: 0 }, 'biala', 'nocna')).toEqual(['group_full of null: 0 of 2, part Grupa biala'])
})

describe('units that are taken whole', () => {
  const cabin = (id: string, name: string) => ({ id, name, claims: [{ pool: id, sharedBy: 4 }] })
  const event = compiled({
    items: [
      item({ id: 'bed', choose: 'one', options: [cabin('pine', 'Sosna'), cabin('oak', 'Dąb')] }),
      item({
        ...{ id: 'room', category: 'lodging', per: 'registration', choose: 'quantity' },
        claims: [{ pool: 'doubles' }],
      }),
    ],
    pools: [
      pool('pine', 'Domki Sosna', 'room_full'),
      pool('oak', 'Domki Dąb', 'room_full', 2),
      pool('doubles', 'Pokoje 2-osobowe', 'room_full', 1),
    ],
  })
  const five = Array.from({ length: 5 }, () => ({ choices: { bed: 'pine' } }))

  test('are counted as units, not as people and beds', () => {
    expect(fullTexts(quoteOf(event, five))).toEqual([
      'room_capacity of null: 1 of 2, part whole Domki Sosna → Dąb',
    ])
    expect(fullTexts(quoteOf(event, five, {}, free({ oak: 1 })))).toEqual([
      'room_capacity of null: 1 of 2, part whole Domki Sosna',
    ])
    expect(fullTexts(quoteOf(event, [{ choices: { bed: 'oak' } }], { choices: { room: 3 } }))).toEqual([
      'room_capacity of null: 1 of 3, part whole Pokoje 2-osobowe',
    ])
  })
  test('counted heads are people', () => {
    const heads = compiled({
      attendance: 'headcount',
      items: [item({ id: 'bed', per: 'registration', choose: 'quantity', claims: [{ pool: 'beds' }] })],
      pools: [pool('beds', 'Schronisko', 'room_full', 3)],
    })
    expect(fullTexts(quoteOf(heads, [], { choices: { bed: 4 } }))).toEqual([
      'room_capacity of null: 3 of 4, Schronisko',
    ])
  })
})
