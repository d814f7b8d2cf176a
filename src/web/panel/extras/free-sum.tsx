import type { ReactNode } from 'react'
import { withItem } from '#domain/event/draft/prices/change-items.ts'
import type { Item } from '#domain/event/draft/prices/price-rows.ts'
import { MoneySlot } from '../shared/inputs/slots.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'

type Amounts = NonNullable<Item['amounts']>
const MOST_SUGGESTED = 6
const MORE = 5_000

/** 'Proponujemy: 20 zł, 50 zł i 100 zł. Najmniej 1 zł.' Nothing is chosen beforehand. */
export function FreeSum({ pricing, item }: { pricing: Pricing; item: Item }): ReactNode {
  const { amounts } = item
  if (item.choose !== 'amount' || amounts === undefined) return null
  const write = (part: Partial<Amounts>) =>
    pricing.change((document) =>
      withItem(document, item.id, (now) => ({ ...now, amounts: { ...amounts, ...part } })),
    )
  const { suggested } = amounts
  return (
    <p className="sentence">
      Proponujemy:{' '}
      {placed(suggested).map(({ amount, index, key }) => (
        <span key={key}>
          <MoneySlot
            label={`${item.name}: proponowana kwota ${index + 1}`}
            amount={amount}
            onChange={(changed) => write({ suggested: suggested.with(index, changed) })}
          />{' '}
          <button
            type="button"
            className="link"
            aria-label={`Usuń kwotę ${index + 1}: ${item.name}`}
            onClick={() => write({ suggested: suggested.toSpliced(index, 1) })}
          >
            usuń
          </button>
          {', '}
        </span>
      ))}
      {suggested.length < MOST_SUGGESTED && (
        <button
          type="button"
          className="link"
          onClick={() => write({ suggested: [...suggested, (suggested.at(-1) ?? 0) + MORE] })}
        >
          dodaj kwotę
        </button>
      )}
      . Można wpisać inną, najmniej{' '}
      <MoneySlot
        label={`${item.name}: najmniejsza kwota`}
        amount={amounts.from}
        onChange={(from) => write({ from, ...(from > amounts.to ? { to: from } : {}) })}
      />
      .
    </p>
  )
}

const placed = (amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ amount, index, key: `${index}` }))
