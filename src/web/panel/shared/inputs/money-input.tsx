import { type ReactNode, useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'
import { isList, type PastedRows, pastedRows } from '#domain/values/pasted-rows.ts'

interface Props {
  /** What it is the price of, for who hears the page. */
  readonly label: string
  /** Grosze; null: none. */
  readonly amount: number | null
  /** What holds while there is no amount. */
  readonly otherwise?: string
  readonly onChange: (amount: number) => void
  /** What emptying the field means, or '—' in it; without it a sum stays. */
  readonly onNone?: () => void
  /** Several cells of a spreadsheet were pasted here. */
  readonly onPasteRows?: (rows: PastedRows) => void
}

const FREE = 'bezpłatnie'
const NONE = ['', '—', '–', '-']

const textOf = (amount: number | null) => {
  if (amount === null) return ''
  return amount === 0 ? FREE : formatMoney(amount, { currency: false })
}
const read = (text: string) => (text.trim().toLocaleLowerCase('pl') === FREE ? 0 : parseMoney(text))

/** A sum in a table: what is no sum stays as it was typed, marked as wrong, and changes nothing. */
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
          const rows = pastedRows(event.clipboardData.getData('text/plain'))
          if (onPasteRows === undefined || !isList(rows)) return
          event.preventDefault()
          setTyped(null)
          onPasteRows(rows)
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null)
        }}
      />
      {text !== FREE && text !== '' && <span aria-hidden="true">zł</span>}
    </span>
  )
}
