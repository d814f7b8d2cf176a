import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  readonly name: string
  readonly onChange: (name: string) => void
}

/** A name in its place. While it is typed it stays as typed; empty it is not taken, the last name stays. */
export function NameInput({ label, name, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      className="input name-input"
      aria-label={label}
      aria-invalid={typed?.trim() === '' || undefined}
      maxLength={120}
      value={typed ?? name}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        if (value.trim() !== '') onChange(value.trim())
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
