import { describe, expect, test } from 'vitest'
import { compiled, context, item, problemTexts, quoteOf } from './quote.fixture.ts'

/** Price lists that depend on time, composed of several parts. */

describe('a payment plan depends on the time left to the start', () => {
  const rest = (due: { days: number; after: 'registration' } | { days: number; before: 'start' }) => [
    { name: 'Całość', amount: 'rest' as const, due },
  ]
  const event = compiled({
    groups: [
      { id: 'early', name: 'Wcześniejsza', dates: { start: '2026-07-20' } },
      { id: 'late', name: 'Późniejsza' },
    ],
    items: [item({ price: 100 })],
    plans: [
      {
        id: 'later',
        name: 'Później',
        when: { fact: 'daysToStart', atLeast: 30 },
        parts: rest({ days: 30, before: 'start' }),
      },
      { id: 'soon', name: 'Zaraz', parts: rest({ days: 3, after: 'registration' }) },
    ],
  })
  const dueOf = (now: string, ...groups: string[]) =>
    quoteOf(
      event,
      groups.map((group) => ({ group })),
      {},
      context(now),
    ).due.map(({ until }) => until)

  test('the earliest start decides the plan, each own start the days', () => {
    expect(dueOf('2026-07-06T12:00:00', 'late')).toEqual(['2026-07-06T23:59:59'])
    expect(dueOf('2026-07-07T12:00:00', 'late')).toEqual(['2026-07-10T23:59:59'])
    expect(dueOf('2026-06-20T12:00:00', 'late', 'early')).toEqual([
      '2026-06-20T23:59:59',
      '2026-07-06T23:59:59',
    ])
    expect(dueOf('2026-06-21T12:00:00', 'late', 'early')).toEqual(['2026-06-24T23:59:59'])
  })
})

test('a visit is booked two days before it at the latest', () => {
  const event = compiled({
    slots: { everyMinutes: 60, first: '09:00', last: '12:00', from: '2026-06-01', to: null, capacity: 5 },
    requirements: [
      {
        id: 'two-days',
        of: 'registration',
        must: { fact: 'daysToSlot', atLeast: 2 },
        code: 'closed',
        where: 'slot',
        message: 'Zapisy trwają do dwóch dni przed wejściem.',
      },
    ],
  })
  const problemsAt = (slot: string) =>
    problemTexts(quoteOf(event, [{}], { slot }, context('2026-06-10T12:00:00')))
  expect(problemsAt('2026-06-12T09:00:00')).toEqual([])
  expect(problemsAt('2026-06-11T12:00:00')).toEqual(['closed - slot'])
})

test('with a headcount a statement may be required of some people only', () => {
  const event = compiled({
    attendance: 'headcount',
    items: [item({ id: 'pupil', name: 'Uczeń', per: 'registration', choose: 'quantity' })],
    statements: [
      {
        id: 'school',
        version: 1,
        text: 'Opieka jest zapewniona.',
        required: true,
        when: { fact: 'number.pupil', atLeast: 1 },
      },
    ],
  })
  expect(problemTexts(quoteOf(event, [], { choices: { pupil: 3 } }))).toEqual(['statement_missing - school'])
  expect(problemTexts(quoteOf(event, [], { choices: { pupil: 3 }, statements: ['school'] }))).toEqual([])
})

test('a person who pays less anyway uses up no place at the reduced price', () => {
  const event = compiled({
    items: [item({ price: [{ when: { fact: 'age', atLeast: 60 }, amount: 2500 }, { amount: 8000 }] })],
    adjustments: [
      {
        id: 'first',
        name: 'Pierwsza osoba',
        items: ['fee'],
        effect: { kind: 'to', amount: 6000 },
        pool: 'first',
      },
    ],
    pools: [{ id: 'first', name: 'Pierwsza osoba', capacity: 1, refusal: 'product_full' }],
  })
  const { lines, claims } = quoteOf(event, [{ birthDate: '1950-01-01' }, {}, {}])
  expect(lines.map(({ amount }) => amount)).toEqual([2500, 6000, 8000])
  expect(claims).toEqual([{ pool: 'first', units: 1 }])
})

test('a visit is booked two full hours before it at the latest', () => {
  const event = compiled({
    slots: { everyMinutes: 60, first: '09:00', last: '15:00', from: '2026-06-01', to: null, capacity: 5 },
    requirements: [
      {
        ...{ id: 'two-hours', of: 'registration', code: 'closed', where: 'slot', message: 'Za późno.' },
        must: { fact: 'hoursToSlot', atLeast: 2 },
      },
    ],
  })
  const problemsAt = (now: string) =>
    problemTexts(quoteOf(event, [{}], { slot: '2026-06-10T12:00:00' }, context(now)))
  expect(problemsAt('2026-06-09T23:00:00')).toEqual([])
  expect(problemsAt('2026-06-10T10:00:00')).toEqual([])
  expect(problemsAt('2026-06-10T10:00:01')).toEqual(['closed - slot'])
})
