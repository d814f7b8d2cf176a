import type { ReactNode } from 'react'
import { isTable } from '#domain/event/definition/price-table.ts'
import { type Item, type Price, rowsOf } from '#domain/event/draft/prices/price-rows.ts'
import { PriceGrid } from './price-grid.tsx'
import { PriceRows } from './price-rows.tsx'
import type { Pricing } from './use-pricing.ts'

interface Props {
  readonly pricing: Pricing
  readonly item: Item
  readonly name: string
  readonly price: Price
  readonly onChange: (price: Price) => void
}

/** A price as it is said: one amount or rows, or a table. */
export function PriceOf({ pricing, item, name, price, onChange }: Props): ReactNode {
  if (isTable(price))
    return <PriceGrid pricing={pricing} item={item} name={name} table={price} onChange={onChange} />
  return (
    <PriceRows pricing={pricing} name={name} of={item.per} rows={rowsOf(price) ?? []} onChange={onChange} />
  )
}
