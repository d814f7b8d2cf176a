import { describe, expect, test } from 'vitest'
import { type Adjustments, amounts, CHILD, quoted, rule } from './adjustments.fixture.ts'
import { compiled, item, quoteOf } from './quote.fixture.ts'

describe('a percentage rounded to whole złoty', () => {
  const price = (amount: number, effect: Adjustments[number]['effect'], quantity = 1) => {
    const event = compiled({
      items: [item({ id: 'fee', choose: 'quantity', price: amount })],
      adjustments: [rule({ id: 'a', effect })],
    })
    return quoteOf(event, [{ choices: { fee: quantity } }]).total
  }

  test('halves up, or always down or up; the price is rounded, not what is taken off', () => {
    // 155 zł less 15 % is 131,75 zł; less 10 % 139,50 zł.
    expect(price(15500, { kind: 'percent-off', percent: 15, round: { to: 100 } })).toBe(13200)
    expect(price(15500, { kind: 'percent-off', percent: 15, round: { to: 100, direction: 'down' } })).toBe(
      13100,
    )
    expect(price(15500, { kind: 'percent-off', percent: 10, round: { to: 100 } })).toBe(14000)
    expect(price(15500, { kind: 'percent-off', percent: 15, round: { to: 1000, direction: 'up' } })).toBe(
      14000,
    )
    expect(price(15500, { kind: 'percent-plus', percent: 7, round: { to: 1000 } })).toBe(17000)
  })

  test('each piece by itself', () => {
    expect(price(4550, { kind: 'percent-off', percent: 10, round: { to: 100 } }, 3)).toBe(12300)
    expect(
      price(1850, { kind: 'percent-off', percent: 0.5, round: { to: 100, direction: 'down' } }, 10),
    ).toBe(18000)
  })

  test('once: what a grosz would round up stays below the half', () => {
    // 50 % off 2,99 zł is 1,495 zł: to the grosz 1,50 zł, to the złoty 1 zł.
    expect(price(299, { kind: 'percent-off', percent: 50, round: { to: 100 } })).toBe(100)
  })

  test('a reduction makes nothing dearer, a surcharge nothing cheaper', () => {
    expect(price(15550, { kind: 'percent-off', percent: 0.1, round: { to: 100, direction: 'up' } })).toBe(
      15550,
    )
    expect(price(15550, { kind: 'percent-plus', percent: 0.1, round: { to: 100, direction: 'down' } })).toBe(
      15550,
    )
  })
})

describe('reductions end', () => {
  const half = rule({ id: 'a', effect: { kind: 'percent-off', percent: 50 } })
  test('at a floor for each piece, and what was cheaper before stays so', () => {
    const rules = [half, rule({ id: 'b', effect: { kind: 'floor', amount: 7000 } })]
    expect(amounts(rules, [{}, CHILD])).toEqual(['fee 7000', 'fee 6000'])
  })
  test('at a share of the list price, halves of a grosz up', () => {
    const rules = [
      half,
      rule({ id: 'b', effect: { kind: 'off', amount: 1000 } }),
      rule({ id: 'c', effect: { kind: 'floor-percent', percent: 70 } }),
    ]
    expect(amounts(rules, [{}])).toEqual(['fee 7000'])
    expect(amounts([rules[1] ?? half, rules[2] ?? half], [{}])).toEqual(['fee 9000'])
  })
  test('at a sum for all of them together: the first lines keep theirs, a surcharge stays', () => {
    const of = (per: 'person' | 'registration', mostOff: number) => [
      half,
      rule({ id: 'b', effect: { kind: 'most-off', amount: mostOff, per } }),
    ]
    const family = [{}, CHILD, {}]
    expect(amounts(of('registration', 7500), family)).toEqual(['fee 5000', 'fee 3500', 'fee 10000'])
    expect(amounts(of('registration', 13000), family)).toEqual(['fee 5000', 'fee 3000', 'fee 5000'])
    expect(amounts(of('person', 3500), family)).toEqual(['fee 6500', 'fee 3000', 'fee 6500'])
    const plus = rule({ id: 'p', effect: { kind: 'plus', amount: 500 } })
    expect(
      amounts([plus, rule({ id: 'b', effect: { kind: 'most-off', amount: 0, per: 'person' } })], [{}]),
    ).toEqual(amounts([plus], [{}]))
  })
  test('the least sum of a person goes by its rows', () => {
    const amount = [{ when: { fact: 'age', atMost: 12 }, amount: 7000 }, { amount: 11000 }]
    const rules = [rule({ id: 'least', effect: { kind: 'least', amount, per: 'person' } })]
    expect(amounts(rules, [{}, CHILD])).toEqual(['fee 11000', 'fee 7000'])
  })
  test('the amount missing to a least sum is added to the first line with a price', () => {
    const rules = [
      rule({
        id: 'a',
        items: ['fee', 'coach'],
        effect: { kind: 'least', amount: 30000, per: 'registration' },
      }),
    ]
    expect(amounts(rules, [{}, CHILD])).toEqual(['fee 24000', 'fee 6000'])
    expect(amounts(rules, [{}, {}, {}])).toEqual(['fee 10000', 'fee 10000', 'fee 10000'])
    expect(quoted(rules, [{}, CHILD]).lines[0]?.reasons.at(-1)).toEqual({
      code: 'raised',
      params: { rule: 'a', name: 'A', amount: 14000 },
    })
  })
})

describe('a percentage, but no more than', () => {
  const event = (per: 'piece' | 'person' | 'registration') =>
    compiled({
      items: [item({ price: 30000 }), item({ id: 'mug', choose: 'quantity', max: 9, price: 10000 })],
      adjustments: [
        {
          id: 'a',
          name: 'A',
          items: ['fee', 'mug'],
          effect: { kind: 'percent-off', percent: 10, most: { amount: 3500, per } },
        },
      ],
    })
  const amounts = (per: 'piece' | 'person' | 'registration') =>
    quoteOf(event(per), [{ choices: { mug: 4 } }, { choices: { mug: 1 } }]).lines.map(({ amount }) => amount)

  test('has a cap for each piece, a person, the registration: the first lines first', () => {
    expect(amounts('piece')).toEqual([27000, 36000, 27000, 9000])
    expect(amounts('person')).toEqual([27000, 39500, 27000, 9500])
    expect(amounts('registration')).toEqual([27000, 39500, 30000, 10000])
  })
})
