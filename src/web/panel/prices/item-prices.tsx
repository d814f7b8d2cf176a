import { type ReactNode, useState } from 'react'
import {
  movedBy,
  withItem,
  withNewOption,
  withOption,
  withoutItem,
  withoutOption,
} from '#domain/event/draft/prices/change-items.ts'
import { type Item, type Option, type Price, rowsOf } from '#domain/event/draft/prices/price-rows.ts'
import { Icon } from '../shared/icon.tsx'
import { MoneyInput } from './money-input.tsx'
import { NameInput } from './name-input.tsx'
import { PriceGrid } from './price-grid.tsx'
import { PriceRows } from './price-rows.tsx'
import type { Pricing } from './use-pricing.ts'

/** Something that can be had: its name, what it costs, and of what one chooses. */
export function ItemPrices({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { change } = pricing
  const write = (make: (item: Item) => Item) => change((document) => withItem(document, item.id, make))
  const isOptional = item.choose !== 'always'
  const isFreeSum = item.choose === 'amount'
  return (
    <section className="price-item" aria-label={item.name}>
      <div className="price-item-head">
        <NameInput
          label="Nazwa opłaty"
          name={item.name}
          onChange={(name) => write((now) => ({ ...now, name }))}
        />
        {isOptional && (
          <button
            type="button"
            className="icon-button"
            aria-label={`Usuń: ${item.name}`}
            onClick={() => change((document) => withoutItem(document, item.id))}
          >
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      <h2 className="sr">{item.name}</h2>
      <p className="sub">{CHOICE_WORDS[item.choose]}</p>
      {!isFreeSum && (item.options.length === 0 || item.options.some(({ price }) => price === undefined)) && (
        <OnePrice
          pricing={pricing}
          item={item}
          name={item.name}
          price={item.price}
          onChange={(price) => write((now) => ({ ...now, price }))}
        />
      )}
      {(item.options.length > 0 || (isOptional && !isFreeSum)) && (
        <Options pricing={pricing} item={item} write={write} />
      )}
    </section>
  )
}

const CHOICE_WORDS: Readonly<Record<Item['choose'], string>> = {
  always: 'Płaci każdy.',
  one: 'Każdy wybiera jedno.',
  optional: 'Kto chce, wybiera.',
  any: 'Można wybrać kilka.',
  span: 'Wybiera się kolejne, na przykład dni.',
  quantity: 'Kto chce, wybiera, ile sztuk.',
  amount: 'Każdy wpisuje tyle, ile chce.',
}

function OnePrice(props: {
  pricing: Pricing
  item: Item
  name: string
  price: Price
  onChange: (price: Price) => void
}): ReactNode {
  const { pricing, item, name, price, onChange } = props
  const rows = rowsOf(price)
  if (rows === null && typeof price === 'object' && 'by' in price)
    return <PriceGrid pricing={pricing} name={name} itemId={item.id} table={price} onChange={onChange} />
  return <PriceRows pricing={pricing} name={name} of={item.per} rows={rows ?? []} onChange={onChange} />
}

interface OptionsProps {
  readonly pricing: Pricing
  readonly item: Item
  readonly write: (make: (item: Item) => Item) => void
}

/** Of what one chooses; an option without a price of its own costs what the item costs. */
function Options({ pricing, item, write }: OptionsProps): ReactNode {
  const [name, setName] = useState('')
  const add = () => {
    if (name.trim() === '') return
    write((now) => withNewOption(now, name.trim()))
    setName('')
  }
  const rows = (
    <ul>
      {item.options.map((option) => (
        <OptionRow key={option.id} pricing={pricing} item={item} option={option} write={write} />
      ))}
    </ul>
  )
  const areAlike = item.options.length > FEW && item.options.every(({ price }) => price === undefined)
  return (
    <div className="price-options">
      {areAlike ? (
        <details>
          <summary>{`Do wyboru: ${item.options.length}`}</summary>
          {rows}
        </details>
      ) : (
        <>
          <h3>Do wyboru</h3>
          {rows}
        </>
      )}
      <form
        className="price-new"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <input
          className="input"
          aria-label={`Nowa opcja: ${item.name}`}
          placeholder="Nazwa następnej"
          value={name}
          maxLength={120}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <button type="submit" className="btn quiet" disabled={name.trim() === ''}>
          Dodaj
        </button>
      </form>
    </div>
  )
}

/** More options than these are folded where all of them cost the same. */
const FEW = 4

function OptionRow({ pricing, item, option, write }: OptionsProps & { option: Option }): ReactNode {
  const set = (make: (option: Option) => Option) => write((now) => withOption(now, option.id, make))
  const { price } = option
  const isPlain = price === undefined || typeof price === 'number'
  return (
    <li className="price-line">
      <NameInput
        label={`Opcja: ${item.name}`}
        name={option.name}
        onChange={(name) => set((now) => ({ ...now, name }))}
      />
      {isPlain && (
        <MoneyInput
          label={`${item.name}: ${option.name}`}
          amount={price ?? null}
          otherwise="jak wyżej"
          onChange={(amount) => set((now) => ({ ...now, price: amount }))}
        />
      )}
      <span className="price-tools">
        <button
          type="button"
          className="icon-button"
          aria-label={`Wyżej: ${option.name}`}
          disabled={item.options[0] === option}
          onClick={() => write((now) => ({ ...now, options: movedBy(now.options, option.id, -1) }))}
        >
          <Icon name="up" size={20} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Usuń opcję: ${option.name}`}
          onClick={() => write((now) => withoutOption(now, option.id))}
        >
          <Icon name="close" size={20} />
        </button>
      </span>
      {!isPlain && (
        <div className="price-wide">
          <OnePrice
            pricing={pricing}
            item={item}
            name={`${item.name}: ${option.name}`}
            price={price}
            onChange={(changed) => set((now) => ({ ...now, price: changed }))}
          />
        </div>
      )}
    </li>
  )
}
