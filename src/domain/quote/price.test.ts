import { describe, expect, test } from 'vitest'
import { priceRange } from './price.ts'
import { compiled, item, problemTexts, quoteOf } from './quote.fixture.ts'

const AGES = [
  { when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Dziecko do 6 lat' },
  { when: { fact: 'age', atMost: 15 }, amount: 12000, name: 'Dziecko, 7–15 lat' },
  { amount: 26000 },
]

describe('an ordered price list', () => {
  const event = compiled({ items: [item({ price: AGES })] })

  test.each([
    ['2019-08-06', 0],
    ['2019-08-05', 12000],
    ['2010-08-06', 12000],
    ['2010-08-05', 26000],
  ])('born %s pays %i: the age of the first day counts', (birthDate, amount) => {
    expect(quoteOf(event, [{ birthDate }]).total).toBe(amount)
  })

  test('the reason names the row, a plain row has none to name', () => {
    const { lines } = quoteOf(event, [{ birthDate: '2015-01-01' }, {}])
    expect(lines.map(({ reasons }) => reasons)).toEqual([
      [{ code: 'rule', params: { name: 'Dziecko, 7–15 lat' } }],
      [{ code: 'fixed', params: {} }],
    ])
  })

  test('a birth date that is missing gives no line, and one problem', () => {
    const result = quoteOf(event, [{ birthDate: null }, {}])
    expect(result.lines.map(({ person }) => person)).toEqual(['b'])
    expect(problemTexts(result)).toEqual(['field_missing a birthDate'])
  })

  test('a line with a price of zero is kept', () => {
    expect(quoteOf(event, [{ birthDate: '2025-01-01' }]).lines).toHaveLength(1)
  })
})

test('an item without a matching row is not for this person', () => {
  const event = compiled({ items: [item({ price: AGES.slice(0, 2) })] })
  expect(problemTexts(quoteOf(event, [{}]))).toEqual(['not_eligible a fee'])
})

describe('a table of two facts', () => {
  const event = compiled({
    groups: [
      { id: 'long', name: 'Cała droga' },
      { id: 'short', name: 'Ostatni dzień' },
    ],
    types: [
      { id: 'adult', name: 'Dorosły' },
      { id: 'child', name: 'Dziecko' },
    ],
    items: [
      item({
        price: {
          by: ['group', 'type'],
          amounts: { long: { adult: 200, child: 100 }, short: { adult: 90, child: null } },
        },
      }),
    ],
  })

  test('gives its cell, and the reason names row and column', () => {
    const [line] = quoteOf(event, [{ group: 'long', type: 'child' }]).lines
    expect(line?.amount).toBe(100)
    expect(line?.reasons).toEqual([{ code: 'table', params: { row: 'Cała droga', column: 'Dziecko' } }])
  })

  test('an empty cell is not on offer', () => {
    expect(problemTexts(quoteOf(event, [{ group: 'short', type: 'child' }]))).toEqual(['not_eligible a fee'])
  })

  test('a missing or wrong heading is reported by its field alone', () => {
    expect(problemTexts(quoteOf(event, [{ type: 'child' }]))).toEqual(['field_missing a group'])
    expect(problemTexts(quoteOf(event, [{ group: 'nowhere', type: 'child' }]))).toEqual([
      'no_such_option a group',
    ])
  })
})

describe('a table of other numbers of facts', () => {
  const parts = {
    types: [
      { id: 'adult', name: 'Dorosły' },
      { id: 'child', name: 'Dziecko' },
    ],
    ask: { birthDate: 'required', sex: 'required' } as const,
  }
  const tent = { id: 'bed', choose: 'one' as const, options: [{ id: 'tent', name: 'Namiot' }] }

  test('three facts find their cell, and the reason names all three', () => {
    const both = (amount: number) => ({ FEMALE: amount, MALE: amount + 1 })
    const price = {
      by: ['type', 'option', 'sex'],
      amounts: { adult: { tent: both(70) }, child: { tent: both(40) } },
    }
    const event = compiled({ ...parts, items: [item({ ...tent, price })] })
    const { lines } = quoteOf(event, [{ type: 'child', sex: 'MALE', choices: { bed: 'tent' } }])
    expect(lines.map(({ amount, reasons }) => [amount, reasons])).toEqual([
      [41, [{ code: 'table', params: { row: 'Dziecko, Namiot', column: 'mężczyzna' } }]],
    ])
  })

  test('one fact names its value, as a row of a price list does', () => {
    const event = compiled({
      ...parts,
      items: [item({ price: { by: ['type'], amounts: { adult: 90, child: null } } })],
    })
    const [line] = quoteOf(event, [{ type: 'adult' }]).lines
    expect(line?.reasons).toEqual([{ code: 'rule', params: { name: 'Dorosły' } }])
    expect(problemTexts(quoteOf(event, [{ type: 'child', sex: 'MALE' }]))).toEqual(['not_eligible a fee'])
  })
})

describe('options', () => {
  const coach = item({
    id: 'coach',
    choose: 'optional',
    price: 5000,
    options: [
      { id: 'near', name: 'Blisko' },
      { id: 'far', name: 'Daleko', price: 6500 },
    ],
  })
  const event = compiled({ items: [coach] })

  test('have a price of their own or that of the item', () => {
    const { lines } = quoteOf(event, [{ choices: { coach: 'near' } }, { choices: { coach: 'far' } }])
    expect(lines.map(({ amount }) => amount)).toEqual([5000, 6500])
    expect(lines[1]?.reasons).toEqual([{ code: 'option', params: { option: 'Daleko' } }])
  })

  test('make a range for the price list', () => {
    const [first] = event.definition.items
    expect(first && priceRange(first)).toEqual({ from: 5000, to: 6500 })
  })
})

describe('offers', () => {
  const event = compiled({
    items: [
      item({ id: 'wine', choose: 'optional', when: { fact: 'age', atLeast: 18 }, price: 1000 }),
      item({ id: 'shirt', choose: 'optional', windows: [{ closes: '2026-06-01T23:59:59' }], price: 4500 }),
      item({ id: 'mug', choose: 'quantity', max: 2, price: 2000 }),
      item({ id: 'tax', when: { fact: 'age', atLeast: 18 }, price: 300 }),
      item({ id: 'tent', per: 'registration', choose: 'quantity', max: 1, price: 700 }),
    ],
  })

  test('an item that is not offered cannot be chosen, an automatic one is left out', () => {
    const child = { birthDate: '2015-01-01' }
    expect(problemTexts(quoteOf(event, [{ ...child, choices: { wine: true } }]))).toEqual([
      'not_eligible a wine',
    ])
    expect(quoteOf(event, [child]).lines).toEqual([])
  })

  test('after its last moment an item is closed', () => {
    expect(problemTexts(quoteOf(event, [{ choices: { shirt: true } }]))).toEqual(['closed a shirt'])
  })

  test('too many pieces', () => {
    expect(problemTexts(quoteOf(event, [{ choices: { mug: 3 } }]))).toEqual(['limit_per_person a mug'])
    expect(problemTexts(quoteOf(event, [{}], { choices: { tent: 2 } }))).toEqual([
      'limit_per_registrant - tent',
    ])
  })

  test('items that do not exist, or not on this side', () => {
    expect(problemTexts(quoteOf(event, [{ choices: { tent: 1, boat: 'x', oar: false } }]))).toEqual([
      'no_such_option a tent',
      'no_such_option a boat',
    ])
  })

  test('lines are sorted by people, then by items, those of the whole at the end', () => {
    const { lines, total } = quoteOf(event, [{}, { choices: { mug: 2 } }], { choices: { tent: 1 } })
    expect(lines.map(({ person, item: id }) => `${person} ${id}`)).toEqual([
      'a tax',
      'b mug',
      'b tax',
      'null tent',
    ])
    expect(total).toBe(300 + 4000 + 300 + 700)
  })
})

describe('an amount for each unit', () => {
  const event = compiled({
    items: [
      item({
        price: [
          {
            amount: 30000,
            each: { amount: 9000, of: 'people', above: 2, atMost: 3 },
            name: 'Pokój rodzinny',
          },
        ],
        per: 'registration',
      }),
    ],
  })
  test.each([
    [1, 30000],
    [2, 30000],
    [3, 39000],
    [5, 57000],
    [6, 57000],
  ])('%i people: the first two are included, three more pay, the rest do not', (people, total) => {
    expect(quoteOf(event, Array(people).fill({})).total).toBe(total)
  })

  test('a number that is not known gives no line', () => {
    const nights = compiled({
      items: [
        item({ price: [{ amount: 0, each: { amount: 2000, of: 'number.days' } }] }),
        item({ id: 'days', choose: 'any', min: 1, options: [{ id: 'i', name: 'I' }] }),
      ],
    })
    const result = quoteOf(nights, [{}])
    expect(result.lines).toEqual([])
    expect(problemTexts(result)).toEqual(['field_missing a days'])
  })
})
