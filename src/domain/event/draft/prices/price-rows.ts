import { readDay } from '../../../values/time.ts'
import type { Condition } from '../../definition/condition.ts'
import type { DefinitionDocument } from '../../definition/definition.ts'

export type Item = DefinitionDocument['items'][number]
export type Option = Item['options'][number]
export type Price = Item['price']
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

/**
 * For whom the next row or step is where they go by age: ten years more than the last of them. Null where the last one
 * with a condition says something else.
 */
export function nextByAge(rows: readonly Pick<PriceRow, 'when'>[]): Condition | null {
  const last = rows.findLast(({ when }) => when !== undefined)?.when
  if (last === undefined || !('fact' in last) || last.fact !== 'age' || typeof last.atMost !== 'number')
    return null
  return { fact: 'age', atMost: last.atMost + 10 }
}

/**
 * For whom the next row or step is where they go by a last day: one month later than the last of them. Null where the last
 * one with a condition says something else.
 */
export function nextByDay(rows: readonly Pick<PriceRow, 'when'>[]): Condition | null {
  const last = rows.findLast(({ when }) => when !== undefined)?.when
  if (last === undefined || !('fact' in last) || typeof last.atMost !== 'string') return null
  const day = readDay(last.atMost)
  return day === null ? null : { fact: last.fact, atMost: day.add({ months: 1 }).toString() }
}
