import '../shared/prices/prices.css'
import './prices.css'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isExtra } from '#domain/event/draft/extras/new-extra.ts'
import { withNewFee } from '#domain/event/draft/prices/change-items.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { type Pricing, usePricing } from '../shared/prices/use-pricing.ts'
import { TryFamily } from '../shared/try/try-family.tsx'
import { AddRule } from './add-rule.tsx'
import { AdjustmentList } from './adjustment-list.tsx'
import { ItemPrices } from './item-prices.tsx'
import { WrongCode } from './wrong-code.tsx'

/** 'Opłaty': what taking part costs, the reductions, and beside them what a family would pay. */
export function PricesPage(): ReactNode {
  const pricing = usePricing()
  const [open, setOpen] = useState<string | null>(null)
  const { items } = pricing.document
  return (
    <>
      <SettingsHead title="Opłaty" />
      <div className="prices">
        <div className="prices-main">
          {items
            .filter(({ category }) => category === 'participation')
            .map((item) => (
              <ItemPrices key={item.id} pricing={pricing} item={item} />
            ))}
          <NewFee pricing={pricing} hasFee={items.some(({ category }) => category === 'participation')} />
          {items.some(isExtra) && <ToExtras />}
          <AdjustmentList pricing={pricing} open={open} onOpen={setOpen} />
          <AddRule pricing={pricing} onAdded={setOpen} />
          <WrongCode pricing={pricing} />
        </div>
        <TryFamily definition={pricing.definition} />
      </div>
    </>
  )
}

function ToExtras(): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  return (
    <p className="sub">
      Ceny autokaru, noclegów i&nbsp;innych rzeczy do wyboru są na stronie{' '}
      <Link to="/wydarzenia/$eventId/ustawienia/dodatki" params={{ eventId }}>
        Dodatki
      </Link>
      .
    </p>
  )
}

function NewFee({ pricing, hasFee }: { pricing: Pricing; hasFee: boolean }): ReactNode {
  const [name, setName] = useState('')
  const trimmed = name.trim()
  return (
    <form
      className="price-new"
      aria-label="Nowa opłata"
      onSubmit={(event) => {
        event.preventDefault()
        if (trimmed === '') return
        pricing.change((document) => withNewFee(document, trimmed))
        setName('')
      }}
    >
      <input
        className="input"
        aria-label="Nazwa nowej opłaty"
        placeholder={hasFee ? 'Jeszcze jedna opłata każdej osoby' : 'Opłata każdej osoby'}
        value={name}
        maxLength={120}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" className="btn quiet" disabled={trimmed === ''}>
        Dodaj
      </button>
    </form>
  )
}
