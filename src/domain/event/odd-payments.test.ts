import { describe, expect, test } from 'vitest'
import { item, warningsIn } from './check.fixture.ts'

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
  const EARLIER = ['1.due: Ta część jest płatna wcześniej niż część przed nią.']
  test.each([
    [{ on: '2026-06-01' }, { on: '2026-05-01' }],
    [{ daysBefore: 14 }, { daysBefore: 30 }],
    [{ daysBefore: 14 }, { on: '2026-07-01' }],
    [{ daysAfterRegistration: 14 }, { daysAfterRegistration: 3 }],
  ])('%j, then %j', (first, second) => {
    expect(pay([part(first), rest(second)])).toEqual(EARLIER)
    expect(pay([part(second), rest(first)])).toEqual([])
  })

  test('for others they have an order of their own', () => {
    const when = { fact: 'isRegistrant', is: true }
    expect(pay([part({ on: '2026-06-01' }, { percent: 30 }, { when }), rest({ on: '2026-05-01' })])).toEqual(
      [],
    )
  })

  test('days on which nobody has registered yet, or that come too late, or are none', () => {
    const early = '0.due: Ten termin mija, zanim zaczną się zapisy (1 marca 2026).'
    expect(pay([rest({ on: '2026-02-28' })])).toEqual([early])
    expect(pay([rest({ daysBefore: 160 })])).toEqual([early])
    expect(pay([rest({ daysAfterRegistration: 5, notAfter: { on: '2026-02-28' } })])).toEqual([early])
    expect(pay([rest({ on: '2026-03-01' })])).toEqual([])
    expect(pay([rest({ daysAfterRegistration: 167 })])).toEqual([
      '0.due: Nawet kto zapisze się pierwszego dnia, ma termin zapłaty po wydarzeniu.',
    ])
    expect(pay([rest({ daysAfterRegistration: 166 })])).toEqual([])
    expect(pay([rest({ daysBefore: 14 })], { dates: { start: null, end: null } })).toEqual([
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

test('ways of paying that leave somebody out', () => {
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
  const at = (daysBefore: number, kept: unknown) => ({ until: { daysBefore }, kept })
  expect(refund(at(30, { percent: 80 }), at(7, { percent: 20 }))).toEqual([
    'refunds.1.kept: Kto zrezygnuje później, traci mniej niż ten, kto zrezygnuje wcześniej.',
  ])
  expect(refund(at(30, { percent: 20 }), at(7, { percent: 80 }))).toEqual([])
  expect(refund(at(30, { amount: 2000 }), at(7, { percent: 80 }))).toEqual([])
  expect(refund({ whole: true, kept: { percent: 80 } }, at(7, { percent: 20 }))).toEqual([])
  expect(refund(at(160, { percent: 20 }))).toEqual([
    'refunds.0.until: Ten termin mija, zanim zaczną się zapisy (1 marca 2026).',
  ])
  expect(refund({ until: { hoursBefore: 24 } })).toEqual([
    'refunds.0.until: Godziny liczą się od godziny wejścia, a tu ich nie ma: liczymy od 0:00 pierwszego dnia.',
  ])
  expect(refund(at(30, { amount: 10001 }))).toEqual([
    'refunds.0.kept: To więcej, niż można zapłacić: najwyżej 100 zł.',
  ])
})
