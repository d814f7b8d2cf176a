import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { newEvent } from '../basics.ts'
import { movedBy, NEW_ITEMS, withItem, withNewItem, withNewOption, withoutItem } from './change-items.ts'
import { EXAMPLE_FAMILY, quoteOfFamily } from './example-family.ts'
import { gridOf, type PriceRow, priceOfRows, rowsOf, withCell, withNewRow } from './price-rows.ts'
import { REDUCTIONS, withoutAdjustment, withReduction } from './reductions.ts'

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

  test.each(SHOWN_EVENTS)('the prices of $file are written back as they were', ({ document }) => {
    for (const { price, options } of document.items)
      for (const each of [price, ...options.map((option) => option.price ?? 0)]) {
        const rows = rowsOf(each)
        if (rows !== null && rows.length !== 1) expect(priceOfRows(rows)).toEqual(each)
        if (rows?.length === 1) expect(rowsOf(priceOfRows(rows))).toEqual(rows)
      }
  })
})

describe('a table', () => {
  const table = { by: ['type', 'own.step'], amounts: { a: { early: 100, late: null }, b: { early: 300 } } }

  test('of two facts is a grid; what is not on offer is empty', () => {
    expect(gridOf(table)).toEqual({
      ...{ down: 'type', across: 'own.step', columns: ['early', 'late'] },
      rows: [
        { value: 'a', cells: [100, null] },
        { value: 'b', cells: [300, null] },
      ],
    })
    expect(gridOf({ by: ['a', 'b', 'c'], amounts: {} })).toBeNull()
  })

  test('changes in one cell', () => {
    expect(withCell(table, 'b', 'late', 400).amounts).toEqual({
      a: { early: 100, late: null },
      b: { early: 300, late: 400 },
    })
    expect(withCell({ by: ['type'], amounts: { a: 1, b: 2 } }, 'a', null, 5).amounts).toEqual({ a: 5, b: 2 })
  })
})

describe('items', () => {
  test.each(Object.keys(NEW_ITEMS) as (keyof typeof NEW_ITEMS)[])(
    'a new one of the kind %s can be published',
    (kind) => {
      const document = withNewItem(PAID, kind, 'Nowa rzecz')
      expect(document.items.at(-1)).toMatchObject({ id: 'nowa-rzecz', name: 'Nowa rzecz' })
      expect(parseDefinition(document)).toMatchObject({ ok: true })
    },
  )

  test('of two with one name each has an id of its own', () => {
    const document = withNewItem(withNewItem(PAID, 'extra', 'Obiad'), 'extra', 'Obiad')
    expect(document.items.map(({ id }) => id)).toEqual(['fee', 'obiad', 'obiad-2'])
  })

  test('a removed one is also gone from the reductions, and what was for nothing else goes with it', () => {
    const extra = withNewItem(PAID, 'extra', 'Obiad')
    const reduced = {
      ...withReduction(extra, 'siblings', 'Rodzeństwo'),
      adjustments: [
        ...withReduction(extra, 'siblings', 'Rodzeństwo').adjustments.map((each) => ({
          ...each,
          items: ['fee', 'obiad'],
        })),
        ...withReduction(extra, 'early', 'Wcześniej').adjustments.map((each) => ({
          ...each,
          items: ['obiad'],
        })),
      ],
    }
    const left = withoutItem(reduced, 'obiad')
    expect(left.adjustments.map(({ items }) => items)).toEqual([['fee']])
    expect(parseDefinition(left)).toMatchObject({ ok: true })
  })

  test('an option is added with an id from its name, and moves by one place', () => {
    const item = withNewItem(PAID, 'transport', 'Autokar').items[1]
    if (item === undefined) throw new Error('There is no item.')
    const { options } = withNewOption(withNewOption(item, 'Kielce'), 'Łódź')
    expect(options.map(({ id }) => id)).toEqual(['kielce', 'lodz'])
    expect(movedBy(options, 'lodz', -1).map(({ id }) => id)).toEqual(['lodz', 'kielce'])
    expect(movedBy(options, 'kielce', -1)).toEqual(options)
  })
})

describe('reductions', () => {
  const rows: readonly PriceRow[] = [{ when: CHILD, amount: 12_000 }, { amount: 26_000 }]
  const family = withItem(PAID, 'fee', (fee) => ({ ...fee, price: priceOfRows(rows) }))

  test.each(REDUCTIONS)('%s can be published', (reduction) => {
    const document = withReduction(family, reduction, 'Zniżka')
    expect(document.adjustments).toMatchObject([{ id: 'znizka', items: ['fee'] }])
    expect(parseDefinition(document)).toMatchObject({ ok: true })
    expect(withoutAdjustment(document, 'znizka').adjustments).toEqual([])
  })

  test('without anything that everybody pays nothing is added', () => {
    const free = withoutItem(EVENT, 'fee')
    expect(withReduction(free, 'siblings', 'Rodzeństwo')).toBe(free)
  })

  // Two adults at 260 zł, four children of 13, 10, 8 and 4 years at 120 zł.
  test.each([
    ['third-child', 2 * 26_000 + 2 * 12_000],
    ['siblings', 2 * 26_000 + 12_000 + 3 * 10_800],
    ['many-people', 2 * 23_400 + 4 * 10_800],
    ['early', 2 * 24_000 + 4 * 10_000],
    ['surcharge', 2 * 28_000 + 4 * 12_000],
    ['card', 2 * 26_000 + 4 * 12_000],
  ] as const)('%s changes what the example family pays', (reduction, total) => {
    expect(totalOf(withReduction(family, reduction, 'Zniżka'))).toBe(total)
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
