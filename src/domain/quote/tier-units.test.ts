import { describe, expect, test } from 'vitest'
import { sumMoney } from '../values/money.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

const pool = (id: string, capacity = 50) => ({ id, name: id, capacity, refusal: 'product_full' as const })
const mug = item({ id: 'mug', name: 'Kubek', choose: 'quantity', price: 10000 })
const first = {
  id: 'first',
  name: 'Pierwsze 50',
  items: ['mug'],
  effect: { kind: 'to' as const, amount: 8000 },
  pool: 'first',
}

const mugs = (
  event: ReturnType<typeof compiled>,
  quantity: number,
  free: Readonly<Record<string, number>>,
  people = 1,
) => {
  const all = Array.from({ length: people }, () => ({ choices: { mug: quantity } }))
  const { lines, claims } = quoteOf(event, all, {}, context('2026-06-10T12:00:00', { free }))
  return {
    lines: lines.map((line) => [line.quantity, line.amount, line.reasons.map(({ code }) => code).join(' ')]),
    claims,
  }
}

test('five pieces with three reduced ones left: two cost the full price, with a reason', () => {
  const event = compiled({ items: [mug], adjustments: [first], pools: [pool('first')] })
  expect(mugs(event, 5, { first: 3 })).toEqual({
    lines: [
      [3, 24000, 'fixed adjusted'],
      [2, 20000, 'fixed used_up'],
    ],
    claims: [{ pool: 'first', units: 3 }],
  })
  expect(mugs(event, 5, { first: 5 }).lines).toEqual([[5, 40000, 'fixed adjusted']])
  expect(mugs(event, 5, { first: 0 })).toEqual({ lines: [[5, 50000, 'fixed']], claims: [] })
})

test('the next person gets what the first has left', () => {
  const event = compiled({ items: [mug], adjustments: [first], pools: [pool('first')] })
  expect(mugs(event, 2, { first: 3 }, 2).lines).toEqual([
    [2, 16000, 'fixed adjusted'],
    [1, 8000, 'fixed adjusted'],
    [1, 10000, 'fixed used_up'],
  ])
})

test('a second tier takes what the first could not, and claims of the item count every piece once', () => {
  const event = compiled({
    items: [{ ...mug, claims: [{ pool: 'all' }] }],
    adjustments: [
      { ...first, choiceGroup: 'tier' },
      {
        ...first,
        id: 'next',
        name: 'Następne',
        effect: { kind: 'to' as const, amount: 9000 },
        pool: 'next',
        choiceGroup: 'tier',
      },
    ],
    pools: [pool('first'), pool('next'), pool('all', 100)],
  })
  expect(mugs(event, 5, { first: 2, next: 1 })).toEqual({
    lines: [
      [2, 16000, 'fixed adjusted'],
      [1, 9000, 'fixed used_up adjusted'],
      [2, 20000, 'fixed used_up used_up'],
    ],
    claims: [
      { pool: 'all', units: 5 },
      { pool: 'first', units: 2 },
      { pool: 'next', units: 1 },
    ],
  })
})

test('the best of a whole registration is found with as many pieces as are left', () => {
  const event = compiled({
    items: [mug],
    adjustments: [
      { ...first, effect: { kind: 'to' as const, amount: 5000 }, choiceGroup: 'best' },
      {
        id: 'tenth',
        name: 'Dziesiąta część',
        items: ['mug'],
        effect: { kind: 'percent-off', percent: 30 },
        choiceGroup: 'best',
      },
    ],
    choiceGroups: [{ id: 'best', per: 'registration' as const }],
    pools: [pool('first')],
  })
  // One at half the price is 50 zł off, a third off all five is 150 zł.
  expect(mugs(event, 5, { first: 1 }).lines).toEqual([[5, 35000, 'fixed adjusted']])
  expect(mugs(event, 5, { first: 4 }).lines).toEqual([
    [4, 20000, 'fixed adjusted'],
    [1, 10000, 'fixed used_up'],
  ])
})

test('steps by number follow the whole choice, not the parts in which it is priced', () => {
  const event = compiled({
    items: [{ ...mug, price: [{ when: { fact: 'quantity', atLeast: 5 }, amount: 9000 }, { amount: 10000 }] }],
    adjustments: [first],
    pools: [pool('first')],
  })
  const { lines } = mugs(event, 5, { first: 3 })
  expect(sumMoney(lines.map(([, amount]) => Number(amount)))).toBe(24000 + 18000)
})

describe('a reduction that takes nothing off the amount left by others', () => {
  const second = {
    id: 'second',
    name: 'Następne',
    items: ['mug'],
    effect: { kind: 'to' as const, amount: 9000 },
    pool: 'second',
  }
  const pools = [pool('first'), pool('second')]
  const steps = compiled({ items: [mug], adjustments: [first, second], pools })

  test('uses up nothing: prices in steps', () => {
    expect(mugs(steps, 1, {})).toEqual({
      lines: [[1, 8000, 'fixed adjusted']],
      claims: [{ pool: 'first', units: 1 }],
    })
    expect(mugs(steps, 3, { first: 1, second: 1 })).toEqual({
      lines: [
        [1, 8000, 'fixed adjusted'],
        [1, 9000, 'fixed used_up adjusted'],
        [1, 10000, 'fixed used_up used_up'],
      ],
      claims: [
        { pool: 'first', units: 1 },
        { pool: 'second', units: 1 },
      ],
    })
  })

  test('a person who pays nothing by an earlier rule uses up none', () => {
    const helper = {
      id: 'helper',
      name: 'Pomoc',
      items: ['mug'],
      when: { fact: 'type', is: 'helper' },
      effect: { kind: 'to' as const, amount: 0 },
    }
    const event = compiled({
      items: [mug],
      types: [
        { id: 'helper', name: 'Pomoc' },
        { id: 'guest', name: 'Gość' },
      ],
      adjustments: [helper, first],
      pools: [pool('first')],
    })
    const people = ['helper', 'guest'].map((type) => ({ type, choices: { mug: 1 } }))
    const { lines } = quoteOf(event, people, {}, context('2026-06-10T12:00:00', { free: { first: 1 } }))
    expect(lines.map(({ amount }) => amount)).toEqual([0, 8000])
  })
})
