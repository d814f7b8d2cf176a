import { describe, expect, test } from 'vitest'
import { SHOWN_EVENTS } from '#test/support/question-forms.ts'
import { parseDefinition } from '../../check/check-definition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { cellAt, cellsOf, isTable } from '../../definition/price-table.ts'
import { newEvent } from '../basics.ts'
import { withNewExtra } from '../extras/new-extra.ts'
import { bandsOf, usesOfBands, withBand, withNewBand, withoutBand, withoutUnusedBands } from './bands.ts'
import { withItem } from './change-items.ts'
import { type DependenceWords, withDependence, withRowsInTable } from './dependence.ts'
import {
  axesFor,
  axesOfTable,
  isWhole,
  priceBy,
  withAmountAt,
  withPastedAmounts,
  withPriceBy,
  withWholeTable,
} from './price-axes.ts'

const EVENT: DefinitionDocument = {
  ...newEvent({ title: 'Rajd', start: '2027-08-05', end: '2027-08-14', place: 'Borów' }),
  groups: ['borow', 'lipowiec'].map((id) => ({ id, name: id, claims: [], windows: [] })),
  types: ['adult', 'child'].map((id) => ({ id, name: id, claims: [], windows: [] })),
}
const PAID = withItem(EVENT, 'fee', (fee) => ({ ...fee, price: 26_000 }))
const WORDS: DependenceWords = {
  ofBands: (axis) => ({ name: axis, first: 'First', rest: 'Rest' }),
  ofRows: 'Dla kogo',
  when: (when) => (when === undefined ? 'Rest' : 'First'),
}
const priceOf = ({ items: [fee] }: DefinitionDocument) => fee?.price ?? 0
const isRight = (document: DefinitionDocument) => parseDefinition(document).ok

describe('a price by facts', () => {
  test('a flat price is repeated in each cell, and one again without facts', () => {
    const table = withPriceBy(PAID, 'fee', ['group', 'type'])
    expect(priceOf(table)).toEqual({
      by: ['group', 'type'],
      amounts: { borow: { adult: 26_000, child: 26_000 }, lipowiec: { adult: 26_000, child: 26_000 } },
    })
    expect(isRight(table)).toBe(true)
    expect(withPriceBy(table, 'fee', [])).toEqual(PAID)
  })

  test('amounts stay when an axis is added, moved or taken away', () => {
    const axes = axesFor(expandDefinition(PAID), 'fee')
    const [group, type] = ['group', 'type'].flatMap((fact) => axes.find((axis) => axis.fact === fact) ?? [])
    if (group === undefined || type === undefined) throw new Error('There are two axes.')
    const byGroup = { by: ['group'], amounts: { borow: 100, lipowiec: null } }
    const both = priceBy(byGroup, [type, group])
    expect(both).toEqual({
      by: ['type', 'group'],
      amounts: { adult: { borow: 100, lipowiec: null }, child: { borow: 100, lipowiec: null } },
    })
    expect(priceBy(both, [group])).toEqual(byGroup)
    expect(priceBy(both, [group, type])).toEqual({
      by: ['group', 'type'],
      amounts: { borow: { adult: 100, child: 100 }, lipowiec: { adult: null, child: null } },
    })
  })

  test('own prices of options become cells, and a new option costs what the last does', () => {
    const coach = withNewExtra(PAID, 'coach', { name: 'Autokar', options: ['A', 'B'], dayName: (iso) => iso })
    const priced = withItem(coach, 'autokar', (item) => ({
      ...item,
      options: item.options.map((option, place) => ({ ...option, price: 1_000 * (place + 1) })),
    }))
    const table = withPriceBy(priced, 'autokar', ['option', 'type'])
    expect(table.items[1]?.price).toEqual({
      by: ['option', 'type'],
      amounts: { a: { adult: 1_000, child: 1_000 }, b: { adult: 2_000, child: 2_000 } },
    })
    expect(table.items[1]?.options).toEqual(coach.items[1]?.options)
    const more = withItem(table, 'autokar', (item) => ({
      ...item,
      options: [...item.options, { id: 'c', name: 'C', claims: [], windows: [] }],
    }))
    const axes = axesFor(expandDefinition(more), 'autokar')
    const now = more.items[1]?.price
    if (now === undefined || !isTable(now)) throw new Error('It is a table.')
    expect(isWhole(now, axesOfTable(now, axes) ?? [])).toBe(false)
    expect(isRight(more)).toBe(false)
    const whole = withWholeTable(more, 'autokar')
    expect(isRight(whole)).toBe(true)
    expect(whole.items[1]?.price).toMatchObject({ amounts: { c: { adult: 2_000, child: 2_000 } } })
  })

  test('a table of three facts changes in one cell', () => {
    const by = { by: ['a', 'b', 'c'], amounts: { x: { y: { z: 1, w: 2 } } } }
    expect(withAmountAt(by, ['x', 'y', 'w'], null).amounts).toEqual({ x: { y: { z: 1, w: null } } })
  })

  test.each(SHOWN_EVENTS)(
    'tables of $file are written back as they were, and one cell changes alone',
    ({ document }) => {
      const definition = expandDefinition(document)
      for (const item of document.items) {
        const { price } = item
        if (!isTable(price)) continue
        const axes = axesOfTable(price, axesFor(definition, item.id))
        if (axes === null) continue
        expect(isWhole(price, axes)).toBe(true)
        expect(withWholeTable(document, item.id)).toEqual(document)
        const [cell, ...others] = cellsOf(price)
        if (cell === undefined) continue
        const changed = withAmountAt(price, cell.values, 12_345)
        expect(cellAt(changed, cell.values)).toBe(12_345)
        expect(others.map(({ values }) => cellAt(changed, values))).toEqual(
          others.map(({ amount }) => amount),
        )
      }
    },
  )
})

test('a part of a spreadsheet is pasted into a table; what is no sum or lies outside changes nothing', () => {
  const table = { by: ['group', 'type'], amounts: { a: { x: 1, y: 2 }, b: { x: 3, y: 4 } } }
  const cells = ['a', 'b'].map((row) => ['x', 'y'].map((column) => [row, column]))
  const pasted = [
    ['—', '20 zł', '5'],
    ['drogo', ''],
    ['7', '7'],
  ]
  expect(withPastedAmounts(table, cells, { row: 0, column: 0 }, pasted).amounts).toEqual({
    a: { x: null, y: 2000 },
    b: { x: 3, y: 4 },
  })
  expect(withPastedAmounts(table, cells, { row: 1, column: 1 }, [['9']]).amounts).toEqual({
    a: { x: 1, y: 2 },
    b: { x: 3, y: 900 },
  })
})

describe('what a price depends on', () => {
  test('age alone makes rows, and the time of registration or of payment too', () => {
    expect(priceOf(withDependence(PAID, 'fee', ['new-age'], WORDS))).toEqual([
      { when: { fact: 'age', atMost: 15 }, amount: 26_000 },
      { amount: 26_000 },
    ])
    expect(priceOf(withDependence(PAID, 'fee', ['new-time'], WORDS))).toMatchObject([
      { when: { fact: 'day', atMost: '2027-06-06' } },
      {},
    ])
    expect(priceOf(withDependence(PAID, 'fee', ['new-payment'], WORDS))).toMatchObject([
      { when: { fact: 'paymentDay', atMost: '2027-06-06' } },
      {},
    ])
    expect(isRight(withDependence(PAID, 'fee', ['group', 'new-payment'], WORDS))).toBe(true)
  })

  test('rows become steps as soon as it depends on more, with their amounts', () => {
    const rows = withItem(PAID, 'fee', (fee) => ({
      ...fee,
      price: [{ when: { fact: 'age', atMost: 6 }, amount: 0, name: 'Do 6 lat' }, { amount: 26_000 }],
    }))
    const table = withRowsInTable(rows, 'fee', 'group', WORDS)
    expect(bandsOf(table)).toMatchObject([
      {
        name: 'Dla kogo',
        values: [{ name: 'Do 6 lat', when: { fact: 'age', atMost: 6 } }, { name: 'Rest' }],
      },
    ])
    expect(priceOf(table)).toEqual({
      by: ['own.dla-kogo', 'group'],
      amounts: { 'do-6-lat': { borow: 0, lipowiec: 0 }, rest: { borow: 26_000, lipowiec: 26_000 } },
    })
    expect(isRight(table)).toBe(true)
    const three = withDependence(table, 'fee', ['own.dla-kogo', 'group', 'new-time'], WORDS)
    expect(isRight(three)).toBe(true)
    expect(withDependence(three, 'fee', [], WORDS).facts).toEqual([])
  })
})

describe('steps', () => {
  const table = withDependence(
    withDependence(PAID, 'fee', ['group'], WORDS),
    ...(['fee', ['group', 'new-age'], WORDS] as const),
  )
  const [bands] = bandsOf(table)
  if (bands === undefined) throw new Error('There are steps.')

  test('one more has the prices of the one behind it; removed they are as before', () => {
    const more = withNewBand(table, bands.id, { name: 'Do 18', when: { fact: 'age', atMost: 18 } })
    expect(bandsOf(more)[0]?.values.map(({ id }) => id)).toEqual(['first', 'do-18', 'rest'])
    expect(isRight(more)).toBe(true)
    expect(withoutBand(more, bands.id, 'do-18')).toEqual(table)
  })

  test('the last one stays, and so do steps that a price asks for', () => {
    const one = withoutBand(table, bands.id, 'first')
    expect(withoutBand(one, bands.id, 'rest')).toBe(one)
    expect(withoutUnusedBands(table, bands.id)).toBe(table)
    expect(usesOfBands(table, bands.id)).toEqual(['items.0.price.by.1'])
    expect(usesOfBands(table, bands.id, 'first')).toEqual([])
  })

  test('a name changes only itself', () => {
    const named = withBand(table, bands.id, 'first', (band) => ({ ...band, name: 'Dzieci' }))
    expect({ ...named, facts: [] }).toEqual({ ...table, facts: [] })
  })
})
