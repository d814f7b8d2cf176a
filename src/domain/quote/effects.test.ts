import { describe, expect, test } from 'vitest'
import type { EventDefinitionInput } from '../event/definition.ts'
import { compiled, context, item, quoteOf } from './quote.fixture.ts'

type Adjustments = NonNullable<EventDefinitionInput['adjustments']>
type Rest = Partial<EventDefinitionInput>

const PRICE = [{ when: { fact: 'age', atMost: 12 }, amount: 6000 }, { amount: 10000 }]
const COACH = item({ id: 'coach', name: 'Autokar', choose: 'quantity', price: 5000 })
const CHILD = { birthDate: '2016-01-01' }

const rule = (part: Omit<Adjustments[number], 'name' | 'items'> & { items?: string[] }) => ({
  name: part.id.toUpperCase(),
  items: ['fee'],
  ...part,
})
const quoted = (adjustments: Adjustments, people: Record<string, unknown>[], rest: Rest = {}, free = {}) =>
  quoteOf(
    compiled({ items: [item({ price: PRICE }), COACH], adjustments, ...rest }),
    people,
    {},
    context('2026-06-10T12:00:00', { free }),
  )
const amounts = (...args: Parameters<typeof quoted>) =>
  quoted(...args).lines.map(({ item: id, amount }) => `${id} ${amount}`)

describe('an amount off', () => {
  const both = ['fee', 'coach']
  test('once from the sum of a person, from the first lines on', () => {
    const rules = [rule({ id: 'a', items: both, effect: { off: 12000, per: 'person' } })]
    expect(amounts(rules, [{ choices: { coach: 1 } }, {}])).toEqual(['fee 0', 'coach 3000', 'fee 0'])
  })
  test('once from the sum of the registration', () => {
    const rules = [rule({ id: 'a', items: both, effect: { off: 12000, per: 'registration' } })]
    expect(amounts(rules, [{ choices: { coach: 1 } }, {}])).toEqual(['fee 0', 'coach 3000', 'fee 10000'])
  })
})

describe('a cap', () => {
  test('of a family: what is above comes off the last', () => {
    const rules = [rule({ id: 'cap', effect: { cap: 24000, per: 'registration' } })]
    const { lines, total } = quoted(rules, [{}, {}, CHILD, CHILD])
    expect(lines.map(({ amount }) => amount)).toEqual([10000, 10000, 4000, 0])
    expect(total).toBe(24000)
    expect(lines[2]?.reasons[1]).toEqual({ code: 'adjusted', params: { name: 'CAP', amount: 2000 } })
  })
  test('of a person, and only those for whom it holds', () => {
    const rules = [
      rule({
        id: 'cap',
        items: ['fee', 'coach'],
        when: { fact: 'age', atMost: 12 },
        effect: { cap: 8000, per: 'person' },
      }),
    ]
    expect(amounts(rules, [{ ...CHILD, choices: { coach: 2 } }, { choices: { coach: 2 } }])).toEqual([
      'fee 6000',
      'coach 2000',
      'fee 10000',
      'coach 10000',
    ])
  })
})

describe('percent', () => {
  test('of what is left by default, of the list price when said so', () => {
    const first = rule({ id: 'a', effect: { off: 4000 } })
    expect(amounts([first, rule({ id: 'b', effect: { percentOff: 50 } })], [{}])).toEqual(['fee 3000'])
    expect(amounts([first, rule({ id: 'b', effect: { percentOff: 50, of: 'list' } })], [{}])).toEqual([
      'fee 1000',
    ])
    expect(amounts([first, rule({ id: 'b', effect: { percentOff: 90, of: 'list' } })], [{}])).toEqual([
      'fee 0',
    ])
  })
  test('halves of a grosz round up, once for the line', () => {
    const rules = [rule({ id: 'a', items: ['coach'], effect: { percentOff: 12.5 } })]
    const event = { items: [item({ id: 'coach', choose: 'quantity', price: 1004 })] }
    expect(amounts(rules, [{ choices: { coach: 1 } }], event)).toEqual(['coach 878'])
    expect(amounts(rules, [{ choices: { coach: 3 } }], event)).toEqual(['coach 2635'])
  })
})

describe('a surcharge', () => {
  test('by amount for each piece, by percent; also on what costs nothing', () => {
    const rules = [rule({ id: 'late', items: ['coach'], effect: { plus: 700 } })]
    const { lines } = quoted(rules, [{ choices: { coach: 2 } }])
    expect(lines[1]).toMatchObject({ amount: 11400, listAmount: 10000 })
    expect(lines[1]?.reasons[1]).toEqual({ code: 'raised', params: { name: 'LATE', amount: 1400 } })
    expect(amounts([rule({ id: 'x', effect: { percentPlus: 10 } })], [CHILD])).toEqual(['fee 6600'])
    const free = { items: [item({ price: 0 })] }
    expect(amounts([rule({ id: 'x', effect: { plus: 500 } })], [{}], free)).toEqual(['fee 500'])
  })
})

describe('free pieces', () => {
  const rules = [rule({ id: 'f', effect: { freeFor: 'people', each: 2 } })]
  test('one for each so many, the cheapest first', () => {
    expect(amounts(rules, [{}])).toEqual(['fee 10000'])
    expect(amounts(rules, [{}, {}, CHILD])).toEqual(['fee 10000', 'fee 10000', 'fee 0'])
    expect(amounts(rules, [{}, {}, CHILD, {}])).toEqual(['fee 0', 'fee 10000', 'fee 0', 'fee 10000'])
  })
  test('who is free already by an earlier rule does not use one up', () => {
    const free = rule({ id: 'c', when: { fact: 'age', atMost: 12 }, effect: { to: 0 } })
    expect(amounts([free, ...rules], [CHILD, {}])).toEqual(['fee 0', 'fee 0'])
  })
  test('of several pieces of one line only so many', () => {
    const seats = [rule({ id: 'f', items: ['coach'], effect: { freeFor: 'number.coach', each: 3 } })]
    const event = { items: [item({ ...COACH, per: 'registration' })] }
    const { lines } = quoteOf(compiled({ ...event, adjustments: seats }), [{}], { choices: { coach: 7 } })
    expect(lines.map(({ amount }) => amount)).toEqual([25000])
  })
})

describe('the best of a choice group', () => {
  const rivals = (per: 'line' | 'person' | 'registration'): [Adjustments, Rest] => [
    [
      rule({ id: 'fee', choiceGroup: 'g', effect: { off: 3000 } }),
      rule({ id: 'coach', items: ['coach'], choiceGroup: 'g', effect: { off: 4000 } }),
    ],
    { choiceGroups: [{ id: 'g', per }] },
  ]
  const people = [{ choices: { coach: 1 } }, {}]
  test('is found for each line', () => {
    const [rules, rest] = rivals('line')
    expect(amounts(rules, people, rest)).toEqual(['fee 7000', 'coach 1000', 'fee 7000'])
  })
  test('or over each person', () => {
    const [rules, rest] = rivals('person')
    expect(amounts(rules, people, rest)).toEqual(['fee 10000', 'coach 1000', 'fee 7000'])
  })
  test('or over the whole registration', () => {
    const [rules, rest] = rivals('registration')
    expect(amounts(rules, people, rest)).toEqual(['fee 7000', 'coach 5000', 'fee 7000'])
  })
  test('a tier whose places are used up does not win, here or there', () => {
    const rules = [
      rule({ id: 'tier', choiceGroup: 'g', effect: { off: 5000 }, pool: 'cards' }),
      rule({ id: 'other', choiceGroup: 'g', effect: { off: 2000 } }),
    ]
    const pools = [{ id: 'cards', name: 'Karty', capacity: 1, refusal: 'product_full' as const }]
    for (const per of ['line', 'person'] as const) {
      const rest = { pools, choiceGroups: [{ id: 'g', per }] }
      expect(amounts(rules, [{}, {}], rest)).toEqual(['fee 5000', 'fee 8000'])
      expect(amounts(rules, [{}, {}], rest, { cards: 0 })).toEqual(['fee 8000', 'fee 8000'])
    }
  })
})

describe('a third party', () => {
  test('pays what comes off: told apart, in all', () => {
    const rules = [
      rule({ id: 'g', when: { fact: 'age', atMost: 12 }, effect: { percentOff: 50 }, paidBy: 'Gmina Borów' }),
    ]
    const { lines, total, subsidies } = quoted(rules, [CHILD, CHILD, {}])
    expect(total).toBe(16000)
    expect(subsidies).toEqual([{ by: 'Gmina Borów', amount: 6000 }])
    expect(lines[0]?.reasons[1]).toEqual({
      code: 'paid_by',
      params: { name: 'G', by: 'Gmina Borów', amount: 3000 },
    })
  })
})

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
    expect(price(15500, { percentOff: 15, round: { to: 100 } })).toBe(13200)
    expect(price(15500, { percentOff: 15, round: { to: 100, direction: 'down' } })).toBe(13100)
    expect(price(15500, { percentOff: 10, round: { to: 100 } })).toBe(14000)
    expect(price(15500, { percentOff: 15, round: { to: 1000, direction: 'up' } })).toBe(14000)
    expect(price(15500, { percentPlus: 7, round: { to: 1000 } })).toBe(17000)
  })

  test('each piece by itself', () => {
    expect(price(4550, { percentOff: 10, round: { to: 100 } }, 3)).toBe(12300)
    expect(price(1850, { percentOff: 0.5, round: { to: 100, direction: 'down' } }, 10)).toBe(18000)
  })

  test('once: what a grosz would round up stays below the half', () => {
    // 50 % off 2,99 zł is 1,495 zł: to the grosz 1,50 zł, to the złoty 1 zł.
    expect(price(299, { percentOff: 50, round: { to: 100 } })).toBe(100)
  })

  test('a reduction makes nothing dearer, a surcharge nothing cheaper', () => {
    expect(price(15550, { percentOff: 0.1, round: { to: 100, direction: 'up' } })).toBe(15550)
    expect(price(15550, { percentPlus: 0.1, round: { to: 100, direction: 'down' } })).toBe(15550)
  })
})

describe('reductions end', () => {
  const half = rule({ id: 'a', effect: { percentOff: 50 } })
  test('at a floor for each piece, and what was cheaper before stays so', () => {
    const rules = [half, rule({ id: 'b', effect: { floor: 7000 } })]
    expect(amounts(rules, [{}, CHILD])).toEqual(['fee 7000', 'fee 6000'])
  })
  test('at a share of the list price, halves of a grosz up', () => {
    const rules = [
      half,
      rule({ id: 'b', effect: { off: 1000 } }),
      rule({ id: 'c', effect: { floorPercent: 70 } }),
    ]
    expect(amounts(rules, [{}])).toEqual(['fee 7000'])
    expect(amounts([rules[1] ?? half, rules[2] ?? half], [{}])).toEqual(['fee 9000'])
  })
  test('at a sum for all of them together: the first lines keep theirs, a surcharge stays', () => {
    const of = (per: 'person' | 'registration', mostOff: number) => [
      half,
      rule({ id: 'b', effect: { mostOff, per } }),
    ]
    const family = [{}, CHILD, {}]
    expect(amounts(of('registration', 7500), family)).toEqual(['fee 5000', 'fee 3500', 'fee 10000'])
    expect(amounts(of('registration', 13000), family)).toEqual(['fee 5000', 'fee 3000', 'fee 5000'])
    expect(amounts(of('person', 3500), family)).toEqual(['fee 6500', 'fee 3000', 'fee 6500'])
    const plus = rule({ id: 'p', effect: { plus: 500 } })
    expect(amounts([plus, rule({ id: 'b', effect: { mostOff: 0, per: 'person' } })], [{}])).toEqual(
      amounts([plus], [{}]),
    )
  })
  test('and a least sum of the registration is put on the first line that costs anything', () => {
    const rules = [rule({ id: 'a', items: ['fee', 'coach'], effect: { least: 30000, per: 'registration' } })]
    expect(amounts(rules, [{}, CHILD])).toEqual(['fee 24000', 'fee 6000'])
    expect(amounts(rules, [{}, {}, {}])).toEqual(['fee 10000', 'fee 10000', 'fee 10000'])
    expect(quoted(rules, [{}, CHILD]).lines[0]?.reasons.at(-1)).toEqual({
      code: 'raised',
      params: { name: 'A', amount: 14000 },
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
          effect: { percentOff: 10, most: { amount: 3500, per } },
        },
      ],
    })
  const amounts = (per: 'piece' | 'person' | 'registration') =>
    quoteOf(event(per), [{ choices: { mug: 4 } }, { choices: { mug: 1 } }]).lines.map(({ amount }) => amount)

  test('so much off each piece, a person, the registration: the first lines first', () => {
    expect(amounts('piece')).toEqual([27000, 36000, 27000, 9000])
    expect(amounts('person')).toEqual([27000, 39500, 27000, 9500])
    expect(amounts('registration')).toEqual([27000, 39500, 30000, 10000])
  })
})
