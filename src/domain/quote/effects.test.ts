import { describe, expect, test } from 'vitest'
import { type Adjustments, amounts, CHILD, COACH, quoted, type Rest, rule } from './adjustments.fixture.ts'
import { compiled, item, quoteOf } from './quote.fixture.ts'

describe('an amount off', () => {
  const both = ['fee', 'coach']
  test('once from the sum of a person, from the first lines on', () => {
    const rules = [rule({ id: 'a', items: both, effect: { kind: 'off', amount: 12000, per: 'person' } })]
    expect(amounts(rules, [{ choices: { coach: 1 } }, {}])).toEqual(['fee 0', 'coach 3000', 'fee 0'])
  })
  test('once from the sum of the registration', () => {
    const rules = [
      rule({ id: 'a', items: both, effect: { kind: 'off', amount: 12000, per: 'registration' } }),
    ]
    expect(amounts(rules, [{ choices: { coach: 1 } }, {}])).toEqual(['fee 0', 'coach 3000', 'fee 10000'])
  })
})

describe('a cap', () => {
  const both = ['fee', 'coach']
  const rows = [
    { when: { fact: 'age', atMost: 12 }, amount: 8000 },
    { when: { fact: 'age', atMost: 40 }, amount: 12000 },
  ]
  test('of a person by its rows: of people for whom no row holds there is none', () => {
    const rules = [rule({ id: 'cap', items: both, effect: { kind: 'cap', amount: rows, per: 'person' } })]
    const coach = { choices: { coach: 1 } }
    const people = [
      { ...CHILD, ...coach },
      { birthDate: '1990-01-01', ...coach },
      { birthDate: '1960-01-01', ...coach },
    ]
    expect(amounts(rules, people)).toEqual([
      'fee 6000',
      'coach 2000',
      'fee 10000',
      'coach 2000',
      'fee 10000',
      'coach 5000',
    ])
  })
  test('of a registration by the number of its people', () => {
    const amount = [
      { when: { fact: 'people', atLeast: 3 }, amount: 20000, each: { amount: 1000, of: 'people', above: 3 } },
      { amount: 15000 },
    ]
    const rules = [rule({ id: 'cap', effect: { kind: 'cap', amount, per: 'registration' } })]
    expect(quoted(rules, [{}, {}]).total).toBe(15000)
    expect(quoted(rules, [{}, {}, {}]).total).toBe(20000)
    expect(quoted(rules, [{}, {}, {}, {}]).total).toBe(21000)
  })
  test('while its row is not known yet there is none', () => {
    const student = { id: 'student', of: 'person', type: 'radio', label: 'Uczę się', required: true } as const
    const questions = [{ ...student, options: ['yes', 'no'].map((id) => ({ id, name: id })) }]
    const amount = [{ when: { fact: 'answer.student', is: 'yes' }, amount: 100 }, { amount: 200 }]
    const rules = [rule({ id: 'cap', effect: { kind: 'cap', amount, per: 'person' } })]
    expect(amounts(rules, [{}], { questions })).toEqual(['fee 10000'])
    expect(amounts(rules, [{ answers: { student: 'yes' } }], { questions })).toEqual(['fee 100'])
  })
  test('of a family takes the amount above off the last lines', () => {
    const rules = [rule({ id: 'cap', effect: { kind: 'cap', amount: 24000, per: 'registration' } })]
    const { lines, total } = quoted(rules, [{}, {}, CHILD, CHILD])
    expect(lines.map(({ amount }) => amount)).toEqual([10000, 10000, 4000, 0])
    expect(total).toBe(24000)
    expect(lines[2]?.reasons[1]).toEqual({
      code: 'adjusted',
      params: { rule: 'cap', name: 'CAP', amount: 2000 },
    })
  })
  test('of a person applies only to people for whom it holds', () => {
    const rules = [
      rule({
        id: 'cap',
        items: ['fee', 'coach'],
        when: { fact: 'age', atMost: 12 },
        effect: { kind: 'cap', amount: 8000, per: 'person' },
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
  test('is taken of what is left by default, of the list price if stated', () => {
    const first = rule({ id: 'a', effect: { kind: 'off', amount: 4000 } })
    expect(amounts([first, rule({ id: 'b', effect: { kind: 'percent-off', percent: 50 } })], [{}])).toEqual([
      'fee 3000',
    ])
    expect(
      amounts([first, rule({ id: 'b', effect: { kind: 'percent-off', percent: 50, of: 'list' } })], [{}]),
    ).toEqual(['fee 1000'])
    expect(
      amounts([first, rule({ id: 'b', effect: { kind: 'percent-off', percent: 90, of: 'list' } })], [{}]),
    ).toEqual(['fee 0'])
  })
  test('halves of a grosz round up, once for the line', () => {
    const rules = [rule({ id: 'a', items: ['coach'], effect: { kind: 'percent-off', percent: 12.5 } })]
    const event = { items: [item({ id: 'coach', choose: 'quantity', price: 1004 })] }
    expect(amounts(rules, [{ choices: { coach: 1 } }], event)).toEqual(['coach 878'])
    expect(amounts(rules, [{ choices: { coach: 3 } }], event)).toEqual(['coach 2635'])
  })
})

describe('a surcharge', () => {
  test('is an amount for each piece or a percentage; also on items that cost nothing', () => {
    const rules = [rule({ id: 'late', items: ['coach'], effect: { kind: 'plus', amount: 700 } })]
    const { lines } = quoted(rules, [{ choices: { coach: 2 } }])
    expect(lines[1]).toMatchObject({ amount: 11400, listAmount: 10000 })
    expect(lines[1]?.reasons[1]).toEqual({
      code: 'raised',
      params: { rule: 'late', name: 'LATE', amount: 1400 },
    })
    expect(amounts([rule({ id: 'x', effect: { kind: 'percent-plus', percent: 10 } })], [CHILD])).toEqual([
      'fee 6600',
    ])
    const free = { items: [item({ price: 0 })] }
    expect(amounts([rule({ id: 'x', effect: { kind: 'plus', amount: 500 } })], [{}], free)).toEqual([
      'fee 500',
    ])
  })
})

describe('free pieces', () => {
  const rules = [rule({ id: 'f', effect: { kind: 'free-for-each', of: 'people', each: 2 } })]
  test('one for each stated number, the cheapest first', () => {
    expect(amounts(rules, [{}])).toEqual(['fee 10000'])
    expect(amounts(rules, [{}, {}, CHILD])).toEqual(['fee 10000', 'fee 10000', 'fee 0'])
    expect(amounts(rules, [{}, {}, CHILD, {}])).toEqual(['fee 0', 'fee 10000', 'fee 0', 'fee 10000'])
  })
  test('a person who is free by an earlier rule does not use one up', () => {
    const free = rule({ id: 'c', when: { fact: 'age', atMost: 12 }, effect: { kind: 'to', amount: 0 } })
    expect(amounts([free, ...rules], [CHILD, {}])).toEqual(['fee 0', 'fee 0'])
  })
  test('only the stated number of several pieces of one line is free', () => {
    const seats = [
      rule({ id: 'f', items: ['coach'], effect: { kind: 'free-for-each', of: 'number.coach', each: 3 } }),
    ]
    const event = { items: [item({ ...COACH, per: 'registration' })] }
    const { lines } = quoteOf(compiled({ ...event, adjustments: seats }), [{}], { choices: { coach: 7 } })
    expect(lines.map(({ amount }) => amount)).toEqual([25000])
  })
})

describe('the best of a choice group', () => {
  const rivals = (per: 'line' | 'person' | 'registration'): [Adjustments, Rest] => [
    [
      rule({ id: 'fee', choiceGroup: 'g', effect: { kind: 'off', amount: 3000 } }),
      rule({ id: 'coach', items: ['coach'], choiceGroup: 'g', effect: { kind: 'off', amount: 4000 } }),
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
      rule({ id: 'tier', choiceGroup: 'g', effect: { kind: 'off', amount: 5000 }, pool: 'cards' }),
      rule({ id: 'other', choiceGroup: 'g', effect: { kind: 'off', amount: 2000 } }),
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
  test('pays the reduction: reported separately, in all', () => {
    const rules = [
      rule({
        id: 'g',
        when: { fact: 'age', atMost: 12 },
        effect: { kind: 'percent-off', percent: 50 },
        paidBy: 'Gmina Borów',
      }),
    ]
    const { lines, total, subsidies } = quoted(rules, [CHILD, CHILD, {}])
    expect(total).toBe(16000)
    expect(subsidies).toEqual([{ by: 'Gmina Borów', amount: 6000 }])
    expect(lines[0]?.reasons[1]).toEqual({
      code: 'paid_by',
      params: { rule: 'g', name: 'G', by: 'Gmina Borów', amount: 3000 },
    })
  })
})
