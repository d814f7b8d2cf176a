import { type ReactNode, useId, useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'

interface Props {
  readonly label: string
  /** Grosze. */
  readonly value: number
  readonly onChange: (amount: number) => void
}

/** A sum with a label above it; what is no sum stays as it was typed, marked as wrong, and changes nothing. */
export function MoneyField({ label, value, onChange }: Props): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="money-input">
        <input
          id={id}
          className="input num"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={(typed !== null && parseMoney(typed) === null) || undefined}
          value={typed ?? formatMoney(value, { currency: false })}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            const amount = parseMoney(currentTarget.value)
            if (amount !== null) onChange(amount)
          }}
          onBlur={() => setTyped(null)}
        />
        <span aria-hidden="true">zł</span>
      </span>
    </div>
  )
}
