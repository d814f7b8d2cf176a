import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { item } from '../quote/quote.fixture.ts'
import { percentOf, sumMoney } from '../values/money.ts'
import { kept, type Part } from './refund.fixture.ts'

/** Each pays the price of the row for their age: `people` with their ages and prices in grosze. */
const priced = (prices: readonly number[]) => ({
  items: [
    item({
      price: [...prices.map((amount, at) => ({ when: { fact: 'age', is: 20 + at }, amount })), { amount: 0 }],
    }),
  ],
})
const REFS = ['a', 'b', 'c', 'd', 'e']
const aged = (prices: readonly number[]) =>
  prices.map((_, at) => ({ ref: REFS[at], birthDate: `${2026 - 20 - at}-01-01` }))

const deposit = (fixed: number, more: object = {}): Part['plans'] => [
  {
    ...{ id: 'p', name: 'P' },
    parts: [
      { name: 'Zaliczka', amount: { fixed }, due: { days: 5, after: 'registration' }, deposit: true },
      { name: 'Reszta', amount: 'rest', due: { on: '2026-07-15' } },
    ],
    ...more,
  },
]

const now = '2026-06-10T12:00:00'
type Rule = NonNullable<NonNullable<Part['refunds']>[number]['kept']>

function keptOf(
  prices: readonly number[],
  rule: Rule,
  options: { fixed: number; paid?: number; leaving?: string[] },
) {
  const { fixed, ...rest } = options
  const part = { ...priced(prices), plans: deposit(fixed), refunds: [{ kept: rule }] }
  return kept(part, { now, people: aged(prices), ...rest })
}

describe('a share of a deposit for everyone together is not a whole number of grosze', () => {
  const family = [20000, 20000, 90000]
  const half: Rule = { percent: 50, of: 'deposit' }

  test.each<[string, Rule, number]>([
    // 20000 × 2/13 is 3076,92.
    ['half of it: 1538,46', half, 1538],
    ['half of what was paid, where only the deposit was', { percent: 50 }, 1538],
    ['half of the price without it: 8461,54', { percent: 50, of: 'price-less-deposit' }, 8462],
    ['and with it: 11538,46', { percent: 50, of: 'price-less-deposit', deposit: true }, 11538],
    ['it alone: 3076,92', { deposit: true }, 3077],
  ])('%s', (_, rule, expected) => {
    const isOfPrice = rule.of === 'price-less-deposit'
    const paid = isOfPrice ? 130000 : 20000
    expect(keptOf(family, rule, { fixed: 20000, paid, leaving: ['b'] })?.amount).toBe(expected)
  })

  test('for people who leave together it is rounded once, and for all it is the percentage of the whole', () => {
    // 20000 × 4/13 × 50 % is 3076,92, and twice 1538.
    expect(keptOf(family, half, { fixed: 20000, leaving: ['a', 'b'] })?.amount).toBe(3077)
    expect(keptOf(family, half, { fixed: 20000 })?.amount).toBe(10000)
  })

  test('half a grosz is a share, too', () => {
    // Of 103 grosze 0,5 belong to the other: 102,5 × 51 % is 52,275.
    expect(keptOf([100, 20500], { percent: 51 }, { fixed: 103, paid: 103, leaving: ['b'] })?.amount).toBe(52)
  })

  test('where a rule names items, the same applies to their share', () => {
    const part = {
      items: [item({ price: 110000 }), item({ id: 'tent', price: 20000 })],
      ...{ plans: deposit(20000), refunds: [{ items: ['tent'], kept: half }, {}] },
    }
    expect(kept(part, { now })?.amount).toBe(1538)
  })
})

test('a second instalment for everyone covers what the first one has left, and all payments are assigned', () => {
  const prices = [10001, 20003, 30005]
  const parts = [
    { name: 'I', amount: { fixed: 10000 }, due: { on: '2026-06-15' }, deposit: true },
    { name: 'II', amount: { percent: 33.3333 }, due: { on: '2026-06-20' }, deposit: true },
    { name: 'III', amount: 'equal' as const, due: { on: '2026-06-25' } },
    { name: 'IV', amount: 'rest' as const, due: { on: '2026-07-15' } },
  ]
  const of = (rule: Rule, leaving: string[]) =>
    kept(
      { ...priced(prices), plans: [{ id: 'p', name: 'P', parts }], refunds: [{ kept: rule }] },
      { now, people: aged(prices), leaving },
    )?.amount
  for (const [at, ref] of REFS.slice(0, 3).entries()) {
    expect(of({ percent: 50 }, [ref])).toBe(percentOf(prices[at] ?? 0, 50))
    expect(of({ percent: 100 }, [ref])).toBe(prices[at])
  }
  // (10000 + 20003) × 20003 / 60009 × 25 % is 2500,25.
  expect(of({ percent: 25, of: 'deposit' }, ['b'])).toBe(2500)
})

describe('a person who leaves', () => {
  const money = fc.integer({ min: 100, max: 200_000 })
  const caseArbitrary = fc.record({
    prices: fc.array(money, { minLength: 1, maxLength: 5 }),
    percent: fc.integer({ min: 1, max: 100 }),
    fixed: fc.integer({ min: 100, max: 50_000 }),
    who: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
  })

  test('loses as much as exact fractions give, rounded once; the reasons add up to it', () => {
    fc.assert(
      fc.property(
        caseArbitrary,
        fc.constantFrom('deposit', 'paid'),
        ({ prices, percent, fixed, who }, of) => {
          const leaving = who.filter((at) => at < prices.length)
          const total = sumMoney(prices)
          const whole = Math.min(fixed, total)
          const own = sumMoney(leaving.map((at) => prices[at] ?? 0))
          const result = keptOf(
            prices,
            { percent, of: of === 'paid' ? 'paid' : 'deposit' },
            {
              ...{ fixed, paid: of === 'paid' ? whole : total },
              leaving: leaving.map((at) => REFS[at] ?? ''),
            },
          )
          const [over, under] = [BigInt(whole) * BigInt(own) * BigInt(percent), 100n * BigInt(total)]
          const exact = Number((2n * over + under) / (2n * under))
          const amount = result?.amount ?? 0
          // The amount retained for a person is never more than the whole grosze that arrived for that person.
          expect(exact - amount).toBeGreaterThanOrEqual(0)
          expect(exact - amount).toBeLessThanOrEqual(percent === 100 || whole === total ? leaving.length : 0)
          expect(sumMoney((result?.reasons ?? []).map((reason) => reason.amount))).toBe(amount)
        },
      ),
    )
  })

  test('together with all others loses the percentage of the whole, to the grosz', () => {
    fc.assert(
      fc.property(caseArbitrary, ({ prices, percent, fixed }) => {
        const whole = Math.min(fixed, sumMoney(prices))
        const amount = keptOf(prices, { percent, of: 'deposit' }, { fixed })?.amount
        expect(amount).toBe(percentOf(whole, percent))
        expect(keptOf(prices, { percent }, { fixed, paid: whole })?.amount).toBe(percentOf(whole, percent))
      }),
    )
  })
})
