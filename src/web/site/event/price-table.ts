import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { PriceTable as Table } from '#domain/event/definition/price-table.ts'
import type { Grosze } from '#domain/values/money.ts'
import { factWords } from '#i18n/pl/fact-words.ts'
import { type PriceGrid, priceGrid } from '#i18n/pl/price-grid.ts'

/** A price of several facts, as start place × class. */
export interface PriceTable extends Omit<PriceGrid, 'headings'> {
  readonly name: string
}

/** A table with the names of the values of its facts. */
export function priceTable(name: string, price: Table, definition: EventDefinition): PriceTable {
  const { columns, rows } = priceGrid(price, factWords(definition))
  return { name, columns, rows }
}

/** One price for each row where its columns cost the same; null where they do not. */
export function evenRows({ rows }: PriceTable): { name: string; amount: Grosze }[] | null {
  const even = rows.map(({ name, cells }) => ({ name, amounts: [...new Set(cells)] }))
  if (even.some(({ amounts: [first, ...others] }) => others.length > 0 || first === null)) return null
  return even.flatMap(({ name, amounts: [amount] }) =>
    amount === undefined || amount === null ? [] : [{ name, amount }],
  )
}
