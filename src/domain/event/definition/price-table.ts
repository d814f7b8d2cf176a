import type { Price } from './definition.ts'
import type { Amounts } from './definition-base.ts'

/** A price by several facts at once: `by` names them, `amounts` is nested in their order. */
export type PriceTable = Extract<Price, { amounts: unknown }>

export const isTable = (price: Price): price is PriceTable => typeof price === 'object' && 'amounts' in price

/** An amount of a table with the value of each fact; null: not on offer. */
export interface TableCell {
  readonly values: readonly string[]
  readonly amount: number | null
}

/** Every cell of a table, in the order of the definition. */
export const cellsOf = ({ amounts }: PriceTable): TableCell[] => cellsIn(amounts, [])

const cellsIn = (amounts: Amounts, values: readonly string[]): TableCell[] =>
  Object.entries(amounts).flatMap(([value, within]) =>
    isLevel(within) ? cellsIn(within, [...values, value]) : [{ values: [...values, value], amount: within }],
  )

/** The amount for these values; null where nothing is on offer, undefined where the table has no such cell. */
export function cellAt({ amounts }: PriceTable, values: readonly string[]): number | null | undefined {
  const found = values.reduce<Amounts[string] | undefined>(
    (within, value) => (isLevel(within) ? within[value] : undefined),
    amounts,
  )
  return isLevel(found) ? undefined : found
}

const isLevel = (within: Amounts[string] | undefined): within is Amounts =>
  typeof within === 'object' && within !== null
