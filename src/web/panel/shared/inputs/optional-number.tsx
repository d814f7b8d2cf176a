import { type ReactNode, useState } from 'react'

interface Props {
  /** What the number is, for who hears the sentence. */
  readonly label: string
  /** Null: none. */
  readonly value: number | null
  readonly least: number
  readonly most: number
  /** Whether there must be one: an empty field then changes nothing. */
  readonly required?: boolean
  readonly placeholder?: string
  readonly onChange: (value: number | null) => void
}

/** A whole number within a sentence; what is none stays as it was typed, marked as wrong, and changes nothing. */
export function OptionalNumber(props: Props): ReactNode {
  const { label, value, least, most, required, placeholder, onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const isRight = (text: string) =>
    text === '' ? required !== true : /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
  return (
    <input
      className="input num short-number"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={(typed !== null && !isRight(typed.trim())) || undefined}
      placeholder={placeholder}
      value={typed ?? value ?? ''}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const text = currentTarget.value.trim()
        if (isRight(text)) onChange(text === '' ? null : Number(text))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
