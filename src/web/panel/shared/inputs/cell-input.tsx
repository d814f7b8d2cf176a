import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  readonly text: string
  readonly longest: number
  readonly placeholder?: string
  /** An empty field is wrong, and changes nothing. */
  readonly required?: boolean
  /** What a text must look like. */
  readonly pattern?: RegExp
  /** Undefined for an empty field. */
  readonly onChange: (text: string | undefined) => void
}

/** A text in a cell of a grid. What is wrong stays as typed, marked, and changes nothing. */
export function CellInput({
  label,
  text,
  longest,
  placeholder,
  required = false,
  pattern,
  onChange,
}: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const isRight = (now: string) =>
    now.trim() === '' ? !required : pattern === undefined || pattern.test(now.trim())
  return (
    <input
      className="input"
      aria-label={label}
      aria-invalid={(typed !== null && !isRight(typed)) || undefined}
      autoComplete="off"
      maxLength={longest}
      placeholder={placeholder}
      value={typed ?? text}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        if (isRight(value)) onChange(value.trim() === '' ? undefined : value.trim())
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
