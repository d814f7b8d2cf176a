import { parseMoney } from '../../../values/money.ts'
import { isList, pastedRows } from '../../../values/pasted-rows.ts'
import type { PriceTable } from '../../definition/price-table.ts'
import { type Axis, withAmountAt } from './price-axes.ts'

/** A cell of a pasted price list: grosze, null for what is not on offer; undefined where nothing can be read. */
export type PastedAmount = number | null | undefined

const FREE = ['bezpłatnie', 'gratis']
const NONE = ['—', '–', '-']

/** The amounts of a pasted price list, row by row; null where one value was pasted, which goes into its field as usual. */
export function pastedAmounts(text: string): PastedAmount[][] | null {
  const rows = pastedRows(text)
  return isList(rows) ? rows.map((cells) => cells.map(amountIn)) : null
}

/** '1 090', '1090 zł', '535,50', 'bezpłatnie' and '—' are read. */
function amountIn(cell: string): PastedAmount {
  const text = cell.toLocaleLowerCase('pl').trim()
  if (FREE.includes(text)) return 0
  if (NONE.includes(text)) return null
  return parseMoney(text.replace(/\s*(zł|pln)\.?$/, '')) ?? undefined
}

/** Where a list is pasted: the axes of the shown table, the value of the one above it, and the first cell. */
export interface PastedAt {
  readonly down: Axis
  readonly across: Axis | undefined
  readonly tab: string | undefined
  readonly row: number
  readonly column: number
}

/** The table with pasted amounts from one cell on; what does not fit, or cannot be read, is left out. */
export function withPastedAmounts(
  table: PriceTable,
  { down, across, tab, row, column }: PastedAt,
  rows: readonly (readonly PastedAmount[])[],
): PriceTable {
  const cells = rows.flatMap((amounts, below) => amounts.map((amount, right) => ({ amount, below, right })))
  return cells.reduce((now, { amount, below, right }) => {
    const first = down.values[row + below]?.value
    const second = across?.values[column + right]?.value
    const isThere = across === undefined ? column + right === 0 : second !== undefined
    if (amount === undefined || first === undefined || !isThere) return now
    return withAmountAt(
      now,
      [first, second, tab].filter((value) => value !== undefined),
      amount,
    )
  }, table)
}
