import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { newEvent } from '../basics.ts'
import { movedBefore, movedBy, withItem, withNewFee, withNewOption } from './change-items.ts'
import { EXAMPLE_FAMILY, exampleFamilyOf, quoteOfFamily } from './example-family.ts'
import { nextByAge, nextByDay, priceOfRows, rowsOf, withNewRow } from './price-rows.ts'

const EVENT = newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-06', place: 'Borów' })
const PAID = withItem(EVENT, 'fee', (fee) => ({ ...fee, price: 26_000 }))
const CHILD = { fact: 'age', atMost: 15 } as const
const NOW = Temporal.PlainDateTime.from('2027-03-01T12:00:00')

const totalOf = (document: DefinitionDocument) =>
  quoteOfFamily(expandDefinition(document), EXAMPLE_FAMILY, NOW)?.total

describe('rows', () => {
  test('one amount is one row, and written back it is one amount', () => {
    expect(rowsOf(26_000)).toEqual([{ amount: 26_000 }])
    expect(priceOfRows([{ amount: 26_000 }])).toBe(26_000)
  })

  test('a new row stands before the one for everybody else, with its amount', () => {
    const rows = withNewRow([{ amount: 26_000 }], CHILD)
    expect(rows).toEqual([{ when: CHILD, amount: 26_000 }, { amount: 26_000 }])
    expect(withNewRow([{ when: CHILD, amount: 100 }], CHILD)).toHaveLength(2)
  })

  test('a row behind a last day is for the next month, behind an age for nobody in particular', () => {
    const until = (day: string) => ({ when: { fact: 'paymentDay', atMost: day } })
    const office = { when: { fact: 'channel', is: 'office' } }
    expect(nextByDay([office, until('2027-01-31'), {}])).toEqual({
      ...{ fact: 'paymentDay', atMost: '2027-02-28' },
    })
    expect(nextByDay([until('2027-01-31'), office, {}])).toBeNull()
    expect(nextByDay([{ when: CHILD }])).toBeNull()
    expect(nextByDay([{}])).toBeNull()
  })

  test('a step behind an age is for people up to ten years older, behind anything else for nobody in particular', () => {
    expect(nextByAge([{ when: CHILD }, {}])).toEqual({ fact: 'age', atMost: 25 })
    expect(nextByAge([{ when: { fact: 'age', atLeast: 18 } }])).toBeNull()
    expect(nextByAge([{ when: { fact: 'day', atMost: '2027-01-31' } }])).toBeNull()
    expect(nextByAge([{}])).toBeNull()
  })

  test.each(SHOWN_EVENTS)('the prices of $file are written back as they were', ({ document }) => {
    for (const { price, options } of document.items)
      for (const each of [price, ...options.map((option) => option.price ?? 0)]) {
        const rows = rowsOf(each)
        if (rows !== null && rows.length !== 1) expect(priceOfRows(rows)).toEqual(each)
        if (rows?.length === 1) expect(rowsOf(priceOfRows(rows))).toEqual(rows)
      }
  })
})

describe('items', () => {
  test('a new fee is everybody’s, with an id of its own', () => {
    const document = withNewFee(withNewFee(PAID, 'Wpisowe'), 'Wpisowe')
    expect(document.items.map(({ id }) => id)).toEqual(['fee', 'wpisowe', 'wpisowe-2'])
    expect(parseDefinition(document)).toMatchObject({ ok: true })
  })

  test('an option is added with an id from its name, and moves by one place', () => {
    const item = withNewFee(PAID, 'Autokar').items[1]
    if (item === undefined) throw new Error('There is no item.')
    const { options } = withNewOption(withNewOption(item, 'Kielce'), 'Łódź')
    expect(options.map(({ id }) => id)).toEqual(['kielce', 'lodz'])
    expect(movedBy(options, 'lodz', -1).map(({ id }) => id)).toEqual(['lodz', 'kielce'])
    expect(movedBy(options, 'kielce', -1)).toEqual(options)
    expect(movedBefore(options, 'lodz', 'kielce').map(({ id }) => id)).toEqual(['lodz', 'kielce'])
    expect(movedBefore(options, 'lodz', 'radom')).toEqual(options)
  })
})

test.each(SHOWN_EVENTS)('the example family is priced by $file', ({ document }) => {
  expect(totalOf(document)).toBeGreaterThanOrEqual(0)
})

test('rules that depend on each other in a circle price nothing', () => {
  const count = (id: string, of: string) => ({
    ...{ id, name: id, kind: 'count' as const },
    when: { fact: of, atLeast: 1 },
  })
  const circular: DefinitionDocument = {
    ...withItem(EVENT, 'fee', (fee) => ({
      ...fee,
      price: [{ when: { fact: 'own.a', atLeast: 1 }, amount: 500 }, { amount: 1_000 }],
    })),
    facts: [count('a', 'own.b'), count('b', 'own.a')],
  }
  expect(quoteOfFamily(expandDefinition(circular), EXAMPLE_FAMILY, NOW)).toBeNull()
})

test('the example family of an event is of the ages that it admits, and never empty', () => {
  const agesOf = (ages: DefinitionDocument['ages']) =>
    exampleFamilyOf(expandDefinition({ ...EVENT, ages })).people.map(({ age }) => age)
  expect(agesOf({ from: 7, to: 14 })).toEqual([13, 10, 8])
  expect(agesOf({ from: 18 })).toEqual([41, 43])
  expect(agesOf({ from: 60 })).toEqual(EXAMPLE_FAMILY.people.map(({ age }) => age))
})
