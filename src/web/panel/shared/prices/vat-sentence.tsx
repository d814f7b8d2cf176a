import type { ReactNode } from 'react'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { ConditionList } from '../conditions/condition-list.tsx'
import { Slot } from '../conditions/slot.tsx'
import type { Pricing } from './use-pricing.ts'

type Vat = NonNullable<Item['vat']>

const RATES = ['none', '23', '8', '5', '0', 'exempt'] as const
const RATE_WORDS: Readonly<Record<string, string>> = { none: 'nie podajemy', exempt: 'zwolnione (zw.)' }

/** 'VAT 23%, ceny bez podatku. Nie doliczamy, gdy: …' */
export function VatSentence({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { vat } = item
  const write = (make: (item: Item) => Item) =>
    pricing.change((document) => withItem(document, item.id, make))
  const set = (changed: Vat | undefined) =>
    write(({ vat: _, ...now }) => (changed === undefined ? now : { ...now, vat: changed }))
  const rate = vat === undefined ? 'none' : String(vat.rate)
  const rates = RATES.some((each) => each === rate) ? RATES : [...RATES, rate]
  const isNet = vat?.prices === 'net'
  return (
    <div className="vat">
      <p className="sentence">
        VAT:{' '}
        <Slot
          label={`${item.name}: stawka VAT`}
          value={rate}
          options={rates.map((each) => [each, RATE_WORDS[each] ?? `${each}%`] as const)}
          onChange={(chosen) => set(withRate(vat, chosen))}
        />
        {vat !== undefined && vat.rate !== 'exempt' && (
          <>
            , ceny{' '}
            <Slot
              label={`${item.name}: czy ceny zawierają VAT`}
              value={vat.prices}
              options={[
                ['gross', 'z\u00a0podatkiem (brutto)'],
                ['net', 'bez podatku (netto)'],
              ]}
              onChange={(prices) => set(withPrices(vat, prices))}
            />
          </>
        )}
        .
      </p>
      {vat !== undefined && isNet && (
        <div>
          <p className="sub">
            {vat.exemptWhen === undefined
              ? 'Podatek doliczamy każdemu. Jeśli kogoś to nie dotyczy (na przykład płaci co najmniej w\u00a070% ze środków publicznych), zapytaj o\u00a0to w\u00a0formularzu i\u00a0dodaj warunek.'
              : 'Podatku nie doliczamy, gdy:'}
          </p>
          <ConditionList
            definition={pricing.definition}
            words={pricing.words}
            facts={pricing.facts[item.per]}
            when={vat.exemptWhen}
            onChange={(when) => {
              const { exemptWhen: _, ...rest } = vat
              set(when === undefined ? rest : { ...rest, exemptWhen: when })
            }}
          />
        </div>
      )}
    </div>
  )
}

function withRate(vat: Vat | undefined, chosen: string): Vat | undefined {
  if (chosen === 'none') return undefined
  if (chosen === 'exempt') return { rate: 'exempt', prices: 'gross' }
  return { ...(vat ?? { prices: 'gross' }), rate: Number(chosen) }
}

/** Of prices with tax nothing is added, so nobody is spared it. */
function withPrices({ exemptWhen, ...vat }: Vat, prices: Vat['prices']): Vat {
  return { ...vat, prices, ...(prices === 'net' && exemptWhen !== undefined ? { exemptWhen } : {}) }
}
