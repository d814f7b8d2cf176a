import { type ReactNode, useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'

interface Props<Value> {
  /** What is typed here, for who hears the sentence. */
  readonly label: string
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A name in a sentence; empty it is not taken, the last one stays. */
export function NameWord({
  label,
  value,
  most = 60,
  onChange,
}: Props<string> & { most?: number }): ReactNode {
  return (
    <TypedWord {...{ label, most }} text={value} read={(typed) => typed.trim() || null} onChange={onChange} />
  )
}

/** Grosze in a sentence, typed as złote. */
export function MoneyWord({ label, value, onChange }: Props<number>): ReactNode {
  return (
    <span className="typed-sum">
      <TypedWord
        {...{ label, most: 12, inputMode: 'decimal' }}
        text={formatMoney(value, { currency: false })}
        read={parseMoney}
        onChange={onChange}
      />
      <span aria-hidden="true">{'\u00a0zł'}</span>
    </span>
  )
}

/** A whole number in a sentence, within bounds. */
export function NumberWord(
  props: Props<number> & { readonly least: number; readonly most: number },
): ReactNode {
  const { label, value, least, most, onChange } = props
  const read = (typed: string): number | null => {
    const number = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN
    return number >= least && number <= most ? number : null
  }
  return (
    <TypedWord
      {...{ label, read, onChange, most: 5, inputMode: 'numeric' }}
      text={String(value).replace('.', ',')}
    />
  )
}

interface TypedProps<Value> {
  readonly label: string
  readonly text: string
  readonly most: number
  readonly inputMode?: 'decimal' | 'numeric'
  /** Null for what says nothing: it stays as it was typed, marked as wrong, and changes nothing. */
  readonly read: (typed: string) => Value | null
  readonly onChange: (value: Value) => void
}

function TypedWord<Value>({ label, text, most, inputMode, read, onChange }: TypedProps<Value>): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? text
  return (
    <input
      className="typed-word"
      aria-label={label}
      aria-invalid={(typed !== null && read(typed) === null) || undefined}
      autoComplete="off"
      inputMode={inputMode}
      maxLength={most}
      size={Math.max(1, shown.length)}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const value = read(currentTarget.value)
        if (value !== null) onChange(value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
