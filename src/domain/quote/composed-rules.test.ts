import { describe, expect, test } from 'vitest'
import { parseDefinition } from '../event/check/check-definition.ts'
import { compiled, item, problemTexts, quoteOf } from './quote.fixture.ts'

/** Price lists composed of several parts: each test is one sentence of an organiser. */

describe('a value is given or not', () => {
  const event = compiled({
    items: [
      item({ id: 'coach', name: 'Autokar', choose: 'optional', options: [{ id: 'far', name: 'Daleko' }] }),
      item({ id: 'mug', name: 'Kubek', choose: 'quantity' }),
    ],
    questions: [{ id: 'club', of: 'person', type: 'text', label: 'Klub' }],
    requirements: [
      {
        id: 'code',
        of: 'registration',
        when: { fact: 'code', given: true },
        must: { fact: 'code', in: ['LATO', 'ZIMA'] },
        code: 'code_invalid',
        message: 'Ten kod nie działa.',
      },
      {
        id: 'club',
        of: 'person',
        when: {
          any: [
            { fact: 'chosen.coach', given: true },
            { fact: 'chosen.mug', given: true },
          ],
        },
        must: { fact: 'answer.club', given: true },
        code: 'not_eligible',
        message: 'Autokar i kubek są dla klubów.',
      },
      {
        id: 'nobody',
        of: 'person',
        when: { fact: 'chosen.coach', given: false },
        must: { fact: 'chosen.mug', given: false },
        code: 'not_eligible',
        where: 'mug',
        message: 'Kubek tylko z autokarem.',
      },
    ],
  })
  const problemsOf = (person: Record<string, unknown>, rest = {}) =>
    problemTexts(quoteOf(event, [person], rest))

  test('a typed code must be one of those that work; no code is not an error', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({}, { code: 'LATO' })).toEqual([])
    expect(problemsOf({}, { code: 'WIOSNA' })).toEqual(['code_invalid - -'])
    expect(problemsOf({}, { code: '' })).toEqual([])
  })

  test('an empty choice, zero pieces and an empty text are not given', () => {
    expect(problemsOf({ choices: { coach: 'far' } })).toEqual(['not_eligible a -'])
    expect(problemsOf({ choices: { coach: 'far' }, answers: { club: 'Sokół' } })).toEqual([])
    expect(problemsOf({ choices: { mug: 0 } })).toEqual([])
    expect(problemsOf({ choices: { mug: 1 }, answers: { club: 'Sokół' } })).toEqual(['not_eligible a mug'])
  })
})

describe('numbers are compared', () => {
  const room = (id: string, beds: number) => ({ id, name: `Pokój ${beds}-osobowy`, price: beds * 10000 })
  const event = compiled({
    items: [
      item({
        id: 'room',
        name: 'Pokój',
        category: 'lodging',
        per: 'registration',
        choose: 'quantity',
        options: [room('double', 2), room('triple', 3)],
      }),
    ],
    facts: [
      {
        id: 'spare',
        name: 'Wolne łóżka',
        kind: 'sum',
        of: ['number.room.double', 'number.room.triple', 'people'],
        times: { 'number.room.double': 2, 'number.room.triple': 3, people: -1 },
      },
    ],
    requirements: [
      {
        id: 'beds',
        of: 'registration',
        must: { fact: 'own.spare', atLeast: 0 },
        code: 'room_capacity',
        where: 'room',
        message: 'Łóżek jest mniej niż osób.',
      },
    ],
  })
  const problemsOf = (people: number, rooms: Record<string, number>) =>
    problemTexts(quoteOf(event, Array(people).fill({}), { choices: { room: rooms } }))

  test('beds of the taken rooms, less people', () => {
    expect(problemsOf(5, { double: 1, triple: 1 })).toEqual([])
    expect(problemsOf(6, { double: 1, triple: 1 })).toEqual(['room_capacity - room'])
    expect(problemsOf(6, { double: 3 })).toEqual([])
    expect(problemsOf(1, {})).toEqual(['room_capacity - room'])
  })

  test('the number of people who took one option is a number of the registration', () => {
    const meals = compiled({
      items: [
        item({
          id: 'meal',
          name: 'Obiad',
          choose: 'any',
          options: [
            { id: 'fri', name: 'pt.' },
            { id: 'sat', name: 'sob.' },
          ],
        }),
        item({
          id: 'table',
          name: 'Stół',
          per: 'registration',
          price: [{ amount: 0, each: { amount: 500, of: 'total.meal.sat' } }],
        }),
      ],
    })
    const people = [{ choices: { meal: ['fri', 'sat'] } }, { choices: { meal: ['sat'] } }, {}]
    expect(quoteOf(meals, people).total).toBe(1000)
  })
})

describe('a table of a class and the option of the line', () => {
  const fee = {
    choose: 'any',
    options: [
      { id: 'sat', name: 'Sobota' },
      { id: 'sun', name: 'Niedziela' },
    ],
    price: {
      by: ['own.age', 'option'],
      amounts: { child: { sat: 1000, sun: 500 }, adult: { sat: 3000, sun: 2000 } },
    },
  }
  const facts = [
    {
      id: 'age',
      name: 'Wiek',
      kind: 'class' as const,
      values: [
        { id: 'child', name: 'Dziecko', when: { fact: 'age', atMost: 12 } },
        { id: 'adult', name: 'Dorosły' },
      ],
    },
  ]

  test('has a price for each of several options', () => {
    const event = compiled({ items: [item(fee)], facts })
    const choices = { fee: ['sat', 'sun'] }
    const { total, lines } = quoteOf(event, [{ choices }, { birthDate: '2018-01-01', choices }])
    expect(lines.map(({ amount }) => amount)).toEqual([3000, 2000, 1000, 500])
    expect(total).toBe(6500)
    expect(lines[0]?.reasons).toEqual([{ code: 'table', params: { row: 'Dorosły', column: 'Sobota' } }])
  })

  test('is complete, like any table', () => {
    const amounts = { child: { sat: 1000 }, adult: { sat: 3000, sun: 2000, mon: 1 } }
    const parsed = parseDefinition({
      schemaVersion: 3,
      title: 'Rajd',
      kind: 'other',
      dates: { start: '2026-08-05', end: null },
      facts,
      items: [item({ ...fee, price: { ...fee.price, amounts } })],
    })
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      { path: 'items.0.price', code: 'table_heading_unknown', values: { heading: 'mon' } },
      { path: 'items.0.price', code: 'table_price_missing', values: { names: ['Dziecko', 'Niedziela'] } },
    ])
  })
})

test('one carer free for each ten, but no more than three', () => {
  const event = compiled({
    attendance: 'headcount',
    items: [
      item({ id: 'pupil', name: 'Uczeń', per: 'registration', choose: 'quantity', price: 2000 }),
      item({ id: 'carer', name: 'Opiekun', per: 'registration', choose: 'quantity', price: 3000 }),
    ],
    adjustments: [
      {
        id: 'free',
        name: 'Opiekun gratis',
        items: ['carer'],
        effect: { kind: 'free-for-each', of: 'number.pupil', each: 10, atMost: 3 },
      },
    ],
    peoplePerRegistration: { min: 1, max: 200 },
  })
  const totalOf = (pupil: number, carer: number) => quoteOf(event, [], { choices: { pupil, carer } }).total
  expect(totalOf(19, 2)).toBe(19 * 2000 + 3000)
  expect(totalOf(20, 2)).toBe(20 * 2000)
  expect(totalOf(60, 5)).toBe(60 * 2000 + 2 * 3000)
})

test('a deposit is a percentage of the stay alone', () => {
  const event = compiled({
    items: [item({ price: 40000 }), item({ id: 'mug', name: 'Kubek', price: 3000 })],
    plans: [
      {
        id: 'two',
        name: 'Dwie części',
        parts: [
          { name: 'Zaliczka', amount: { percent: 50, items: ['fee'] }, due: { on: '2026-06-20' } },
          { name: 'Reszta', amount: 'rest', due: { on: '2026-07-20' } },
        ],
      },
    ],
  })
  expect(quoteOf(event, [{}]).due.map(({ amount }) => amount)).toEqual([20000, 23000])
})
