import type { ReactNode } from 'react'
import { derivedLegalKind } from '#domain/event/draft/extras/new-extra.ts'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { Slot } from '../conditions/slot.tsx'
import { OptionalNumberSlot } from '../inputs/slots.tsx'
import { LEGAL_WORDS } from './item-words.ts'
import type { Pricing } from './use-pricing.ts'
import { VatSentence } from './vat-sentence.tsx'

const KINDS = ['participation', 'dated-service', 'goods', 'made-to-order', 'donation'] as const
const MOST_HEADS = 100

/** 'Szczegóły prawne': what follows from the rest, shown so that it can be corrected, and the tax. */
export function LegalDetails({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const derived = derivedLegalKind(pricing.document, item)
  const write = (make: (item: Item) => Item) =>
    pricing.change((document) => withItem(document, item.id, make))
  const isCounted = pricing.document.attendance === 'headcount' && item.category === 'participation'
  return (
    <details className="price-more">
      <summary>{`Szczegóły prawne i\u00a0podatek${vatWords(item)}`}</summary>
      <p className="sentence">
        Według prawa to{' '}
        <Slot
          label={`${item.name}: czym jest według prawa`}
          value={item.legalKind ?? derived}
          options={KINDS.map((kind) => [kind, LEGAL_WORDS[kind]] as const)}
          onChange={(kind) =>
            write(({ legalKind: _, ...now }) => (kind === derived ? now : { ...now, legalKind: kind }))
          }
        />
        . Od tego zależy, co strona mówi o&nbsp;odstąpieniu od umowy.
      </p>
      {(isCounted || item.heads !== undefined) && (
        <p className="sentence">
          Jedna sztuka to{' '}
          <OptionalNumberSlot
            label={`${item.name}: ile osób`}
            value={item.heads}
            most={MOST_HEADS}
            none="1"
            onChange={(heads) =>
              write(({ heads: _, ...now }) => (heads === undefined ? now : { ...now, heads }))
            }
          />{' '}
          os. (bilet rodzinny to na przykład 4).
        </p>
      )}
      <VatSentence pricing={pricing} item={item} />
    </details>
  )
}

function vatWords({ vat }: Item): string {
  if (vat === undefined) return ''
  return vat.rate === 'exempt' ? ': zw.' : `: VAT ${vat.rate}%`
}
