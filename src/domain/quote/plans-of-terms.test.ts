import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

type Plans = NonNullable<EventDefinitionInput['plans']>

describe('rounded parts', () => {
  const up = { to: 1000, direction: 'up' as const }
  const sharesOf = (parts: Plans[number]['parts'], people: readonly Record<string, unknown>[]) =>
    quoteOf(
      compiled({
        items: [item({ price: [{ when: { fact: 'age', atMost: 12 }, amount: 31500 }, { amount: 64500 }] })],
        plans: [{ id: 'p', name: 'P', parts }],
      }),
      people,
    ).due.map(({ amount }) => amount)
  const deposit = (round: Plans[number]['parts'][number]['round']) => [
    {
      name: 'Zaliczka',
      amount: { percent: 30 },
      ...(round && { round }),
      due: { days: 3, after: 'registration' as const },
    },
    { name: 'Reszta', amount: 'rest' as const, due: { on: '2026-07-20' } },
  ]
  const CHILD = { birthDate: '2018-01-01' }

  test('a percentage, for each person separately', () => {
    expect(sharesOf(deposit(undefined), [{}, CHILD])).toEqual([28800, 67200])
    expect(sharesOf(deposit(up), [{}])).toEqual([20000, 44500])
    expect(sharesOf(deposit(up), [{}, CHILD])).toEqual([30000, 66000])
    expect(sharesOf(deposit({ to: 1000 }), [{}, CHILD])).toEqual([28000, 68000])
    expect(sharesOf(deposit({ to: 1000, direction: 'down' }), [{}, CHILD])).toEqual([28000, 68000])
  })
  test('equal parts: the last one is what is left', () => {
    const equal = { amount: 'equal' as const, round: up, due: { on: '2026-06-20' } }
    const parts = [
      { name: '1', ...equal },
      { name: '2', ...equal, due: { on: '2026-06-30' } },
      { name: '3', amount: 'rest' as const, due: { on: '2026-07-20' } },
    ]
    expect(sharesOf(parts, [{}])).toEqual([22000, 22000, 20500])
  })
  test('never more than is left', () => {
    const parts = deposit({ to: 100_000, direction: 'up' })
    expect(sharesOf(parts, [{}, CHILD])).toEqual([96000])
  })
})

describe('each term separately', () => {
  const dated = (id: string, start: string, end: string, price: number) => ({
    ...{ id, name: id.toUpperCase(), price },
    dates: { start, end },
  })
  const july = ['2026-07-12', '2026-07-21'] as const
  const august = ['2026-08-02', '2026-08-11'] as const
  const event = (per: 'person' | 'term') =>
    compiled({
      items: [
        item({
          ...{ id: 'term', choose: 'any', max: 2 },
          options: [dated('aug', ...august, 309000), dated('jul', ...july, 300000)],
        }),
        item({ id: 'ride', choose: 'optional', options: [dated('back', ...august, 16000)] }),
        item({ id: 'shirt', choose: 'optional', price: 5000 }),
      ],
      plans: [
        {
          ...{ id: 'p', name: 'P', per },
          parts: [
            {
              name: 'Zaliczka',
              amount: { perPerson: 60000 },
              due: { days: 7, after: 'registration' },
              deposit: true,
            },
            { name: 'Reszta', amount: 'rest' as const, due: { days: 30, before: 'start' } },
          ],
        },
      ],
    })
  const BOTH = { choices: { term: ['aug', 'jul'], ride: 'back', shirt: true } }
  const dues = (per: 'person' | 'term', ...people: Record<string, unknown>[]) =>
    quoteOf(event(per), people, {}, context('2026-03-10T12:00:00')).due.map(
      ({ amount, until }) => [amount, until?.slice(0, 10)] as const,
    )

  test('has its deposit and its rest, with the items that belong to it', () => {
    expect(dues('term', BOTH)).toEqual([
      [120000, '2026-03-17'],
      // 3000 and the shirt less 600; 3090 and the ride less 600.
      [245000, '2026-06-12'],
      [265000, '2026-07-03'],
    ])
    expect(dues('person', BOTH)).toEqual([
      [60000, '2026-03-17'],
      [570000, '2026-06-12'],
    ])
  })

  test('makes no difference to a person with one', () => {
    const one = { choices: { term: ['aug'], shirt: true } }
    expect(dues('term', one)).toEqual(dues('person', one))
    expect(dues('term', one, BOTH)).toEqual([
      [180000, '2026-03-17'],
      [245000, '2026-06-12'],
      [519000, '2026-07-03'],
    ])
  })
})

test('a part that is already due is due within the shortest term of the event', () => {
  const untilWith = (alreadyDue?: { hours: number } | { days: number }) =>
    quoteOf(
      compiled({
        items: [item({ price: 50000 })],
        plans: [
          { id: 'p', name: 'P', parts: [{ name: 'Całość', amount: 'rest', due: { on: '2026-06-01' } }] },
        ],
        ...(alreadyDue && { alreadyDue }),
      }),
      [{}],
      {},
      context('2026-06-10T12:00:00'),
    ).due.map(({ until }) => until)
  expect(untilWith()).toEqual(['2026-06-11T12:00:00'])
  expect(untilWith({ hours: 48 })).toEqual(['2026-06-12T12:00:00'])
  expect(untilWith({ days: 3 })).toEqual(['2026-06-13T23:59:59'])
})
