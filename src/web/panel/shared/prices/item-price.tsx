import type { ReactNode } from 'react'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { Dependence } from './dependence.tsx'
import { PriceOf } from './price-of.tsx'
import type { Pricing } from './use-pricing.ts'

/** What an item costs whose options have no price of their own: on what that depends, then the amounts. */
export function ItemPrice({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { choose, options, share, price } = item
  const isAsked = options.length === 0 || options.some((option) => option.price === undefined)
  // An insurance is only a share; a price beside it is kept where there is one.
  if (choose === 'amount' || !isAsked || (share !== undefined && price === 0)) return null
  return (
    <>
      <Dependence pricing={pricing} item={item} />
      <PriceOf
        pricing={pricing}
        item={item}
        name={item.name}
        price={price}
        onChange={(changed) =>
          pricing.change((document) => withItem(document, item.id, (now) => ({ ...now, price: changed })))
        }
      />
    </>
  )
}
