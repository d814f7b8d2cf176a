import { describe, expect, test } from 'vitest'
import { item } from '../quote/quote.fixture.ts'
import { kept, type Part, type RetentionCase } from './refund.fixture.ts'

const amount = (part: Part, retentionCase: RetentionCase) => kept(part, retentionCase)?.amount

describe('the deadline', () => {
  const fee: Part = {
    refunds: [{ name: 'Opłata 10 zł', until: { on: '2026-07-10' }, kept: { amount: 1000 } }],
  }

  test('a day counts to its end, and after the last rule everything paid is retained', () => {
    expect(kept(fee, { now: '2026-07-10T23:59:59' })).toEqual({
      amount: 1000,
      reasons: [{ code: 'rule', rule: 'Opłata 10 zł', until: '2026-07-10', amount: 1000 }],
    })
    expect(kept(fee, { now: '2026-07-11T00:00:00' })).toEqual({
      amount: 50000,
      reasons: [{ code: 'over', rule: null, until: '2026-07-10', amount: 50000 }],
    })
  })

  test('without rules the staff decide; a rule without a day always runs', () => {
    expect(kept({}, { now: '2026-07-10T12:00:00' })).toBe(null)
    expect(amount({ refunds: [{ kept: { percent: 30 } }] }, { now: '2026-12-24T12:00:00' })).toBe(15000)
  })

  test('the first rule that still runs counts', () => {
    const tiers: Part = {
      refunds: [
        { until: { days: 30, before: 'start' } },
        { until: { days: 7, before: 'start' }, kept: { percent: 50 } },
        { until: { days: 1, before: 'start' }, kept: { percent: 80 } },
      ],
    }
    const at = (now: string) => amount(tiers, { now })
    expect(at('2026-07-06T23:59:59')).toBe(0)
    expect(at('2026-07-07T00:00:00')).toBe(25000)
    expect(at('2026-07-29T23:59:59')).toBe(25000)
    expect(at('2026-07-30T00:00:00')).toBe(40000)
    expect(at('2026-08-04T23:59:59')).toBe(40000)
    expect(at('2026-08-05T00:00:00')).toBe(50000)
  })

  test('working days leave out Saturdays, Sundays and holidays', () => {
    // Before Wednesday 5 August the 21st working day is Tuesday 7 July.
    const rule: Part = { refunds: [{ until: { workingDays: 21, before: 'start' } }] }
    expect(amount(rule, { now: '2026-07-07T23:59:59' })).toBe(0)
    expect(amount(rule, { now: '2026-07-08T00:00:00' })).toBe(50000)
  })

  test('days before the start are those of the group or the term of each person', () => {
    const groups = [
      { id: 'early', name: 'Lipiec', dates: { start: '2026-07-01', end: '2026-07-05' } },
      { id: 'late', name: 'Wrzesień', dates: { start: '2026-09-01', end: '2026-09-05' } },
    ]
    const part: Part = { groups, refunds: [{ until: { days: 14, before: 'start' } }] }
    const people = [{ group: 'early' }, { group: 'late' }]
    expect(kept(part, { now: '2026-06-18T00:00:00', people })).toEqual({
      amount: 50000,
      reasons: [
        { code: 'over', rule: null, until: '2026-06-17', amount: 50000 },
        { code: 'rule', rule: null, until: '2026-08-18', amount: 0 },
      ],
    })
    const term = item({
      choose: 'any',
      price: 50000,
      options: groups.map(({ dates, ...option }) => ({ ...option, dates })),
    })
    const terms: Part = { items: [term], refunds: [{ until: { days: 14, before: 'start' } }] }
    const both = [{ choices: { fee: ['early', 'late'] } }]
    expect(amount(terms, { now: '2026-06-17T23:59:59', people: both })).toBe(0)
    expect(amount(terms, { now: '2026-06-18T00:00:00', people: both })).toBe(50000)
  })

  test('days from the day of registration, but not after another day', () => {
    // Registered on 1 June.
    const within: Part = { refunds: [{ until: { days: 14, after: 'registration' } }] }
    expect(amount(within, { now: '2026-06-15T23:59:59' })).toBe(0)
    expect(amount(within, { now: '2026-06-16T00:00:00' })).toBe(50000)
    const both: Part = {
      refunds: [{ until: { days: 14, after: 'registration', notAfter: { on: '2026-06-10' } } }],
    }
    expect(amount(both, { now: '2026-06-10T23:59:59' })).toBe(0)
    expect(amount(both, { now: '2026-06-11T00:00:00' })).toBe(50000)
  })

  test('a start that is not known yet has not passed', () => {
    const dates = { start: null, end: null }
    const part: Part = { dates, refunds: [{ until: { days: 14, before: 'start' } }] }
    expect(amount(part, { now: '2026-12-01T12:00:00' })).toBe(0)
  })
})

describe('the amount', () => {
  const now = '2026-07-01T12:00:00'
  const two = [{}, {}]

  test('an amount for each person who resigns, or once', () => {
    const per = (per: 'person' | 'registration') => ({ refunds: [{ kept: { amount: 3000, per } }] })
    expect(amount(per('person'), { now, people: two })).toBe(6000)
    expect(amount(per('person'), { now, people: two, leaving: ['b'] })).toBe(3000)
    expect(amount(per('registration'), { now, people: two })).toBe(3000)
    expect(amount(per('registration'), { now, people: two, leaving: ['b'] })).toBe(3000)
  })

  test('is never more than was paid for the people who resign', () => {
    const part: Part = {
      items: [item({ price: [{ when: { fact: 'age', atMost: 6 }, amount: 0 }, { amount: 50000 }] })],
      refunds: [{ kept: { amount: 3000 } }],
    }
    const people = [{}, { birthDate: '2024-01-01' }]
    expect(amount(part, { now, people })).toBe(3000)
    expect(amount(part, { now, people, leaving: ['b'] })).toBe(0)
    expect(amount(part, { now, people, paid: 1000 })).toBe(1000)
    expect(amount(part, { now, people, paid: 0 })).toBe(0)
  })

  test('a percentage of what was paid, of the price, or of the price without the deposit', () => {
    const plans = [
      {
        id: 'plan',
        name: 'Zaliczka i reszta',
        parts: [
          { name: 'Zaliczka', amount: { perPerson: 20000 }, due: { on: '2026-06-16' }, deposit: true },
          { name: 'Reszta', amount: 'rest' as const, due: { on: '2026-07-15' } },
        ],
      },
    ]
    const of = (of: 'paid' | 'price' | 'price-less-deposit', paid: number, deposit = false) =>
      amount({ plans, refunds: [{ kept: { percent: 40, of, deposit } }] }, { now, paid })
    expect(of('paid', 20000)).toBe(8000)
    expect(of('price', 20000)).toBe(20000)
    expect(of('price', 50000)).toBe(20000)
    expect(of('price-less-deposit', 50000)).toBe(12000)
    expect(of('price-less-deposit', 50000, true)).toBe(32000)
  })

  test('a percentage of the deposit', () => {
    const rest = { name: 'Reszta', amount: 'rest', due: { on: '2026-07-20' } } as const
    const deposit = {
      name: 'Zaliczka',
      amount: { fixed: 20000 },
      due: { on: '2026-06-05' },
      deposit: true,
    } as const
    const part: Part = {
      plans: [{ id: 'p', name: 'P', parts: [deposit, rest] }],
      refunds: [{ kept: { percent: 50, of: 'deposit' } }],
    }
    expect(amount(part, { now })).toBe(10000)
    expect(amount(part, { now, paid: 6000 })).toBe(6000)
  })

  test('the deposit of each person who resigns, whatever the others pay', () => {
    const deposit = [{ when: { fact: 'age', atMost: 17 }, amount: 10000 }, { amount: 20000 }]
    const part: Part = {
      plans: [
        {
          id: 'plan',
          name: 'Zadatek i reszta',
          parts: [
            { name: 'Zadatek', amount: { perPerson: deposit }, due: { on: '2026-06-16' }, deposit: true },
            { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
          ],
        },
      ],
      refunds: [{ kept: { deposit: true } }],
    }
    const people = [{}, { birthDate: '2014-01-01' }]
    expect(amount(part, { now, people, paid: 30000 })).toBe(30000)
    expect(amount(part, { now, people, paid: 30000, leaving: ['b'] })).toBe(10000)
    expect(amount(part, { now, people, leaving: ['a'] })).toBe(20000)
    // A deposit that is partly paid was paid for both in proportion.
    expect(amount(part, { now, people, paid: 15000, leaving: ['b'] })).toBe(5000)
  })

  test('money that covers no one completely is divided in proportion', () => {
    const over: Part = { refunds: [{ until: { on: '2026-06-30' } }] }
    expect(amount(over, { now, people: two, paid: 60000, leaving: ['a'] })).toBe(30000)
  })

  test('separate rules for some people', () => {
    const part: Part = {
      refunds: [
        { when: { fact: 'age', atMost: 12 }, kept: { amount: 1000 } },
        { until: { on: '2026-07-20' }, kept: { percent: 40 } },
      ],
    }
    const people = [{ birthDate: '2020-01-01' }, {}]
    expect(amount(part, { now, people })).toBe(21000)
    expect(amount(part, { now, people, leaving: ['a'] })).toBe(1000)
    expect(amount(part, { now, people, leaving: ['b'] })).toBe(20000)
    // After the last day of the others the children's rule still runs.
    expect(amount(part, { now: '2026-07-21T12:00:00', people })).toBe(51000)
  })

  test('separate rules for some items', () => {
    const shirt = item({ id: 'shirt', name: 'Koszulka', category: 'merchandise', price: 4000 })
    const part: Part = {
      items: [item({ price: 50000 }), shirt],
      refunds: [
        { name: 'Koszulek nie zwracamy', items: ['shirt'], kept: { percent: 100 } },
        { name: 'Opłata', until: { on: '2026-07-10' }, kept: { amount: 1000 } },
      ],
    }
    expect(kept(part, { now })).toEqual({
      amount: 5000,
      reasons: [
        { code: 'rule', rule: 'Opłata', until: '2026-07-10', amount: 1000 },
        { code: 'rule', rule: 'Koszulek nie zwracamy', until: null, amount: 4000 },
      ],
    })
  })

  test('donations and amounts paid on the spot are excluded', () => {
    const gift = item({
      ...{ id: 'gift', name: 'Darowizna', category: 'donation', legalKind: 'donation' },
      ...{ per: 'registration', choose: 'amount', amounts: {} },
    })
    const part: Part = {
      items: [
        item({ price: 50000 }),
        gift,
        item({ id: 'tax', name: 'Opłata klimatyczna', price: 900, paid: 'on-site' }),
      ],
      refunds: [{ until: { on: '2026-06-30' } }],
    }
    expect(amount(part, { now, rest: { choices: { gift: 5000 } } })).toBe(50000)
  })

  test('is an amount for each head where heads are counted', () => {
    const tickets = item({ per: 'registration', choose: 'quantity', price: 2000 })
    const part: Part = {
      attendance: 'headcount',
      items: [tickets],
      refunds: [{ kept: { amount: 500 } }],
    }
    expect(amount(part, { now, people: [], rest: { choices: { fee: 4 }, registeredBy: null } })).toBe(2000)
  })
})

test('a rule for a whole registration does not apply to a person who leaves while others stay', () => {
  const refunds: Part['refunds'] = [{ whole: true, kept: { percent: 50 } }, { kept: { amount: 1000 } }]
  const of = (part: Part, leaving?: readonly string[]) =>
    kept(part, { now: '2026-06-10T12:00:00', people: [{}, {}], ...(leaving ? { leaving } : {}) })?.amount
  expect([of({ refunds }), of({ refunds }, ['a'])]).toEqual([50000, 1000])
  expect(of({ refunds: refunds.slice(0, 1) }, ['a'])).toBe(50000)
})
