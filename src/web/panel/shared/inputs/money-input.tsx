import { type ReactNode, useState } from 'react'
import { type PastedAmount, pastedAmounts } from '#domain/event/draft/prices/pasted-amounts.ts'
import { formatMoney, parseMoney } from '#domain/values/money.ts'

interface Props {
  /** What it is the price of, for screen readers. */
  readonly label: string
  /** Grosze; null: none. */
  readonly amount: number | null
  /** Shown while there is no amount. */
  readonly otherwise?: string
  readonly onChange: (amount: number) => void
  /** Called when the field is emptied or '—' is typed; without it the last amount stays. */
  readonly onNone?: () => void
  /** A list of amounts that was pasted from a spreadsheet. */
  readonly onPasteRows?: (rows: PastedAmount[][]) => void
}

const FREE = 'bezpłatnie'
const NONE = ['', '—', '–', '-']

const textOf = (amount: number | null) => {
  if (amount === null) return ''
  return amount === 0 ? FREE : formatMoney(amount, { currency: false })
}
const read = (text: string) => (text.trim().toLocaleLowerCase('pl') === FREE ? 0 : parseMoney(text))

/** An amount in a table. A text that is no amount stays as it was typed, is marked as wrong, and changes nothing. */
export function MoneyInput(props: Props): ReactNode {
  const { label, amount, otherwise = '—', onChange, onNone, onPasteRows } = props
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? textOf(amount)
  const isNone = (now: string) => onNone !== undefined && NONE.includes(now.trim())
  const isWrong = typed !== null && read(typed) === null && !isNone(typed)
  const type = (now: string) => {
    setTyped(now)
    const sum = read(now)
    if (sum !== null && sum !== amount) onChange(sum)
    if (isNone(now) && amount !== null) onNone?.()
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
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onPaste={(event) => {
          const rows = onPasteRows === undefined ? null : pastedAmounts(event.clipboardData.getData('text'))
          if (rows === null) return
          event.preventDefault()
          setTyped(null)
          onPasteRows?.(rows)
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
      {text !== FREE && text !== '' && <span aria-hidden="true">zł</span>}
    </span>
  )
}
