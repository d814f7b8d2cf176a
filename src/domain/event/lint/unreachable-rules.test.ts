import { describe, expect, test } from 'vitest'
import { problemsOf, warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

const withDiscount = (when: unknown, part: Record<string, unknown> = {}) =>
  warningsIn({
    items: [item()],
    adjustments: [{ id: 'a', name: 'A', items: ['fee'], when, effect: { kind: 'off', amount: 1000 } }],
    ...part,
  })
const NEVER = (because: string) => [`adjustments.0.when: To nigdy nie zadziała: ${because}.`]

describe('a condition that no one who can register meets', () => {
  const windows = [{ opens: '2026-03-01T08:00:00', closes: '2026-07-20T23:59:59' }]
  const slots = {
    everyMinutes: 30,
    first: '09:00',
    last: '15:00',
    from: '2026-08-05',
    to: null,
    capacity: 30,
  }
  const list = {
    list: [
      { at: '2026-08-07T09:00:00', places: 1 },
      { at: '2026-08-06T15:00:00', places: null },
    ],
  }
  const sibling = { id: 'sibling', name: 'Które dziecko', kind: 'rank' }
  test.each([
    [{ fact: 'day', atMost: '2026-02-28' }, { windows }, 'zapisy zaczynają się 1 marca 2026'],
    [{ fact: 'paymentDay', atMost: '2025-05-31' }, { windows }, 'zapisy zaczynają się 1 marca 2026'],
    [{ fact: 'firstPaymentDay', atMost: '2025-05-31' }, { windows }, 'zapisy zaczynają się 1 marca 2026'],
    [{ fact: 'moment', atMost: '2026-02-28T23:59:59' }, { windows }, 'zapisy zaczynają się 1 marca 2026'],
    [{ fact: 'day', atLeast: '2026-07-21' }, { windows }, 'zapisy kończą się 20 lipca 2026'],
    [
      { fact: 'daysToStart', atLeast: 158 },
      { windows },
      'od początku zapisów do wydarzenia jest najwyżej 157 dni',
    ],
    [
      { fact: 'daysToStart', atLeast: 1 },
      { dates: { start: null, end: null } },
      'nie wiadomo, kiedy zaczyna się wydarzenie',
    ],
    [{ fact: 'age', atMost: 17 }, { ages: { from: 18 } }, 'wydarzenie jest dla osób w wieku od 18 lat'],
    [{ fact: 'age', atLeast: 1956 }, {}, 'wiek to od 0 do 120 lat'],
    [{ fact: 'birthYear', atMost: 65 }, {}, 'rok urodzenia ma cztery cyfry'],
    [
      { fact: 'people', atLeast: 7 },
      { peoplePerRegistration: { min: 2, max: 6 } },
      'liczba osób w zgłoszeniu to od 2 do 6',
    ],
    [
      { fact: 'own.sibling', is: 4 },
      { facts: [sibling], peoplePerRegistration: { min: 1, max: 3 } },
      'kolejność liczy się od 1, a najwięcej osób w zgłoszeniu to 3',
    ],
    [{ fact: 'slotWeekday', is: 6 }, {}, 'wydarzenie nie ma godzin wejścia'],
    [{ fact: 'slotWeekday', is: 0 }, { slots }, 'dni tygodnia to liczby od 1 (poniedziałek) do 7'],
    [{ fact: 'slotTime', atLeast: '15:30' }, { slots }, 'godziny wejścia są od 09:00 do 15:00'],
    [{ fact: 'slotTime', atLeast: '15:30' }, { slots: list }, 'godziny wejścia są od 09:00 do 15:00'],
    [
      { fact: 'slotDay', atMost: '2026-08-05' },
      { slots: list },
      'wejścia są od 6 sierpnia 2026 do 7 sierpnia 2026',
    ],
    [{ fact: 'type', is: 'adult' }, {}, 'wydarzenie nie ma rodzajów udziału'],
    [
      {
        all: [
          { fact: 'type', is: 'child' },
          { fact: 'age', atLeast: 18 },
        ],
      },
      { types: [{ id: 'child', name: 'Dziecko', ages: { to: 17 } }] },
      '„Dziecko” jest dla innych osób',
    ],
  ])('%j', (when, part, because) => {
    expect(withDiscount(when, part)).toEqual(NEVER(because))
  })

  test.each([
    [{ fact: 'day', atMost: '2026-03-01' }, { windows }],
    [{ fact: 'paymentDay', atLeast: '2026-07-21' }, { windows }],
    [{ fact: 'daysToStart', atMost: -1 }, { windows }],
    [{ fact: 'day', atMost: '2026-02-28' }, { windows: [{ closes: '2026-07-20T23:59:59' }] }],
    [
      { fact: 'daysToStart', atLeast: 300 },
      { slots, dates: { start: null, end: null } },
    ],
    [{ fact: 'people', atLeast: 6 }, { peoplePerRegistration: { min: 2, max: 6 } }],
    [
      { fact: 'own.sibling', is: 3 },
      { facts: [sibling], peoplePerRegistration: { min: 1, max: 3 } },
    ],
    [
      {
        any: [
          { fact: 'type', is: 'child' },
          { fact: 'age', atLeast: 18 },
        ],
      },
      { types: [{ id: 'child', name: 'Dziecko', ages: { to: 17 } }] },
    ],
  ])('but %j may be', (when, part) => {
    expect(withDiscount(when, part)).toEqual([])
  })
})

test('numbers of the organiser’s own may be below zero, and null may be 0', () => {
  const spare = { id: 'spare', name: 'Wolne', kind: 'sum', of: ['people'], times: { people: -1 }, plus: 3 }
  const asks = (when: unknown) =>
    problemsOf({
      facts: [spare],
      items: [
        item({ price: [{ when, amount: 1000 }, { amount: 2000 }] }),
        item({ id: 'bus', choose: 'quantity' }),
      ],
    })
  expect(asks({ fact: 'own.spare', atMost: -1 })).toEqual([])
  const none = { fact: 'number.bus', given: false }
  expect(asks({ all: [none, { fact: 'number.bus', atMost: 0 }] })).toEqual([])
  expect(asks({ all: [none, { fact: 'number.bus', atLeast: 1 }] })).toEqual([
    'items.0.price.0.when: Tego warunku nikt nie może spełnić: jego części się wykluczają.',
  ])
})

test('numbers that a price or a free piece counts', () => {
  const part = { peoplePerRegistration: { min: 1, max: 6 } }
  const because = 'To nigdy nie zadziała: liczba osób w zgłoszeniu to od 1 do 6.'
  const adjust = (effect: unknown) => ({
    items: [item()],
    adjustments: [{ id: 'a', name: 'A', items: ['fee'], effect }],
  })
  expect(warningsIn({ ...adjust({ kind: 'free-for-each', of: 'people', each: 7 }), ...part })).toEqual([
    `adjustments.0.effect: ${because}`,
  ])
  const each = (above: number) => [{ amount: 1000, each: { amount: 500, of: 'people', above } }]
  expect(warningsIn({ items: [item({ price: each(6) })], ...part })).toEqual([
    `items.0.price.0.each: ${because}`,
  ])
  expect(warningsIn({ items: [item({ price: each(5) })], ...part })).toEqual([])
})

test('counted heads are people', () => {
  const free = (each: number) =>
    warningsIn({
      attendance: 'headcount',
      ask: { birthDate: 'no', sex: 'no' },
      items: [item({ per: 'registration', choose: 'quantity' })],
      adjustments: [
        { id: 'a', name: 'A', items: ['fee'], effect: { kind: 'free-for-each', of: 'number.fee', each } },
      ],
    })
  expect(free(51)).toEqual([
    'adjustments.0.effect: To nigdy nie zadziała: najwięcej osób w zgłoszeniu to 50.',
  ])
  expect(free(50)).toEqual([])
})

test('a change of price for people who cannot have the item', () => {
  const groups = ['red', 'blue'].map((id) => ({ id, name: id }))
  const bus = item({ id: 'bus', name: 'Autokar', choose: 'optional', when: { fact: 'group', is: 'red' } })
  const asks = (group: string, items: string[]) =>
    warningsIn({
      groups,
      items: [item(), bus],
      adjustments: [
        { id: 'a', name: 'A', items, when: { fact: 'group', is: group }, effect: { kind: 'off', amount: 1 } },
      ],
    })
  expect(asks('blue', ['bus'])).toEqual([
    'adjustments.0.when: To nigdy nie zadziała: żadna z tych pozycji nie jest dla tych osób.',
  ])
  expect(asks('red', ['bus'])).toEqual([])
  expect(asks('blue', ['bus', 'fee'])).toEqual([])
})

test('a code that cannot be typed', () => {
  expect(withDiscount({ fact: 'code', is: ' ' })).toEqual([
    'adjustments.0.when: Takiego kodu nikt nie wpisze: „ ”.',
  ])
  expect(withDiscount({ fact: 'code', in: ['LATO', 'ZIMA'] })).toEqual([])
})
