import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

/** The event is from 5 to 14 August 2026. */
const windows = [{ opens: '2026-03-01T08:00:00', closes: '2026-07-20T23:59:59' }]
const part = (due: unknown, more: Record<string, unknown> = {}) => ({
  ...{ name: 'Rata', amount: { percent: 30 }, due },
  ...more,
})
const rest = (due: unknown) => part(due, { amount: 'rest' })
/** For each warning, the people for whom the part is out of order. */
const outOfOrder = (parts: unknown[], plan: object = {}, more: Record<string, unknown> = {}) =>
  warningsIn({ items: [item()], windows, plans: [{ id: 'p', name: 'P', parts, ...plan }], ...more }).flatMap(
    (each) =>
      /parts\.\d\.due: (?<whose>.*)a część jest płatna wcześniej/.exec(each)?.groups?.whose?.slice(0, -2) ??
      [],
  )
const between = (first: unknown, second: unknown) => outOfOrder([part(first), rest(second)])

test('the warning describes the consequence', () => {
  const parts = [part({ days: 10, after: 'registration' }), rest({ on: '2026-05-15' })]
  expect(warningsIn({ items: [item()], windows, plans: [{ id: 'p', name: 'P', parts }] })).toEqual([
    'plans.0.parts.1.due: Przy zapisie od 6 maja 2026 ta część jest płatna wcześniej niż część przed nią. Obie będą wtedy płatne w terminie tamtej.',
  ])
})

test.each([
  [{ on: '2026-06-01' }, { on: '2026-05-01' }],
  [
    { days: 14, before: 'start' },
    { days: 30, before: 'start' },
  ],
  [{ days: 14, before: 'start' }, { on: '2026-07-01' }],
  [
    { days: 14, after: 'registration' },
    { days: 3, after: 'registration' },
  ],
  [
    { workingDays: 5, after: 'registration' },
    { days: 3, after: 'registration' },
  ],
  [
    { days: 3, after: 'registration' },
    { minutes: 60, after: 'registration' },
  ],
])('%j, then %j: always, but not the other way round', (first, second) => {
  expect(between(first, second)).toEqual([''])
  expect(between(second, first)).toEqual([])
})

describe('for people who register', () => {
  test.each<[unknown, unknown, string]>([
    // 15 May less 10 days is 5 May: people who register then pay both on 15 May.
    [{ days: 10, after: 'registration' }, { on: '2026-05-15' }, 'od 6 maja 2026'],
    // Five working days after Friday 8 May or the weekend are Friday 15 May; after Monday they are Monday 18 May.
    [{ workingDays: 5, after: 'registration' }, { on: '2026-05-15' }, 'od 11 maja 2026'],
    [{ minutes: 4320, after: 'registration' }, { on: '2026-05-15' }, 'od 13 maja 2026'],
    [{ days: 7, after: 'registration' }, { days: 30, before: 'start' }, 'od 30 czerwca 2026'],
    [
      { days: 10, after: 'registration' },
      { days: 30, after: 'registration', notAfter: { on: '2026-05-15' } },
      'od 6 maja 2026',
    ],
    [{ on: '2026-05-15' }, { days: 10, after: 'registration' }, 'do 4 maja 2026'],
  ])('%j, then %j: %s', (first, second, whose) => {
    expect(between(first, second)).toEqual([`Przy zapisie ${whose}`])
  })

  test('not where the first day never comes after the second', () => {
    expect(
      between({ days: 10, after: 'registration', notAfter: { on: '2026-05-15' } }, { on: '2026-05-15' }),
    ).toEqual([])
    expect(between({ days: 0, after: 'registration' }, { on: '2026-05-15' })).toEqual([])
    expect(between({ minutes: 60, after: 'registration' }, { on: '2026-05-15' })).toEqual([])
    expect(between({ on: null }, { on: '2026-05-15' })).toEqual([])
    expect(between({ on: '2026-05-15' }, { on: null })).toEqual([])
  })

  test('not where registration has ended by then', () => {
    expect(between({ days: 10, after: 'registration' }, { on: '2026-07-30' })).toEqual([])
    expect(between({ days: 10, after: 'registration' }, { on: '2026-07-29' })).toEqual([
      'Przy zapisie od 20 lipca 2026',
    ])
  })

  test('not where they pay another way', () => {
    const parts = [part({ days: 5, after: 'registration' }), rest({ days: 14, before: 'start' })]
    const early = (atLeast: number) => outOfOrder(parts, { when: { fact: 'daysToStart', atLeast } })
    expect(early(19)).toEqual([])
    expect(early(18)).toEqual(['Przy zapisie od 18 lipca 2026'])
  })

  test('as days before the start, where terms begin on days of their own', () => {
    const options = [
      { id: 'i', name: 'I', dates: { start: '2026-07-01', end: '2026-07-10' } },
      { id: 'ii', name: 'II', dates: { start: '2026-08-01', end: '2026-08-10' } },
    ]
    const items = [item({ id: 'term', choose: 'one', price: 10_000, options })]
    const of = (first: unknown, second: unknown) => outOfOrder([part(first), rest(second)], {}, { items })
    expect(of({ days: 5, after: 'registration' }, { days: 14, before: 'start' })).toEqual([
      'Przy zapisie mniej niż 19 dni przed początkiem',
    ])
    expect(of({ days: 14, before: 'start' }, { days: 5, after: 'registration' })).toEqual([
      'Przy zapisie więcej niż 19 dni przed początkiem',
    ])
    expect(of({ days: 14, before: 'start' }, { days: 30, before: 'start' })).toEqual([''])
    expect(of({ workingDays: 5, after: 'registration' }, { workingDays: 14, before: 'start' })).toEqual([])
  })
})

test('other people have an order of their own, but a person who pays both parts has one', () => {
  const [child, adult] = [{ atMost: 17 }, { atLeast: 18 }].map((of) => ({ fact: 'age', ...of }))
  const [june, may] = [{ on: '2026-06-01' }, { on: '2026-05-01' }]
  expect(outOfOrder([part(june, { when: child }), part(may, { when: adult }), rest(june)])).toEqual([])
  expect(outOfOrder([part(june, { when: child, amount: 'rest' }), rest(may)])).toEqual([])
  expect(outOfOrder([part(june, { when: child }), rest(may)])).toEqual([''])
  expect(outOfOrder([part(june), part(may, { when: child }), rest(june)])).toEqual([''])
})
