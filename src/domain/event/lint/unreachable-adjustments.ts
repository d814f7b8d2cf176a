import { amountsOf } from '../../quote/price.ts'
import type { EventDefinition, Item, Price } from '../definition/definition.ts'
import { type DefinitionProblem, pathOf } from '../definition/problem.ts'

/** Adjustments of items that cost nothing. An event that is free this year may keep the rules of the last one. */
export function unreachableAdjustments({ adjustments, items }: EventDefinition): DefinitionProblem[] {
  const known = new Map(items.map((item) => [item.id, item]))
  return adjustments.flatMap(({ items: named, effect }, i) => {
    const concerned = named.flatMap((id) => known.get(id) ?? [])
    const isIdle = effect.kind !== 'plus' && concerned.length === named.length && !concerned.some(costs)
    return isIdle ? [{ path: pathOf('adjustments', i, 'items'), code: 'adjustment_of_free_items' }] : []
  })
}

/** Whether an item may come to any amount. */
const costs = ({ choose, price, options, share }: Item): boolean =>
  share !== undefined ||
  choose === 'amount' ||
  [price, ...options.flatMap((option) => pricesIn(option.price))].some(isAny)

const pricesIn = (price: Price | undefined): Price[] => (price === undefined ? [] : [price])

const isAny = (price: Price): boolean =>
  amountsOf(price).some((amount) => amount > 0) ||
  (Array.isArray(price) && price.some(({ each }) => each !== undefined && each.amount > 0))
