import type { EventDefinition, Price } from '../event/definition/definition.ts'
import { cellAt, cellsOf, isTable, type PriceTable } from '../event/definition/price-table.ts'
import type { Grosze } from '../values/money.ts'
import { compileCondition } from './evaluate.ts'
import type { FactRegistry } from './facts.ts'
import type { Reason } from './quote-result.ts'
import type { Known, ReadFact, Scope } from './scope.ts'

/**
 * The price of one unit, or why there is none: `unknown` while a deciding fact is not known, `none` when no row of the
 * price list holds.
 */
export type Priced = { readonly amount: Grosze; readonly reason: Reason } | 'unknown' | 'none'

/** A compiled price. */
export type Pricer = (scope: Scope) => Priced

/** Compiles a price: a plain amount, an ordered list of `when → amount`, or a table of several facts. */
export function compilePrice(price: Price, facts: FactRegistry): Pricer {
  if (typeof price === 'number') return () => ({ amount: price, reason: { code: 'fixed', params: {} } })
  return isTable(price) ? compileTable(price, facts) : compileRows(price, facts)
}

type Rows = Extract<Price, readonly unknown[]>

function compileRows(rows: Rows, facts: FactRegistry): Pricer {
  const compiled = rows.map(({ when, amount, each, name }) => {
    const reason: Reason =
      name === undefined ? { code: 'fixed', params: {} } : { code: 'rule', params: { name } }
    return {
      holds: compileCondition(when, (fact) => facts.get(fact)?.read ?? null),
      amount: compileAmount(amount, each, facts),
      reason,
    }
  })
  return (scope) => {
    for (const { holds, amount, reason } of compiled) {
      const truth = holds(scope)
      // An earlier row that may still hold decides, so nothing after it is concluded.
      if (truth === undefined) return 'unknown'
      if (!truth) continue
      const total = amount(scope)
      return total === undefined ? 'unknown' : { amount: total, reason }
    }
    return 'none'
  }
}

type Each = Rows[number]['each']

/** An amount plus a sum for each unit of a number; unknown while the number is. */
function compileAmount(
  amount: Grosze,
  each: Each,
  facts: FactRegistry,
): (scope: Scope) => Grosze | undefined {
  if (each === undefined) return () => amount
  const read = readerOf(each.of, facts)
  return (scope) => {
    const number = read(scope)
    if (number === undefined) return undefined
    const units = Math.max(0, (typeof number === 'number' ? number : 0) - each.above)
    return amount + Math.round(each.amount * Math.min(units, each.atMost ?? units))
  }
}

function compileTable(table: PriceTable, facts: FactRegistry): Pricer {
  const readers = table.by.map((fact) => readerOf(fact, facts))
  return (scope) => {
    const known = readers.map((read) => read(scope))
    if (!known.every(isKnown)) return 'unknown'
    const amount = cellAt(table, known.map(keyOf)) ?? null
    if (amount === null) return 'none'
    return { amount, reason: reasonOf(table.by.map((fact, i) => nameOf(fact, known[i], facts))) }
  }
}

/** The reason of a cell: of a table by one fact its name alone, otherwise the last name is the column and the others the row. */
function reasonOf(names: readonly string[]): Reason {
  const [row, column = ''] = [names.slice(0, -1).join(', '), names.at(-1)]
  return row === '' ? { code: 'rule', params: { name: column } } : { code: 'table', params: { row, column } }
}

const readerOf = (fact: string, facts: FactRegistry): ReadFact => facts.get(fact)?.read ?? (() => undefined)

/** Whether the value is known; of a list, each of its parts. */
const isKnown = (known: Known) => (Array.isArray(known) ? !known.includes(undefined) : known !== undefined)

/** The key of a value in a table; a list with one element (the chosen option) has the key of that element. */
const keyOf = (known: unknown): string => (Array.isArray(known) ? known.join('+') : String(known))

function nameOf(fact: string, known: unknown, facts: FactRegistry): string {
  const key = keyOf(known)
  return facts.get(fact)?.values?.find(({ value }) => String(value) === key)?.name ?? key
}

/** Every amount that a price can have, for a price list ('55–65 zł'). */
export function amountsOf(price: Price): Grosze[] {
  if (typeof price === 'number') return [price]
  return (isTable(price) ? cellsOf(price) : price).flatMap(({ amount }) => amount ?? [])
}

/** The lowest and the highest price of an item with all its options. */
export function priceRange(item: EventDefinition['items'][number]): { from: Grosze; to: Grosze } {
  const amounts =
    item.options.length === 0
      ? amountsOf(item.price)
      : item.options.flatMap((option) => amountsOf(option.price ?? item.price))
  return { from: Math.min(...amounts), to: Math.max(...amounts) }
}
