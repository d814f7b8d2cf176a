import { type ReactNode, useState } from 'react'
import { formatMoney, parseMoney } from '#domain/values/money.ts'
import { DayBox } from './day-box.tsx'

interface TypedProps<Value> {
  /** What is typed here, for who hears the sentence. */
  readonly label: string
  /** What the draft says, as it is typed. */
  readonly text: string
  /** The value of a typed text; null for what is none, which changes nothing. */
  readonly read: (text: string) => Value | null
  readonly onChange: (value: Value) => void
  readonly mode?: 'text' | 'numeric' | 'decimal'
  readonly placeholder?: string
  readonly longest?: number
}

/** A word of a sentence that is typed. What cannot be read stays as typed, marked as wrong, until it is left. */
function TypedSlot<Value>({
  label,
  text,
  read,
  onChange,
  mode,
  placeholder,
  longest,
}: TypedProps<Value>): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      className="slot slot-typed"
      aria-label={label}
      aria-invalid={(typed !== null && read(typed) === null) || undefined}
      inputMode={mode ?? 'text'}
      autoComplete="off"
      placeholder={placeholder}
      maxLength={longest}
      size={Math.max(1, (typed ?? text).length || (placeholder?.length ?? 1))}
      value={typed ?? text}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const known = read(value)
        if (known !== null) onChange(known)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number
  /** One when not given. */
  readonly least?: number
  readonly most: number
  /** Whether halves and quarters may be typed. */
  readonly isDecimal?: boolean
  readonly onChange: (value: number) => void
}

/** A number within bounds. */
export function NumberSlot({
  label,
  value,
  least = 1,
  most,
  isDecimal = false,
  onChange,
}: NumberProps): ReactNode {
  const form = isDecimal ? /^\d{1,4}([.,]\d{1,2})?$/ : /^\d{1,6}$/
  return (
    <TypedSlot
      label={label}
      text={String(value).replace('.', ',')}
      mode={isDecimal ? 'decimal' : 'numeric'}
      read={(text) => {
        const number = form.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
        return number >= least && number <= most ? number : null
      }}
      onChange={onChange}
    />
  )
}

/** A number within bounds, or none where the field is empty. */
export function OptionalNumberSlot(
  props: Omit<NumberProps, 'value' | 'onChange' | 'isDecimal'> & {
    readonly value: number | undefined
    readonly none: string
    readonly onChange: (value: number | undefined) => void
  },
): ReactNode {
  const { label, value, least = 1, most, none, onChange } = props
  return (
    <TypedSlot<{ readonly number: number | undefined }>
      label={label}
      text={value === undefined ? '' : String(value)}
      mode="numeric"
      placeholder={none}
      read={(text) => {
        if (text.trim() === '') return { number: undefined }
        const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN
        return number >= least && number <= most ? { number } : null
      }}
      onChange={({ number }) => onChange(number)}
    />
  )
}

/** A sum in grosze, typed in złote. */
export function MoneySlot(props: {
  readonly label: string
  readonly amount: number
  readonly onChange: (amount: number) => void
}): ReactNode {
  return (
    <span className="slot-unit">
      <TypedSlot
        label={props.label}
        text={formatMoney(props.amount, { currency: false })}
        mode="decimal"
        read={(text) => parseMoney(text.replace(/\s*zł$/, ''))}
        onChange={props.onChange}
      />
      {'\u00a0zł'}
    </span>
  )
}

/** A name or a short text; empty it is not taken. */
export function TextSlot(props: {
  readonly label: string
  readonly text: string
  readonly longest: number
  readonly onChange: (text: string) => void
}): ReactNode {
  return (
    <TypedSlot
      label={props.label}
      text={props.text}
      longest={props.longest}
      read={(text) => text.trim() || null}
      onChange={props.onChange}
    />
  )
}

/** A day within a sentence. */
export function DaySlot(props: {
  readonly label: string
  /** An ISO day. */
  readonly day: string
  readonly onChange: (day: string) => void
}): ReactNode {
  return (
    <DayBox
      input={{ 'aria-label': props.label, className: 'slot slot-typed num' }}
      value={props.day}
      onChange={(day) => {
        if (day !== '') props.onChange(day)
      }}
    />
  )
}
