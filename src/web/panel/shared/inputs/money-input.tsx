import { type ReactNode, useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'

interface Props {
  /** What it is the price of, for who hears the page. */
  readonly label: string
  /** Grosze; null: not on offer. */
  readonly amount: number | null
  /** What holds while there is no amount. */
  readonly otherwise?: string
  readonly onChange: (amount: number) => void
}

const textOf = (amount: number | null) => (amount === null ? '' : formatMoney(amount, { currency: false }))

/** A sum in a table: what is no sum stays as it was typed, marked as wrong, and changes nothing. */
export function MoneyInput({ label, amount, otherwise = 'nie ma', onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(amount)
  const isWrong = typed !== null && parseMoney(typed) === null
  const type = (now: string) => {
    setTyped(now)
    const read = parseMoney(now)
    if (read !== null && read !== amount) onChange(read)
  }
  return (
    <span className="money-input">
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={text}
        placeholder={otherwise}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
      <span aria-hidden="true">zł</span>
    </span>
  )
}
