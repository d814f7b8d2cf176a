import { factsOf, factsOfItem } from '../../../quote/facts.ts'
import { amountInCell, type PastedRows } from '../../../values/pasted-rows.ts'
import type { DefinitionDocument, EventDefinition, Item as ReadItem } from '../../definition/definition.ts'
import type { Amounts } from '../../definition/definition-base.ts'
import { expandDefinition } from '../../definition/expand-definition.ts'
import { cellAt, cellsOf, isTable, type PriceTable } from '../../definition/price-table.ts'
import type { Item, Price } from './price-rows.ts'

/** A fact by which a table of prices may be divided, with the values that it can have. */
export interface Axis {
  readonly fact: string
  readonly values: readonly { readonly value: string; readonly name: string }[]
}

/** Tables of more facts are not shown as one. */
export const MOST_AXES = 3

/**
 * By what the price of an item may be divided: facts that everybody has, with one of a few values; and those by which it is
 * divided already.
 */
export function axesFor(definition: EventDefinition, itemId: string): Axis[] {
  const item = definition.items.find(({ id }) => id === itemId)
  if (item === undefined) return []
  const facts = factsOfItem(factsOf(definition), item)
  const already = isTable(item.price) ? item.price.by : []
  return [...new Set([...axisNames(definition, item), ...already])].flatMap((name) => {
    const fact = facts.get(name)
    if (fact?.values === undefined || fact.values.length === 0) return []
    if (fact.of === 'person' && item.per !== 'person') return []
    return [{ fact: name, values: fact.values.map((each) => ({ ...each, value: String(each.value) })) }]
  })
}

function axisNames({ ask, types, groups, questions, items, facts }: EventDefinition, item: ReadItem) {
  return [
    ...(item.options.length > 0 ? ['option'] : []),
    ...(groups.length > 0 ? ['group'] : []),
    ...(types.length > 0 ? ['type'] : []),
    ...facts.flatMap((own) => (own.kind === 'class' ? [`own.${own.id}`] : [])),
    ...(ask.sex === 'required' ? ['sex'] : []),
    ...questions.flatMap(({ id, type, required, when, staffOnly }) =>
      (type === 'select' || type === 'radio') && required && when === undefined && staffOnly !== true
        ? [`answer.${id}`]
        : [],
    ),
    ...items.flatMap(({ id, choose }) => (choose === 'one' && id !== item.id ? [`chosen.${id}`] : [])),
  ]
}

/** The price divided by these axes; amounts stay where they were, and are repeated where a new axis divides them. */
export function priceBy(price: Price, axes: readonly Axis[]): Price {
  if (axes.length === 0) return amountAt(price, new Map()) ?? 0
  return { by: axes.map(({ fact }) => fact), amounts: amountsBy(price, axes, new Map()) }
}

type Chosen = ReadonlyMap<string, string>

function amountsBy(price: Price, [axis, ...rest]: readonly Axis[], chosen: Chosen): Amounts {
  if (axis === undefined) return {}
  return Object.fromEntries(
    axis.values.map(({ value }) => {
      const within = new Map(chosen).set(axis.fact, value)
      return [value, rest.length === 0 ? amountAt(price, within) : amountsBy(price, rest, within)]
    }),
  )
}

/** What it costs for these values; a value that it does not know costs what the last that it knows does. */
function amountAt(price: Price, chosen: Chosen): number | null {
  if (typeof price === 'number') return price
  if (!isTable(price)) return price.at(-1)?.amount ?? 0
  const cells = cellsOf(price)
  const values = price.by.map((fact, place) => {
    const known = cells.map((cell) => cell.values[place] ?? '')
    const wanted = chosen.get(fact)
    // Without the axis its first value stands for all.
    if (wanted === undefined) return known[0] ?? ''
    return known.includes(wanted) ? wanted : (known.at(-1) ?? '')
  })
  return cellAt(price, values) ?? null
}

/** Whether a table has exactly the cells of its axes: an option or a group may have been added or removed since. */
export function isWhole(table: PriceTable, axes: readonly Axis[]): boolean {
  const cells = cellsOf(table)
  const wanted = axes.reduce((count, { values }) => count * values.length, 1)
  return (
    cells.length === wanted &&
    cells.every(({ values }) =>
      values.every((value, place) => axes[place]?.values.some((each) => each.value === value) === true),
    )
  )
}

/** The axes of a table in their order; null where one is none that a table can be shown by. */
export function axesOfTable({ by }: PriceTable, axes: readonly Axis[]): readonly Axis[] | null {
  const found = by.flatMap((fact) => axes.find((axis) => axis.fact === fact) ?? [])
  return found.length === by.length && by.length <= MOST_AXES ? found : null
}

/** The table with another amount in the cell with these values; null: not on offer. */
export function withAmountAt(
  table: PriceTable,
  values: readonly string[],
  amount: number | null,
): PriceTable {
  return { ...table, amounts: put(table.amounts, values, amount) }
}

/**
 * The table with a part of a spreadsheet pasted into the cells of its rows and columns, from one of them on. A dash is a
 * cell that is not on offer; what is no sum, or lies outside, changes nothing.
 */
export function withPastedAmounts(
  table: PriceTable,
  cells: readonly (readonly (readonly string[])[])[],
  at: { readonly row: number; readonly column: number },
  rows: PastedRows,
): PriceTable {
  return rows.reduce(
    (whole, texts, down) =>
      texts.reduce((now, text, across) => {
        const values = cells[at.row + down]?.[at.column + across]
        const amount = amountInCell(text)
        return values === undefined || amount === undefined ? now : withAmountAt(now, values, amount)
      }, whole),
    table,
  )
}

function put(amounts: Amounts, [value, ...rest]: readonly string[], amount: number | null): Amounts {
  if (value === undefined) return amounts
  const within = amounts[value]
  const inside = typeof within === 'object' && within !== null ? within : {}
  return { ...amounts, [value]: rest.length === 0 ? amount : put(inside, rest, amount) }
}

/**
 * The document with the price of an item divided by facts. Divided by its option, own prices of the options become cells
 * of the table.
 */
export function withPriceBy(
  document: DefinitionDocument,
  itemId: string,
  facts: readonly string[],
): DefinitionDocument {
  const known = axesFor(expandDefinition(document), itemId)
  const axes = facts.flatMap((fact) => known.find((axis) => axis.fact === fact) ?? [])
  return {
    ...document,
    items: document.items.map((item) => (item.id === itemId ? divided(item, axes) : item)),
  }
}

function divided(item: Item, axes: readonly Axis[]): Item {
  const price = priceBy(item.price, axes)
  if (!axes.some(({ fact }) => fact === 'option')) return { ...item, price }
  const own = new Map(
    item.options.flatMap((option) => (typeof option.price === 'number' ? [[option.id, option.price]] : [])),
  )
  const filled = isTable(price)
    ? cellsOf(price).reduce((table, { values }) => {
        const amount = own.get(values[table.by.indexOf('option')] ?? '')
        return amount === undefined ? table : withAmountAt(table, values, amount)
      }, price)
    : price
  return {
    ...item,
    price: filled,
    options: item.options.map(({ price: before, ...option }) =>
      before === undefined || typeof before === 'number' ? option : { ...option, price: before },
    ),
  }
}

/** The document in which the tables of an item have the cells of its options again. */
export const withWholeTable = (document: DefinitionDocument, itemId: string): DefinitionDocument => {
  const price = document.items.find(({ id }) => id === itemId)?.price
  return price !== undefined && isTable(price) ? withPriceBy(document, itemId, price.by) : document
}
