import type { EventDefinition, Price } from '#domain/event/definition.ts'
import type { Grosze } from '#domain/money.ts'
import { factWords, type SaidFact } from '#i18n/pl/fact-words.ts'

/** A price of two facts, as start place × class. */
export interface PriceTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly (Grosze | null)[] }[]
}

/** A table of two facts with the names of their values. */
export function priceTable(
  name: string,
  price: Extract<Price, { amounts: unknown }>,
  definition: EventDefinition,
): PriceTable {
  const facts = factWords(definition)
  const [rowFact, columnFact] = [facts(price.rows), facts(price.columns)]
  const rows = inOrder(Object.keys(price.amounts), rowFact)
  const columns = inOrder(
    Object.values(price.amounts).flatMap((row) => Object.keys(row)),
    columnFact,
  )
  return {
    name,
    columns: columns.map((column) => columnFact.value(column)),
    rows: rows.map((row) => ({
      name: rowFact.value(row),
      cells: columns.map((column) => price.amounts[row]?.[column] ?? null),
    })),
  }
}

/** Each key once, in the order of the definition; the database keeps another one. */
function inOrder(keys: readonly string[], { values }: SaidFact): string[] {
  const placeOf = (key: string) => (values.includes(key) ? values.indexOf(key) : values.length)
  return [...new Set(keys)].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** One price for each row where its columns cost the same; null where they do not. */
export function evenRows({ rows }: PriceTable): { name: string; amount: Grosze }[] | null {
  const even = rows.map(({ name, cells }) => ({ name, amounts: [...new Set(cells)] }))
  if (even.some(({ amounts: [first, ...others] }) => others.length > 0 || first === null)) return null
  return even.flatMap(({ name, amounts: [amount] }) =>
    amount === undefined || amount === null ? [] : [{ name, amount }],
  )
}
