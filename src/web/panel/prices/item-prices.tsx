import type { ReactNode } from 'react'
import { removalOfItem, withoutExtra } from '#domain/event/draft/extras/remove-extra.ts'
import { withItem, withOption } from '#domain/event/draft/prices/change-items.ts'
import type { Item, Option } from '#domain/event/draft/prices/price-rows.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { Icon } from '../shared/icon.tsx'
import { MoneyInput } from '../shared/inputs/money-input.tsx'
import { NameInput } from '../shared/inputs/name-input.tsx'
import { ItemPrice } from '../shared/prices/item-price.tsx'
import { LegalDetails } from '../shared/prices/legal-details.tsx'
import { PriceOf } from '../shared/prices/price-of.tsx'
import { type Pricing, problemsWithin } from '../shared/prices/use-pricing.ts'
import { Tickets } from './tickets.tsx'

/** What taking part costs: on what that depends, the amounts, and the tax. */
export function ItemPrices({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { change, document } = pricing
  const write = (make: (item: Item) => Item) => change((now) => withItem(now, item.id, make))
  const place = document.items.indexOf(item)
  return (
    <section className="price-item" aria-label={item.name}>
      <div className="price-item-head">
        <NameInput
          label="Nazwa opłaty"
          name={item.name}
          onChange={(name) => write((now) => ({ ...now, name }))}
        />
        {document.items.length > 1 && removalOfItem(document, item.id).usedBy.length === 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń: ${item.name}`}
            onClick={() => change((now) => withoutExtra(now, item.id))}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      <h2 className="sr">{item.name}</h2>
      {problemsWithin(pricing, `items.${place}`).map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      {item.choose === 'always' && (
        <p className="sentence">
          Płaci{' '}
          <Slot
            label={`${item.name}: kto płaci`}
            value={item.per}
            options={[
              ['person', 'każda osoba'],
              ['registration', 'całe zgłoszenie, raz'],
            ]}
            onChange={(per) => write((now) => ({ ...now, per }))}
          />
          .
        </p>
      )}
      <Tickets pricing={pricing} item={item} />
      <ItemPrice pricing={pricing} item={item} />
      <OwnPrices pricing={pricing} item={item} write={write} />
      <LegalDetails pricing={pricing} item={item} />
    </section>
  )
}

interface OwnProps {
  readonly pricing: Pricing
  readonly item: Item
  readonly write: (make: (item: Item) => Item) => void
}

/** Options with prices of their own: terms, days, kinds of tickets. */
function OwnPrices({ pricing, item, write }: OwnProps): ReactNode {
  const own = item.options.filter(({ price }) => price !== undefined)
  if (own.length === 0) return null
  return (
    <ul className="own-prices">
      {item.options.map((option) => (
        <OwnPrice key={option.id} pricing={pricing} item={item} option={option} write={write} />
      ))}
    </ul>
  )
}

function OwnPrice({ pricing, item, option, write }: OwnProps & { option: Option }): ReactNode {
  const { price } = option
  const set = (make: (option: Option) => Option) => write((now) => withOption(now, option.id, make))
  if (price !== undefined && typeof price !== 'number')
    return (
      <li>
        <h3>{option.name}</h3>
        <PriceOf
          pricing={pricing}
          item={item}
          name={`${item.name}: ${option.name}`}
          price={price}
          onChange={(changed) => set((now) => ({ ...now, price: changed }))}
        />
      </li>
    )
  return (
    <li className="price-line">
      <span>{option.name}</span>
      <MoneyInput
        label={`${item.name}: ${option.name}`}
        amount={price ?? null}
        otherwise="jak wyżej"
        onChange={(amount) => set((now) => ({ ...now, price: amount }))}
        onNone={() => set(({ price: _, ...now }) => now)}
      />
    </li>
  )
}
