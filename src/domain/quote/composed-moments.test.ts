import { describe, expect, test } from 'vitest'
import { compiled, context, item, quoteOf, told } from './quote.fixture.ts'

/** What price lists say of when, by parts put together. */

describe('a way of paying follows from how long it is till the start', () => {
  const rest = (due: { daysAfterRegistration: number } | { daysBefore: number }) => [
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
        parts: rest({ daysBefore: 30 }),
      },
      { id: 'soon', name: 'Zaraz', parts: rest({ daysAfterRegistration: 3 }) },
    ],
  })
  const dueOf = (now: string, ...groups: string[]) =>
    quoteOf(
      event,
      groups.map((group) => ({ group })),
      {},
      context(now),
    ).due.map(({ until }) => until)

  test('the first start of all decides how it is paid, the own one when', () => {
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
  const say = (slot: string) => told(quoteOf(event, [{}], { slot }, context('2026-06-10T12:00:00')))
  expect(say('2026-06-12T09:00:00')).toEqual([])
  expect(say('2026-06-11T12:00:00')).toEqual(['closed - slot'])
})

test('by headcount too a statement may be needed of some alone', () => {
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
  expect(told(quoteOf(event, [], { choices: { pupil: 3 } }))).toEqual(['statement_missing - school'])
  expect(told(quoteOf(event, [], { choices: { pupil: 3 }, statements: ['school'] }))).toEqual([])
})

test('who pays less anyway uses up no place at the reduced price', () => {
  const event = compiled({
    items: [item({ price: [{ when: { fact: 'age', atLeast: 60 }, amount: 2500 }, { amount: 8000 }] })],
    adjustments: [
      { id: 'first', name: 'Pierwsza osoba', items: ['fee'], effect: { to: 6000 }, pool: 'first' },
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
  const say = (now: string) => told(quoteOf(event, [{}], { slot: '2026-06-10T12:00:00' }, context(now)))
  expect(say('2026-06-09T23:00:00')).toEqual([])
  expect(say('2026-06-10T10:00:00')).toEqual([])
  expect(say('2026-06-10T10:00:01')).toEqual(['closed - slot'])
})
