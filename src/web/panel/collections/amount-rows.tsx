import type { ReactNode } from 'react'
import { mayDonate } from '#domain/collection/donation-rules.ts'
import { parseMoney } from '#domain/values/money.ts'
import { donationAmountMessage } from '#i18n/pl/collections.ts'
import { TextField } from '#web/ui/field.tsx'

export interface TypedAmount {
  readonly key: string
  /** As it is written. */
  readonly amount: string
  readonly what: string
}

interface AmountRowsProps {
  readonly amounts: readonly TypedAmount[]
  readonly most: number
  readonly touched: boolean
  readonly onChange: (amounts: readonly TypedAmount[]) => void
}

/** Suggested sums, each with what it is for; none of them is chosen beforehand. */
export function AmountRows({ amounts, most, touched, onChange }: AmountRowsProps): ReactNode {
  const change = (key: string, part: Partial<TypedAmount>) =>
    onChange(amounts.map((row) => (row.key === key ? { ...row, ...part } : row)))
  return (
    <fieldset className="collection-amounts">
      <legend>Proponowane kwoty</legend>
      <p className="hint">Żadna nie jest zaznaczona z&nbsp;góry, a&nbsp;darczyńca zawsze może wpisać inną.</p>
      {amounts.map(({ key, amount, what }, place) => (
        <div key={key} className="collection-amount">
          <TextField
            {...{ id: `z-kwota-${place}`, label: 'Kwota w\u00a0złotych', inputMode: 'decimal' }}
            {...{ autoComplete: 'off', maxLength: 9, value: amount, touched: touched || amount !== '' }}
            error={mayDonate(parseMoney(amount.trim()) ?? 0) ? null : donationAmountMessage}
            onChange={(text) => change(key, { amount: text })}
          />
          <TextField
            {...{ id: `z-co-${place}`, label: 'Na co', autoComplete: 'off', maxLength: 60, value: what }}
            onChange={(text) => change(key, { what: text })}
          />
          <button
            type="button"
            className="btn text"
            onClick={() => onChange(amounts.filter((row) => row.key !== key))}
          >
            Usuń<span className="sr"> kwotę {amount}</span>
          </button>
        </div>
      ))}
      {amounts.length < most && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => onChange([...amounts, { key: crypto.randomUUID(), amount: '', what: '' }])}
        >
          Dodaj kwotę
        </button>
      )}
    </fieldset>
  )
}
