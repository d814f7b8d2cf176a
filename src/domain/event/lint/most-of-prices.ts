import { priceEffect } from '../../quote/effects/registry.ts'
import { amountsOf } from '../../quote/price.ts'
import type { EventDefinition, Item, Price } from '../definition/definition.ts'

/** The most that one piece of an item can cost, in grosze; infinite where that is not known. */
export type MostOf = (item: string) => number

/** Prices as listed; an item that any rule makes dearer has no maximum. */
export function mostOfPieces({ items, adjustments }: EventDefinition): MostOf {
  const raised = new Set(
    adjustments.flatMap(({ effect, items: named }) => (priceEffect(effect).raises ? named : [])),
  )
  const known = new Map(
    items.map((item) => [item.id, raised.has(item.id) ? Number.POSITIVE_INFINITY : mostOf(item)]),
  )
  return (item) => known.get(item) ?? Number.POSITIVE_INFINITY
}

function mostOf({ choose, price, options, vat, share }: Item): number {
  const prices = options.length === 0 ? [price] : options.map((option) => option.price ?? price)
  const isOpen = share !== undefined || choose === 'amount' || vat?.prices === 'net'
  return isOpen ? Number.POSITIVE_INFINITY : Math.max(...prices.map(mostOfPrice))
}

/** The most that a price can be; infinite where it grows with a number. */
export const mostOfPrice = (price: Price): number =>
  grows(price) ? Number.POSITIVE_INFINITY : Math.max(0, ...amountsOf(price))

const grows = (price: Price) => Array.isArray(price) && price.some(({ each }) => each !== undefined)
