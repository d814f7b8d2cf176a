import { describe, expect, test } from 'vitest'
import { warningsIn } from '#test/support/definition-problems.ts'
import { item } from '../check/check.fixture.ts'

const windows = [{ opens: '2026-03-01T08:00:00', closes: '2026-07-20T23:59:59' }]
const part = (due: unknown, amount: unknown = { percent: 30 }, more: Record<string, unknown> = {}) => ({
  ...{ name: 'Rata', amount, due },
  ...more,
})
const pay = (parts: unknown[], more: Record<string, unknown> = {}) =>
  warningsIn({ items: [item()], windows, plans: [{ id: 'p', name: 'P', parts }], ...more }).map((each) =>
    each.replace('plans.0.parts.', ''),
  )
const rest = (due: unknown) => part(due, 'rest')

describe('parts of a payment', () => {
  test('days before anyone has registered, days that come too late, and days that are not valid', () => {
    const early = '0.due: Ten termin mija, zanim zaczną się zapisy (1 marca 2026).'
    expect(pay([rest({ on: '2026-02-28' })])).toEqual([early])
    expect(pay([rest({ days: 160, before: 'start' })])).toEqual([early])
    expect(pay([rest({ days: 5, after: 'registration', notAfter: { on: '2026-02-28' } })])).toEqual([early])
    expect(pay([rest({ on: '2026-03-01' })])).toEqual([])
    expect(pay([rest({ days: 167, after: 'registration' })])).toEqual([
      '0.due: Nawet kto zapisze się pierwszego dnia, ma termin zapłaty po wydarzeniu.',
    ])
    expect(pay([rest({ days: 166, after: 'registration' })])).toEqual([])
    expect(pay([rest({ days: 14, before: 'start' })], { dates: { start: null, end: null } })).toEqual([
      '0.due: Nie wiadomo, od którego dnia liczyć: wydarzenie nie ma pierwszego dnia.',
    ])
  })

  test('parts of nothing', () => {
    const [may, june, july] = ['2026-05-01', '2026-06-01', '2026-07-01'].map((on) => ({ on }))
    expect(pay([part(may, { fixed: 0 }), rest(june)])).toEqual(['0.amount: Ta część wynosi 0 zł.'])
    expect(pay([part(may, { percent: 60 }), part(june, { percent: 40 }), rest(july)])).toEqual([
      '2: Na tę część nic nie zostanie: wcześniejsze to razem 100% ceny.',
    ])
    expect(pay([rest(may), rest(june)])).toEqual([
      '1: Na tę część nic nie zostanie: wcześniejsza to cała reszta.',
    ])
    expect(pay([part(may, { percent: 60 }), part(june, { percent: 39 }), rest(july)])).toEqual([])
  })

  test('more than there is to pay, and złoty for grosze', () => {
    const deposit = (perPerson: number) =>
      pay([part({ on: '2026-05-01' }, { perPerson }), rest({ on: '2026-06-01' })])
    expect(deposit(10001)).toEqual(['0.amount: To więcej, niż można zapłacić: najwyżej 100 zł.'])
    expect(deposit(10000)).toEqual([])
    expect(deposit(50)).toEqual(['0.amount: To 0,50 zł: kwoty podaje się w groszach, czyli 50 zł to 5000.'])
    expect(warningsIn({ items: [item({ price: 180 })] })).toEqual([
      'items.0.price: To 1,80 zł: kwoty podaje się w groszach, czyli 180 zł to 18000.',
    ])
  })
})

test('payment plans that leave some people out', () => {
  const plan = (id: string, when: unknown) => ({ id, name: id, when, parts: [rest({ on: '2026-06-01' })] })
  const early = { fact: 'daysToStart', atLeast: 30 }
  const of = (...plans: unknown[]) => warningsIn({ items: [item()], plans })
  expect(of(plan('a', early))).toEqual([
    'plans: Kto nie spełnia żadnego z tych warunków, nie ma jak zapłacić.',
  ])
  expect(of(plan('a', early), plan('b', { not: early }))).toEqual([])
  expect(of(plan('a', early), plan('b', undefined))).toEqual([])
})

test('refunds', () => {
  const refund = (...refunds: unknown[]) => warningsIn({ items: [item()], windows, refunds })
  const at = (days: number, kept: unknown) => ({ until: { days, before: 'start' }, kept })
  expect(refund(at(30, { percent: 80 }), at(7, { percent: 20 }))).toEqual([
    'refunds.1.kept: Kto zrezygnuje później, traci mniej niż ten, kto zrezygnuje wcześniej.',
  ])
  expect(refund(at(30, { percent: 20 }), at(7, { percent: 80 }))).toEqual([])
  expect(refund(at(30, { amount: 2000 }), at(7, { percent: 80 }))).toEqual([])
  expect(refund({ whole: true, kept: { percent: 80 } }, at(7, { percent: 20 }))).toEqual([])
  expect(refund(at(160, { percent: 20 }))).toEqual([
    'refunds.0.until: Ten termin mija, zanim zaczną się zapisy (1 marca 2026).',
  ])
  expect(refund({ until: { hours: 24, before: 'entry' } })).toEqual([
    'refunds.0.until: Godziny liczą się od godziny wejścia, a tu ich nie ma: liczymy od 0:00 pierwszego dnia.',
  ])
  expect(refund(at(30, { amount: 10001 }))).toEqual([
    'refunds.0.kept: To więcej, niż można zapłacić: najwyżej 100 zł.',
  ])
})

test('one option that costs a hundredth of the others', () => {
  const of = (...prices: (number | undefined)[]) => {
    const options = prices.map((price, at) => ({
      id: `o${at}`,
      name: `O${at}`,
      ...(price === undefined ? {} : { price }),
    }))
    return warningsIn({ items: [item({ choose: 'one', price: 0, options })] }).filter((each) =>
      each.includes('groszach'),
    )
  }
  expect(of(6000, 60, 9000)).toEqual([
    'items.0.options.1.price: To 0,60 zł: kwoty podaje się w groszach, czyli 60 zł to 6000.',
  ])
  expect(of(6000, 61, 9000)).toEqual([])
  expect(of(6000, 0, 9000)).toEqual([])
  expect(of(6000, undefined, 9000)).toEqual([])
  expect(of(50_000, 500)).toEqual([])
  expect(of(49_900, 499)).toHaveLength(1)
})

describe('nothing left for the rest of items', () => {
  const bus = item({ id: 'bus', name: 'Autokar', category: 'transport', choose: 'optional', price: 5000 })
  const free = item({ id: 'badge', name: 'Identyfikator', category: 'other', choose: 'always', price: 0 })
  const [may, june, july] = ['2026-05-01', '2026-06-01', '2026-07-01'].map((on) => ({ on }))
  const of = (...parts: unknown[]) => pay(parts, { items: [item(), bus, free] })
  const NOTHING = 'Na tę część nic nie zostanie'

  test('items that cost nothing, and those that are paid before', () => {
    expect(of(part(may, { restOf: ['badge'] }), rest(june))).toEqual([
      `0.amount.restOf: ${NOTHING}: te pozycje nic nie kosztują.`,
    ])
    expect(
      of(part(may, { percent: 100, items: ['bus'] }), part(june, { restOf: ['bus'] }), rest(july)),
    ).toEqual([`1.amount.restOf: ${NOTHING}: wcześniejsze to razem 100% ceny tych pozycji.`])
    expect(
      of(part(may, { percent: 50, items: ['bus'] }), part(june, { restOf: ['bus'] }), rest(july)),
    ).toEqual([])
    expect(of(part(may, { restOf: ['bus', 'badge'] }), rest(june))).toEqual([])
  })

  test('the last part, where every item that costs has a rest before', () => {
    expect(of(part(may, { restOf: ['fee'] }), part(june, { restOf: ['bus'] }), rest(july))).toEqual([
      `2: ${NOTHING}: wcześniejsze to reszta za wszystko, co kosztuje.`,
    ])
    const adults = { when: { fact: 'age', atLeast: 18 } }
    expect(of(part(may, { restOf: ['fee', 'bus'] }, adults), rest(july))).toEqual([])
  })
})

test('what is kept of who does not pay', () => {
  const unpaid = (more: object) => warningsIn({ items: [item()], windows, unpaid: more })
  expect(unpaid({ later: 'cancel', kept: { amount: 5000 } })).toEqual([])
  expect(unpaid({ kept: { amount: 5000 } })).toEqual([
    'unpaid.kept: Niczego nie zmienia: bez kolejnej części decyduje biuro (later).',
  ])
  expect(unpaid({ later: 'cancel', kept: { amount: 50 } })).toEqual([
    'unpaid.kept: To 0,50 zł: kwoty podaje się w groszach, czyli 50 zł to 5000.',
  ])
  expect(unpaid({ later: 'cancel', kept: { deposit: true } })).toEqual([
    'unpaid.kept.deposit: Żadna część płatności nie jest zaliczką.',
  ])
})

test('deadlines of fees, changes and hand-overs are checked as those of refunds', () => {
  const early = { until: { on: '2026-02-28' } }
  const over = 'Ten termin mija, zanim zaczną się zapisy (1 marca 2026).'
  expect(
    warningsIn({
      ...{ items: [item()], windows, changes: early, handOver: early },
      fees: { transfer: [{ ...early, amount: 100 }], change: [{ ...early, amount: 100 }] },
    }),
  ).toEqual(
    ['fees.transfer.0', 'fees.change.0', 'changes', 'handOver'].map((path) => `${path}.until: ${over}`),
  )
})
