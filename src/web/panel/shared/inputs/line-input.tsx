import { type ReactNode, useState } from 'react'

interface Props {
  readonly id?: string
  /** What is typed here, for who hears the page. */
  readonly label: string
  readonly value: string
  readonly most: number
  readonly placeholder?: string
  /** Nothing may be typed here: it takes the value away. */
  readonly mayBeEmpty?: boolean
  readonly onChange: (value: string) => void
}

/** A short text in its place. While it is typed it stays as typed; what must not be empty stays as it was. */
export function LineInput({ id, label, value, most, placeholder, mayBeEmpty, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const isWrong = mayBeEmpty !== true && typed !== null && typed.trim() === ''
  return (
    <input
      id={id}
      className="input"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      maxLength={most}
      placeholder={placeholder}
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const text = currentTarget.value.trim()
        if (text !== value && (text !== '' || mayBeEmpty === true)) onChange(text)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
