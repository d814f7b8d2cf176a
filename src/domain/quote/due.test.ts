import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

type Plan = NonNullable<EventDefinitionInput['plans']>[number]['parts']
const plans = (parts: Plan) => [{ id: 'whole', name: 'Płatność', parts }]
const PRICE = [{ when: { fact: 'age', atMost: 6 }, amount: 0 }, { amount: 50000 }]
const duesOf = (plan: Plan, people: Record<string, unknown>[] = [{}, {}], now = '2026-06-10T12:00:00') =>
  quoteOf(
    compiled({ items: [item({ price: PRICE })], plans: plans(plan) }),
    people,
    {},
    context(now),
  ).due.map(({ name, amount, until }) => `${name} ${amount} ${until}`)
const rest = (on: string | null) => ({ name: 'Reszta', amount: 'rest' as const, due: { on } })

describe('the payment schedule', () => {
  test('the whole, a number of days after registration, to the end of the day', () => {
    expect(duesOf([{ name: 'Całość', amount: 'rest', due: { days: 14, after: 'registration' } }])).toEqual([
      'Całość 100000 2026-06-24T23:59:59',
    ])
  })

  test('minutes are counted from the moment of registration', () => {
    expect(duesOf([{ name: 'Całość', amount: 'rest', due: { minutes: 15, after: 'registration' } }])).toEqual(
      ['Całość 100000 2026-06-10T12:15:00'],
    )
  })

  test('minutes are elapsed time, also when the clocks change in between', () => {
    const plan: Plan = [{ name: 'Całość', amount: 'rest', due: { minutes: 120, after: 'registration' } }]
    expect(duesOf(plan, [{}], '2027-03-28T01:30:00')).toEqual(['Całość 50000 2027-03-28T04:30:00'])
    expect(duesOf(plan, [{}], '2026-10-25T01:30:00')).toEqual(['Całość 50000 2026-10-25T02:30:00'])
  })

  test('days are calendar days, also when the clocks change in between', () => {
    const plan: Plan = [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' } }]
    expect(duesOf(plan, [{}], '2026-10-24T23:30:00')).toEqual(['Całość 50000 2026-10-27T23:59:59'])
    expect(duesOf(plan, [{}], '2027-03-26T00:30:00')).toEqual(['Całość 50000 2027-03-29T23:59:59'])
  })

  test('within a number of days, but not after a day or a number of days before the start', () => {
    const until = (
      notAfter: { on: string } | { days: number; before: 'start' } | { workingDays: number; before: 'start' },
      now: string,
    ) =>
      duesOf(
        [{ name: 'Całość', amount: 'rest', due: { days: 7, after: 'registration', notAfter } }],
        [{}],
        now,
      )
    const first = { on: '2026-07-01' }
    expect(until(first, '2026-06-24T12:00:00')).toEqual(['Całość 50000 2026-07-01T23:59:59'])
    expect(until(first, '2026-06-25T12:00:00')).toEqual(['Całość 50000 2026-07-01T23:59:59'])
    expect(until(first, '2026-06-23T12:00:00')).toEqual(['Całość 50000 2026-06-30T23:59:59'])
    expect(until(first, '2026-07-02T12:00:00')).toEqual(['Całość 50000 2026-07-03T12:00:00'])
    expect(until({ days: 14, before: 'start' }, '2026-07-20T12:00:00')).toEqual([
      'Całość 50000 2026-07-22T23:59:59',
    ])
    expect(until({ workingDays: 3, before: 'start' }, '2026-07-29T12:00:00')).toEqual([
      'Całość 50000 2026-07-31T23:59:59',
    ])
  })

  test('minutes and days before the start end by the stated day too', () => {
    const due = { minutes: 2880, after: 'registration' as const, notAfter: { on: '2026-06-11' } }
    expect(duesOf([{ name: 'Całość', amount: 'rest', due }], [{}])).toEqual([
      'Całość 50000 2026-06-11T23:59:59',
    ])
    const before = { days: 14, before: 'start' as const, notAfter: { on: '2026-07-10' } }
    expect(duesOf([{ name: 'Całość', amount: 'rest', due: before }], [{}])).toEqual([
      'Całość 50000 2026-07-10T23:59:59',
    ])
  })

  test('without a plan of its own an event is paid within three days', () => {
    const { due } = quoteOf(
      compiled({ items: [item({ price: PRICE })] }),
      [{}],
      {},
      context('2026-06-10T12:00:00'),
    )
    expect(due).toEqual([{ name: 'Całość', amount: 50000, until: '2026-06-13T23:59:59' }])
  })

  test('a deposit for each person who pays, then the rest', () => {
    const plan: Plan = [
      { name: 'Zaliczka', amount: { perPerson: 20000 }, due: { on: '2026-06-16' } },
      rest('2026-07-15'),
    ]
    expect(duesOf(plan, [{}, {}, { birthDate: '2024-01-01' }])).toEqual([
      'Zaliczka 40000 2026-06-16T23:59:59',
      'Reszta 60000 2026-07-15T23:59:59',
    ])
  })

  test('a deposit is never more than the price', () => {
    const plan: Plan = [
      { name: 'Zaliczka', amount: { perPerson: 90000 }, due: { on: '2026-06-16' } },
      rest('2026-07-15'),
    ]
    expect(duesOf(plan)).toEqual(['Zaliczka 100000 2026-06-16T23:59:59'])
  })

  test('parts by percent and by sum', () => {
    const plan: Plan = [
      { name: 'Rata 1', amount: { percent: 30 }, due: { on: '2026-06-16' } },
      { name: 'Rata 2', amount: { fixed: 25000 }, due: { on: '2026-06-30' } },
      rest('2026-07-15'),
    ]
    expect(duesOf(plan)).toEqual([
      'Rata 1 30000 2026-06-16T23:59:59',
      'Rata 2 25000 2026-06-30T23:59:59',
      'Reszta 45000 2026-07-15T23:59:59',
    ])
  })

  test('a part whose day has passed is due within 24 hours (flow C9)', () => {
    const plan: Plan = [
      { name: 'Zaliczka', amount: { fixed: 20000 }, due: { on: '2026-06-09' } },
      rest('2026-06-10'),
    ]
    expect(duesOf(plan)).toEqual(['Zaliczka 20000 2026-06-11T12:00:00', 'Reszta 80000 2026-06-11T12:00:00'])
  })

  test('the 24 hours of a part whose day has passed are elapsed time, also when the clocks change', () => {
    const plan: Plan = [rest('2026-06-10')]
    expect(duesOf(plan, [{}], '2027-03-27T12:00:00')).toEqual(['Reszta 50000 2027-03-28T13:00:00'])
    expect(duesOf(plan, [{}], '2026-10-24T12:00:00')).toEqual(['Reszta 50000 2026-10-25T11:00:00'])
  })

  test('the time to pay runs from the order, also where the rules are of an earlier day', () => {
    const plan: Plan = [
      { name: 'Zaliczka', amount: { fixed: 100 }, due: { minutes: 30, after: 'registration' } },
      { name: 'Rata', amount: { fixed: 100 }, due: { on: '2026-06-16' } },
      { name: 'Reszta', amount: 'rest', due: { days: 3, after: 'registration' } },
    ]
    const orderedAt = Temporal.PlainDateTime.from('2026-07-01T09:00:00')
    const quoteContext = { ...context('2026-06-10T12:00:00'), orderedAt }
    const { due } = quoteOf(
      compiled({ items: [item({ price: PRICE })], plans: plans(plan) }),
      [{}],
      {},
      quoteContext,
    )
    expect(due.map(({ until }) => until)).toEqual([
      '2026-07-01T09:30:00',
      '2026-07-02T09:00:00',
      '2026-07-04T23:59:59',
    ])
  })

  test('the day of a part that is announced later is null', () => {
    expect(duesOf([rest(null)])).toEqual(['Reszta 100000 null'])
  })

  test('nothing to pay is never due', () => {
    expect(duesOf([rest('2026-07-15')], [{ birthDate: '2024-01-01' }])).toEqual([])
  })

  test('a part may be for some people, and its amount depend on the person', () => {
    const teen = { fact: 'age', atMost: 17 }
    const plan: Plan = [
      {
        name: 'Zaliczka',
        when: teen,
        amount: { perPerson: [{ when: { fact: 'age', atMost: 12 }, amount: 5000 }, { amount: 10000 }] },
        due: { on: '2026-06-20' },
      },
      { name: 'Reszta młodzieży', when: teen, amount: 'rest', due: { on: '2026-07-01' } },
      rest('2026-07-15'),
    ]
    expect(duesOf(plan, [{ birthDate: '2015-01-01' }, { birthDate: '2010-01-01' }, {}])).toEqual([
      'Zaliczka 15000 2026-06-20T23:59:59',
      'Reszta młodzieży 85000 2026-07-01T23:59:59',
      'Reszta 50000 2026-07-15T23:59:59',
    ])
  })
})
