import type { EventDefinition, Price } from '../event/definition.ts'
import type { Grosze } from '../money.ts'
import { compileCondition } from './evaluate.ts'
import type { FactRegistry } from './facts.ts'
import type { Reason } from './quote-result.ts'
import type { Known, ReadFact, Scope } from './scope.ts'

/**
 * The price of one unit, or why there is none: `unknown` while a fact that decides is not known,
 * `none` when no row of the price list holds.
 */
export type Priced = { readonly amount: Grosze; readonly reason: Reason } | 'unknown' | 'none'

/** A compiled price. */
export type Pricer = (scope: Scope) => Priced

/** Compiles a price: a plain amount, an ordered list of `when → amount`, or a table of two facts. */
export function compilePrice(price: Price, facts: FactRegistry): Pricer {
  if (typeof price === 'number') return () => ({ amount: price, reason: { code: 'fixed', params: {} } })
  return 'amounts' in price ? compileTable(price, facts) : compileRows(price, facts)
}

type Rows = Extract<Price, readonly unknown[]>
type Table = Extract<Price, { amounts: unknown }>

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

/** An amount, and so much more for each unit of a number; not known while the number is not. */
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

function compileTable(table: Table, facts: FactRegistry): Pricer {
  const rowFact = readerOf(table.rows, facts)
  const columnFact = readerOf(table.columns, facts)
  return (scope) => {
    const row = rowFact(scope)
    const column = columnFact(scope)
    if (!isWhole(row) || !isWhole(column)) return 'unknown'
    const amount = table.amounts[keyOf(row)]?.[keyOf(column)] ?? null
    if (amount === null) return 'none'
    const names = { row: nameOf(table.rows, row, facts), column: nameOf(table.columns, column, facts) }
    return { amount, reason: { code: 'table', params: names } }
  }
}

const readerOf = (fact: string, facts: FactRegistry): ReadFact => facts.get(fact)?.read ?? (() => undefined)

/** Whether nothing of it is unknown. */
const isWhole = (known: Known) => (Array.isArray(known) ? !known.includes(undefined) : known !== undefined)

/** The key of a table for a value; a list of one (the option of a choice) is that one. */
const keyOf = (known: unknown): string => (Array.isArray(known) ? known.join('+') : String(known))

function nameOf(fact: string, known: unknown, facts: FactRegistry): string {
  const key = keyOf(known)
  return facts.get(fact)?.values?.find(({ value }) => String(value) === key)?.name ?? key
}

/** Every amount that a price can come to, for a price list ('55–65 zł'). */
export function amountsOf(price: Price): Grosze[] {
  if (typeof price === 'number') return [price]
  if (!('amounts' in price)) return price.map(({ amount }) => amount)
  return Object.values(price.amounts).flatMap((row) => Object.values(row).filter((amount) => amount !== null))
}

/** The lowest and the highest price of an item with all its options. */
export function priceRange(item: EventDefinition['items'][number]): { from: Grosze; to: Grosze } {
  const amounts =
    item.options.length === 0
      ? amountsOf(item.price)
      : item.options.flatMap((option) => amountsOf(option.price ?? item.price))
  return { from: Math.min(...amounts), to: Math.max(...amounts) }
}
