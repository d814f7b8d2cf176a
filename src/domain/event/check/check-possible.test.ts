import { describe, expect, test } from 'vitest'
import { problemsOf } from '#test/support/definition-problems.ts'
import { item } from './check.fixture.ts'

const NEVER = 'Tego warunku nikt nie może spełnić: jego części się wykluczają.'
const TYPES = ['adult', 'child', 'guest'].map((id) => ({ id, name: id }))
const DAYS = item({
  id: 'days',
  choose: 'any',
  options: ['fri', 'sat'].map((id) => ({ id, name: id })),
})
const age = (atLeast?: number, atMost?: number) => ({
  fact: 'age',
  ...(atLeast === undefined ? {} : { atLeast }),
  ...(atMost === undefined ? {} : { atMost }),
})
const asks = (when: unknown) =>
  problemsOf({ types: TYPES, items: [item({ price: [{ when, amount: 1 }, { amount: 2 }] }), DAYS] })

describe('a condition that no one can meet', () => {
  test.each([
    [age(10, 6)],
    [{ all: [age(18), age(undefined, 17)] }],
    [
      {
        all: [
          { fact: 'type', is: 'adult' },
          { fact: 'type', in: ['child', 'guest'] },
        ],
      },
    ],
    [{ all: [{ fact: 'type', is: 'adult' }, { not: { fact: 'type', in: ['adult', 'child'] } }] }],
    [{ all: [age(undefined, 10), { not: age(undefined, 12) }] }],
    [{ all: [age(7, 15), { any: [age(undefined, 6), age(16)] }] }],
    [
      {
        all: [
          { fact: 'day', atLeast: '2026-06-01' },
          { fact: 'day', atMost: '2026-05-31' },
        ],
      },
    ],
    [{ not: { any: [{ fact: 'isRegistrant', is: true }, { not: { fact: 'isRegistrant', is: true } }] } }],
    [{ all: [{ fact: 'chosen.days', is: 'fri' }, { not: { fact: 'chosen.days', is: 'fri' } }] }],
    [age(undefined, -1)],
  ])('%j', (when) => {
    expect(asks(when)).toEqual([`items.0.price.0.when: ${NEVER}`])
  })

  test.each([
    [age(6, 6)],
    [{ all: [age(18), { fact: 'ageNow', atMost: 17 }] }],
    [
      {
        all: [
          { fact: 'chosen.days', is: 'fri' },
          { fact: 'chosen.days', is: 'sat' },
        ],
      },
    ],
    [{ not: { fact: 'type', in: ['adult', 'child', 'guest'] } }],
    [
      {
        all: [
          { fact: 'day', atLeast: '2026-06-01' },
          { fact: 'day', atMost: '2026-06-01' },
        ],
      },
    ],
    [{ any: [age(10, 6), age(7, 9)] }],
    [{ fact: 'daysToStart', atMost: -1 }],
  ])('but %j may hold', (when) => {
    expect(asks(when)).toEqual([])
  })

  test('is found at any path', () => {
    const never = age(10, 6)
    expect(
      problemsOf({
        adjustments: [
          { id: 'a', name: 'A', items: ['fee'], when: never, effect: { kind: 'off', amount: 1 } },
        ],
        items: [item()],
        facts: [{ id: 'k', name: 'K', kind: 'class', values: [{ id: 'x', name: 'X', when: never }] }],
        requirements: [{ id: 'r', of: 'person', must: never, code: 'too_young', message: 'Nie.' }],
      }),
    ).toEqual([
      `facts.0.values.0.when: ${NEVER}`,
      `adjustments.0.when: ${NEVER}`,
      `requirements.0.must: ${NEVER}`,
    ])
  })
})

describe('rules hidden behind others', () => {
  const rows = (...whens: unknown[]) =>
    problemsOf({
      types: TYPES,
      items: [item({ price: whens.map((when) => (when === null ? { amount: 1 } : { when, amount: 1 })) })],
    })
  const type = (...ids: string[]) => ({ fact: 'type', in: ids })
  const HIDDEN = 'Ten wiersz nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.'

  test('a rule hidden by the same condition, by a wider one, or by several together is reported', () => {
    expect(rows(type('adult'), type('adult'), null)).toEqual([`items.0.price.1: ${HIDDEN}`])
    expect(rows(type('adult', 'child'), { all: [type('child'), age(3)] }, null)).toEqual([
      `items.0.price.1: ${HIDDEN}`,
    ])
    expect(rows(type('adult'), type('child'), type('child', 'adult'), null)).toEqual([
      `items.0.price.2: ${HIDDEN}`,
    ])
    expect(rows({ fact: 'people', atLeast: 3 }, { fact: 'people', atLeast: 5 }, null)).toEqual([
      `items.0.price.1: ${HIDDEN}`,
    ])
  })

  test('a rule is not reported where something is left for it', () => {
    expect(rows(type('adult'), type('adult', 'child'), null)).toEqual([])
    expect(rows({ fact: 'people', atLeast: 5 }, { fact: 'people', atLeast: 3 }, null)).toEqual([])
    expect(rows(age(18), age(12), null)).toEqual([])
  })

  test('classes too: overlapping ages, one behind all, one behind others', () => {
    const classes = (...whens: unknown[]) =>
      problemsOf({
        facts: [
          {
            id: 'k',
            name: 'K',
            kind: 'class',
            values: whens.map((when, i) => ({
              id: `v${i}`,
              name: `V${i}`,
              ...(when === null ? {} : { when }),
            })),
          },
        ],
      })
    expect(classes(age(0, 6), age(4, 10))).toEqual([
      'facts.0.values.1: Przedziały wieku 0–6 i 4–10 lat nakładają się.',
    ])
    expect(classes(age(0, 6), null, age(7, 10))).toEqual([
      'facts.0.values.2: Ta klasa nigdy nie zadziała: wcześniejsza obejmuje wszystkich.',
    ])
    expect(classes(age(0, 6), age(7), { fact: 'age', is: 8 })).toEqual([
      'facts.0.values.2: Ta klasa nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.',
    ])
  })

  test('days of birth overlap by their dates', () => {
    const born = (atLeast: string, atMost: string) => ({ fact: 'birthDate', atLeast, atMost })
    expect(rows(born('2010-01-01', '2015-12-31'), born('2015-09-01', '2020-12-31'))).toEqual([
      'items.0.price.1: Przedziały nakładają się (data urodzenia): 1 stycznia 2010 – 31 grudnia 2015 i 1 września 2015 – 31 grudnia 2020.',
    ])
  })
})

test('a list longer than anyone reads is checked in seconds', () => {
  const price = Array.from({ length: 2000 }, (_, i) => ({
    when: {
      all: [
        { fact: 'people', is: i + 1 },
        { fact: 'channel', is: 'online' },
      ],
    },
    amount: 1000 + i,
  }))
  const before = performance.now()
  const twice = problemsOf({ items: [item({ price: [...price, price[1500], { amount: 1000 }] })] })
  expect(performance.now() - before).toBeLessThan(15_000)
  expect(twice).toEqual([
    'items.0.price.2000: Ten wiersz nigdy nie zadziała: wcześniejsze obejmują wszystkich, których dotyczy.',
  ])
})
