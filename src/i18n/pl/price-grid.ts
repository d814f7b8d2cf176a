import { cellAt, cellsOf, type PriceTable } from '#domain/event/definition/price-table.ts'
import type { Grosze } from '#domain/values/money.ts'
import type { WordedFact } from './fact-words.ts'

/** A price table as it is drawn: the last fact heads the columns, all before it together the rows. */
export interface PriceGrid {
  readonly headings: readonly string[]
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly (Grosze | null)[] }[]
}

/** The table with the names of its values. A single fact heads the rows of one column. */
export function priceGrid(table: PriceTable, factOf: (name: string) => WordedFact): PriceGrid {
  const facts = table.by.map(factOf)
  const headings = facts.map(({ name }) => name)
  const cells = cellsOf(table)
  const inOrder = (at: number) =>
    valuesInOrder(
      cells.map(({ values }) => values[at] ?? ''),
      facts[at],
    )
  const rowOf = (values: readonly string[], columns: readonly string[]) => ({
    name: values.map((value, i) => facts[i]?.value(value) ?? value).join(', '),
    cells: columns.map((column) => cellAt(table, [...values, column]) ?? null),
  })
  const last = facts.length - 1
  if (last === 0) {
    const rows = inOrder(0).map((value) => ({
      ...rowOf([value], []),
      cells: [cellAt(table, [value]) ?? null],
    }))
    return { headings, columns: ['Cena'], rows }
  }
  const columns = inOrder(last)
  const above = facts.slice(0, last).map((_, at) => inOrder(at))
  const combinations = above.reduce<string[][]>(
    (all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  )
  const isThere = (values: readonly string[]) =>
    cells.some((cell) => values.every((value, i) => cell.values[i] === value))
  return {
    headings,
    columns: columns.map((column) => facts[last]?.value(column) ?? column),
    rows: combinations.filter(isThere).map((values) => rowOf(values, columns)),
  }
}

/** Each value once, in the order of the definition; the database has a different order. Others come after them. */
function valuesInOrder(all: readonly string[], fact: WordedFact | undefined): string[] {
  const values = fact?.values ?? []
  const place = (value: string) => (values.includes(value) ? values.indexOf(value) : values.length)
  return [...new Set(all)].toSorted((a, b) => place(a) - place(b))
}
