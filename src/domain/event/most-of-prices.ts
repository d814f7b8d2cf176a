import { amountsOf } from '../quote/price.ts'
import type { EventDefinition, Item, Price } from './definition.ts'

/** The most that one piece of an item can cost, in grosze; endless where nobody can say. */
export type MostOf = (item: string) => number

/** Prices as they stand in the list; an item that anything makes dearer has no most. */
export function mostOfPieces({ items, adjustments }: EventDefinition): MostOf {
  const raised = new Set(
    adjustments.flatMap(({ effect, items: named }) =>
      'plus' in effect || 'percentPlus' in effect || 'least' in effect ? named : [],
    ),
  )
  const known = new Map(
    items.map((item) => [item.id, raised.has(item.id) ? Number.POSITIVE_INFINITY : mostOf(item)]),
  )
  return (item) => known.get(item) ?? Number.POSITIVE_INFINITY
}

function mostOf({ choose, price, options, vat, share }: Item): number {
  const prices = options.length === 0 ? [price] : options.map((option) => option.price ?? price)
  const isOpen = share !== undefined || choose === 'amount' || vat?.prices === 'net' || prices.some(grows)
  return isOpen ? Number.POSITIVE_INFINITY : Math.max(0, ...prices.flatMap(amountsOf))
}

const grows = (price: Price) => Array.isArray(price) && price.some(({ each }) => each !== undefined)
