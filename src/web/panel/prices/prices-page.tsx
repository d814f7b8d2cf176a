import './prices.css'
import { type ReactNode, useState } from 'react'
import { NEW_ITEMS, type NewItem, withNewItem } from '#domain/event/draft/prices/change-items.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { AdjustmentList } from './adjustment-list.tsx'
import { ItemPrices } from './item-prices.tsx'
import { TryFamily } from './try-family.tsx'
import { type Pricing, usePricing } from './use-pricing.ts'

/** 'Opłaty': everything that costs, the reductions, and beside them what a family would pay. */
export function PricesPage(): ReactNode {
  const pricing = usePricing()
  return (
    <>
      <SettingsHead title="Opłaty" />
      <div className="prices">
        <div className="prices-main">
          {pricing.document.items.map((item) => (
            <ItemPrices key={item.id} pricing={pricing} item={item} />
          ))}
          <NewItemForm pricing={pricing} />
          <AdjustmentList pricing={pricing} />
        </div>
        {pricing.definition.attendance === 'people' && <TryFamily definition={pricing.definition} />}
      </div>
    </>
  )
}

const KIND_WORDS: Readonly<Record<NewItem, string>> = {
  fee: 'opłata każdej osoby',
  extra: 'dodatek do wyboru',
  pieces: 'rzecz na sztuki, na przykład koszulka',
  transport: 'przejazd',
  lodging: 'nocleg',
  meal: 'posiłek',
  donation: 'darowizna',
}
const KINDS = Object.keys(NEW_ITEMS).filter((kind): kind is NewItem => kind in KIND_WORDS)

function NewItemForm({ pricing }: { pricing: Pricing }): ReactNode {
  const [name, setName] = useState('')
  const [kind, setKind] = useState<NewItem>('extra')
  const trimmed = name.trim()
  return (
    <form
      className="price-new price-new-item"
      aria-label="Nowa opłata"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed === '') return
        pricing.change((document) => withNewItem(document, kind, trimmed))
        setName('')
      }}
    >
      <h2>Dodaj opłatę lub dodatek</h2>
      <input
        className="input"
        aria-label="Nazwa nowej opłaty"
        placeholder="Na przykład: Autokar powrotny"
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <span className="select">
        <select
          className="input"
          aria-label="Co to jest"
          value={kind}
          onChange={(event) => setKind(KINDS.find((each) => each === event.currentTarget.value) ?? kind)}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {KIND_WORDS[each]}
            </option>
          ))}
        </select>
      </span>
      <button type="submit" className="btn quiet" disabled={trimmed === ''}>
        Dodaj
      </button>
    </form>
  )
}
