import { type ReactNode, useState } from 'react'
import { isExtra } from '#domain/event/draft/extras/new-extra.ts'
import { removalOfItem, withoutExtra } from '#domain/event/draft/extras/remove-extra.ts'
import { movedBefore, withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { placeWords } from '#i18n/pl/place-words.ts'
import { Icon } from '../shared/icon.tsx'
import { NameInput } from '../shared/inputs/name-input.tsx'
import { ItemPrice } from '../shared/prices/item-price.tsx'
import { ShareSentence } from '../shared/prices/share-sentence.tsx'
import { type Pricing, problemsWithin } from '../shared/prices/use-pricing.ts'
import { ChoiceSentence } from './choice-sentence.tsx'
import { FreeSum } from './free-sum.tsx'
import { MoreOfExtra } from './more-of-extra.tsx'
import { OptionGrid } from './option-grid.tsx'

/** One thing to choose: how it is chosen, what it costs, of what one chooses. */
export function ExtraCard({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { document, change } = pricing
  const place = document.items.indexOf(item)
  const above = document.items.slice(0, place).findLast(isExtra)
  return (
    <section className="price-item" aria-label={item.name}>
      <div className="price-item-head tools-below">
        <NameInput
          label="Nazwa dodatku"
          name={item.name}
          onChange={(name) => change((now) => withItem(now, item.id, (each) => ({ ...each, name })))}
        />
        <span className="price-tools">
          <button
            type="button"
            className="icon-button"
            aria-label={`Wyżej: ${item.name}`}
            disabled={above === undefined}
            onClick={() => {
              if (above !== undefined)
                change((now) => ({ ...now, items: movedBefore(now.items, item.id, above.id) }))
            }}
          >
            <Icon name="up" size={20} />
          </button>
          <RemoveExtra pricing={pricing} item={item} />
        </span>
      </div>
      <h2 className="sr">{item.name}</h2>
      <ChoiceSentence pricing={pricing} item={item} />
      {problemsWithin(pricing, `items.${place}`).map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      <ShareSentence pricing={pricing} item={item} />
      <FreeSum pricing={pricing} item={item} />
      <ItemPrice pricing={pricing} item={item} />
      {item.choose !== 'always' && item.choose !== 'amount' && <OptionGrid pricing={pricing} item={item} />}
      <MoreOfExtra pricing={pricing} item={item} />
    </section>
  )
}

/** Removes it at once where nothing names it; else says what does. */
function RemoveExtra({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { document, definition, change } = pricing
  const [isAsked, setAsked] = useState(false)
  const { usedBy, together } = removalOfItem(document, item.id)
  const remove = () => change((now) => withoutExtra(now, item.id))
  const words = (paths: readonly string[]) => paths.map((path) => placeWords(definition, path)).join('; ')
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={`Usuń: ${item.name}`}
        aria-expanded={isAsked}
        onClick={() => (usedBy.length + together.length === 0 ? remove() : setAsked(!isAsked))}
      >
        <Icon name="close" size={20} />
      </button>
      {isAsked && (
        <div className="price-notice asked" role="status">
          <Icon name="alert" />
          <div>
            <p>
              {usedBy.length > 0
                ? `„${item.name}” stoi jeszcze w: ${words(usedBy)}. Zmień to najpierw.`
                : `„${item.name}” stoi jeszcze w: ${words(together)}.`}
            </p>
            {usedBy.length === 0 && (
              <button type="button" className="link" onClick={remove}>
                Usuń razem
              </button>
            )}{' '}
            <button type="button" className="link" onClick={() => setAsked(false)}>
              Zostaw
            </button>
          </div>
        </div>
      )}
    </>
  )
}
