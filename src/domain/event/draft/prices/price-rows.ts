import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'

export type Item = DefinitionDocument['items'][number]
export type Option = Item['options'][number]
export type Price = Item['price']
export type PriceTable = Extract<Price, { readonly by: unknown }>
/** `when → amount`; the first row that holds counts. */
export type PriceRow = Extract<Price, readonly unknown[]>[number]

/** The rows of a price, in their order; null for a table, which is shown as one. */
export function rowsOf(price: Price): readonly PriceRow[] | null {
  if (typeof price === 'number') return [{ amount: price }]
  return Array.isArray(price) ? price : null
}

/** The price of rows: one amount where everybody pays the same. The reverse of `rowsOf`. */
export function priceOfRows(rows: readonly PriceRow[]): Price {
  const [only] = rows
  const isPlain = rows.length === 1 && only !== undefined && Object.keys(only).length === 1
  return isPlain ? only.amount : [...rows]
}

/** A new row in front of the one for everybody else, because the first that holds counts. */
export function withNewRow(rows: readonly PriceRow[], when: Condition): readonly PriceRow[] {
  const row: PriceRow = { when, amount: rows.at(-1)?.amount ?? 0 }
  const rest = rows.findIndex((each) => each.when === undefined)
  return rest < 0 ? [...rows, row] : rows.toSpliced(rest, 0, row)
}

/** The amounts of a table of one or two facts as a grid; null for more facts, which no page shows as one. */
export function gridOf({ by, amounts }: PriceTable): PriceGrid | null {
  const [down, across] = by
  if (down === undefined || by.length > 2) return null
  const rows = Object.entries(amounts)
  if (across === undefined)
    return {
      ...{ down, across: null, columns: [] },
      rows: rows.flatMap(([value, amount]) =>
        typeof amount === 'object' && amount !== null ? [] : [{ value, cells: [amount] }],
      ),
    }
  const columns = [...new Set(rows.flatMap(([, cells]) => (isCells(cells) ? Object.keys(cells) : [])))]
  return {
    ...{ down, across, columns },
    rows: rows.map(([value, cells]) => ({
      value,
      cells: columns.map((column) => {
        const amount = isCells(cells) ? cells[column] : null
        return typeof amount === 'number' ? amount : null
      }),
    })),
  }
}

const isCells = (cells: PriceTable['amounts'][string] | undefined): cells is PriceTable['amounts'] =>
  typeof cells === 'object' && cells !== null

export interface PriceGrid {
  /** The fact of the rows, and that of the columns. */
  readonly down: string
  readonly across: string | null
  /** Values of the second fact; none for a table of one fact. */
  readonly columns: readonly string[]
  /** An amount in grosze for each column; null: not on offer. */
  readonly rows: readonly { readonly value: string; readonly cells: readonly (number | null)[] }[]
}

/** The table with another amount in one cell. */
export function withCell(
  table: PriceTable,
  row: string,
  column: string | null,
  amount: number | null,
): PriceTable {
  const cells = table.amounts[row]
  const changed = column === null ? amount : { ...(isCells(cells) ? cells : {}), [column]: amount }
  return { ...table, amounts: { ...table.amounts, [row]: changed } }
}
