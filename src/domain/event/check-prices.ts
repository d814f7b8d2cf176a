import { type FactRegistry, factsOfItem } from '../quote/facts.ts'
import { checkOverlaps, type OverlapWords } from './check-overlaps.ts'
import { listsOf } from './check-possible.ts'
import type { EventDefinition, Price } from './definition.ts'
import { pricesOf } from './named-facts.ts'
import { type DefinitionProblem, pathOf } from './problem.ts'

/** Tables are whole and name what exists; no row of a price list and no class is hidden by one before it. */
export function checkPrices(definition: EventDefinition, facts: FactRegistry): DefinitionProblem[] {
  const words = {
    labelOf: (fact: string) => facts.get(fact)?.label ?? fact,
    isList: listsOf(definition),
  }
  const ofRows: OverlapWords = { ...words, rule: 'Ten wiersz' }
  const ofClasses: OverlapWords = { ...words, rule: 'Ta klasa' }
  return [
    ...pricesOf(definition).flatMap(({ path, price, item }) => {
      if (typeof price === 'number') return []
      const seen = item === null ? facts : factsOfItem(facts, item)
      return 'amounts' in price ? checkTable(path, price, seen) : checkOverlaps(path, price, ofRows)
    }),
    ...definition.facts.flatMap((own, i) =>
      own.kind === 'class' ? checkOverlaps(pathOf('facts', i, 'values'), own.values, ofClasses) : [],
    ),
  ]
}

type Table = Extract<Price, { amounts: unknown }>

function checkTable(path: string, table: Table, facts: FactRegistry): DefinitionProblem[] {
  // A fact that does not exist is told by its name.
  if (!facts.has(table.rows) || !facts.has(table.columns)) return []
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
