import { type FactRegistry, factsOf, factsOfItem } from '../quote/facts.ts'
import { checkOverlaps } from './check-overlaps.ts'
import type { EventDefinition, Item, Price } from './definition.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Tables are whole and name what exists; no row of a price list is hidden by one before it. */
export function checkPrices(definition: EventDefinition): DefinitionProblem[] {
  const facts = factsOf(definition)
  return pricesOf(definition).flatMap(({ path, price, item }) => {
    if (typeof price === 'number') return []
    const seen = item === undefined ? facts : factsOfItem(facts, item)
    return 'amounts' in price ? checkTable(path, price, seen) : checkOverlaps(path, price)
  })
}

interface PlacedPrice {
  readonly path: string
  readonly price: Price
  readonly item?: Item
}

function pricesOf(definition: EventDefinition): PlacedPrice[] {
  return [
    ...definition.items.flatMap((item, i) => [
      { path: pathOf('items', i, 'price'), price: item.price, item },
      ...item.options.flatMap(({ price }, j) =>
        price === undefined ? [] : [{ path: pathOf('items', i, 'options', j, 'price'), price, item }],
      ),
    ]),
    ...definition.plans.flatMap(({ parts }, i) =>
      parts.flatMap(({ amount }, j) =>
        typeof amount === 'object' && 'perPerson' in amount
          ? [{ path: pathOf('plans', i, 'parts', j, 'amount.perPerson'), price: amount.perPerson }]
          : [],
      ),
    ),
  ]
}

type Table = Extract<Price, { amounts: unknown }>

function checkTable(path: string, table: Table, facts: FactRegistry): DefinitionProblem[] {
  const rows = facts.get(table.rows)?.values ?? []
  const columns = facts.get(table.columns)?.values ?? []
  if (rows.length === 0) return [{ path, message: `Wiersze tabeli nie mają wartości: ${table.rows}.` }]
  if (columns.length === 0) return [{ path, message: `Kolumny tabeli nie mają wartości: ${table.columns}.` }]
  const keys = (values: typeof rows) => new Set(values.map(({ value }) => String(value)))
  const unknown = [
    ...Object.keys(table.amounts).filter((row) => !keys(rows).has(row)),
    ...Object.values(table.amounts).flatMap((row) =>
      Object.keys(row).filter((key) => !keys(columns).has(key)),
    ),
  ]
  const missing = rows.flatMap((row) =>
    columns
      .filter((column) => table.amounts[String(row.value)]?.[String(column.value)] === undefined)
      .map((column) => `${row.name}, ${column.name}`),
  )
  return [
    ...[...new Set(unknown)].map((key) => ({
      path,
      message: `Tabela nie ma takiego wiersza ani kolumny: „${key}”.`,
    })),
    ...missing.map((cell) => ({ path, message: `Brakuje ceny: ${cell}.` })),
  ]
}
