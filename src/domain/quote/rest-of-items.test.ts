import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition/definition.ts'
import { sumMoney } from '../values/money.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

type Parts = NonNullable<EventDefinitionInput['plans']>[number]['parts']
type Amount = Parts[number]['amount']

/** 300 zł, a coach for 100 zł that some take, a shirt for 50 zł, and a donation. */
const ITEMS = [
  item({ price: [{ when: { fact: 'age', atMost: 12 }, amount: 10_000 }, { amount: 30_000 }] }),
  item({ id: 'coach', name: 'Autokar', category: 'transport', choose: 'optional', price: 10_000 }),
  item({ id: 'shirt', name: 'Koszulka', category: 'merchandise', choose: 'optional', price: 5_000 }),
  item({
    ...{ id: 'gift', name: 'Darowizna', category: 'donation', legalKind: 'donation' },
    ...{ per: 'person', choose: 'amount', amounts: {} },
  }),
]
const DAYS = ['2026-06-20', '2026-06-25', '2026-06-30', '2026-07-05']

function duesOf(amounts: readonly Amount[], people: readonly Record<string, unknown>[], more: object = {}) {
  const parts = [...amounts, 'rest' as const].map((amount, i) => ({
    ...{ name: `${i}`, amount, due: { on: DAYS[i] ?? null } },
    ...(i < amounts.length ? more : {}),
  }))
  const definition = compiled({ items: ITEMS, plans: [{ id: 'p', name: 'P', parts }] })
  return quoteOf(definition, [...people], {}, context('2026-06-10T12:00:00')).due.map(
    ({ name, amount }) => `${name} ${amount}`,
  )
}

const gives = { choices: { gift: 10_000 } }
const all = { choices: { coach: true, shirt: true, gift: 10_000 } }
const child = { birthDate: '2018-01-01', choices: { coach: true } }

describe('the rest of items', () => {
  test('is their price where nothing was paid before; what is left is the last part', () => {
    expect(duesOf([{ restOf: ['fee'] }], [gives])).toEqual(['0 30000', '1 10000'])
    expect(duesOf([{ restOf: ['coach', 'shirt'] }], [all])).toEqual(['0 15000', '1 40000'])
    expect(duesOf([{ restOf: ['gift'] }], [gives, {}])).toEqual(['0 10000', '1 60000'])
  })

  test('is less by a deposit, which is taken of the price before a donation', () => {
    expect(duesOf([{ perPerson: 5_000 }, { restOf: ['fee'] }], [gives])).toEqual([
      '0 5000',
      '1 25000',
      '2 10000',
    ])
    expect(duesOf([{ percent: 50 }, { restOf: ['gift'] }], [gives])).toEqual([
      '0 15000',
      '1 10000',
      '2 15000',
    ])
  })

  test('is less by a share of a sum for everything, in proportion to the prices', () => {
    // Of 200 zł for 400 zł half of each is paid.
    expect(duesOf([{ fixed: 20_000 }, { restOf: ['coach'] }], [{ choices: { coach: true } }])).toEqual([
      '0 20000',
      '1 5000',
      '2 15000',
    ])
  })

  test('is what a percentage of these items leaves, whoever else pays', () => {
    const people = [{ choices: { coach: true } }, {}, child]
    expect(duesOf([{ percent: 30, items: ['coach'] }, { restOf: ['coach'] }], people)).toEqual([
      '0 6000',
      '1 14000',
      '2 70000',
    ])
  })

  test('is nothing after a part that takes them wholly, nor of what nobody takes', () => {
    expect(duesOf([{ percent: 100, items: ['coach'] }, { restOf: ['coach'] }], [all])).toEqual([
      '0 10000',
      '2 45000',
    ])
    expect(duesOf([{ restOf: ['shirt'] }], [{}])).toEqual(['1 30000'])
  })

  test('several times leaves each its own', () => {
    expect(duesOf([{ perPerson: 8_000 }, { restOf: ['coach'] }, { restOf: ['fee'] }], [child])).toEqual([
      '0 8000',
      '1 6000',
      '2 6000',
    ])
  })

  test('only of the people whom the part concerns', () => {
    const when = { fact: 'age', atMost: 12 }
    expect(duesOf([{ restOf: ['fee', 'coach'] }], [all, child], { when })).toEqual(['0 20000', '1 55000'])
  })
})

test('parts always add up, and the rest of all items but donations leaves the donations', () => {
  const person = fc.record({
    birthDate: fc.constantFrom('1990-01-01', '2018-01-01'),
    choices: fc.record({
      coach: fc.boolean(),
      shirt: fc.boolean(),
      gift: fc.integer({ min: 1_000, max: 50_000 }),
    }),
  })
  const earlier: fc.Arbitrary<Amount> = fc.oneof(
    fc.record({ perPerson: fc.integer({ min: 1, max: 40_000 }) }),
    fc.record({ fixed: fc.integer({ min: 1, max: 90_000 }) }),
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      items: fc.constant<string[]>(['coach', 'shirt']),
    }),
    fc.record({ restOf: fc.constantFrom<string[]>(['coach'], ['shirt', 'coach'], ['fee']) }),
  )
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 4 }), earlier, (people, amount) => {
      const before = typeof amount === 'object' && 'restOf' in amount ? amount.restOf : []
      const others = ['fee', 'coach', 'shirt'].filter((id) => !before.includes(id))
      const paid = new Map(
        duesOf([amount, { restOf: others }], people).map((due) => {
          const [part = '', sum = ''] = due.split(' ')
          return [part, Number(sum)]
        }),
      )
      const gifts = sumMoney(people.map(({ choices }) => choices.gift))
      const price = sumMoney(people.map(priceOf))
      const [first = 0, second = 0] = [paid.get('0'), paid.get('1')]
      expect(sumMoney(paid.values())).toBe(price + gifts)
      // Only more than the whole price takes of the donations.
      expect(first + second).toBe(Math.max(first, price))
    }),
    { numRuns: 60 },
  )
})

const priceOf = ({ birthDate, choices: { coach, shirt } }: Choosing) =>
  (birthDate > '2013' ? 10_000 : 30_000) + (coach ? 10_000 : 0) + (shirt ? 5_000 : 0)

interface Choosing {
  readonly birthDate: string
  readonly choices: { readonly coach: boolean; readonly shirt: boolean }
}
