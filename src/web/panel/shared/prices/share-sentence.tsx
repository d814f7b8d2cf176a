import type { ReactNode } from 'react'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { NumberSlot } from '../inputs/slots.tsx'
import { ItemChoice } from './item-choice.tsx'
import type { Pricing } from './use-pricing.ts'

/** '3,5% tego, ile po zniżkach kosztują: Udział, Pokój.' */
export function ShareSentence({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { share } = item
  if (share === undefined) return null
  const write = (part: Partial<typeof share>) =>
    pricing.change((document) =>
      withItem(document, item.id, (now) => ({ ...now, share: { ...share, ...part } })),
    )
  const others = pricing.document.items.filter(({ id, share }) => id !== item.id && share === undefined)
  return (
    <div>
      <p className="sentence">
        Kosztuje{' '}
        <NumberSlot
          label={`${item.name}: ile procent`}
          value={share.percent}
          least={0.01}
          most={100}
          isDecimal
          onChange={(percent) => write({ percent })}
        />
        % tego, ile po zniżkach kosztują:
      </p>
      <ItemChoice
        legend="Od czego liczymy"
        items={others}
        chosen={share.of}
        onChange={(of) => write({ of })}
      />
    </div>
  )
}
