import { type ReactNode, useId, useState } from 'react'

interface Props {
  readonly label: string
  readonly value: number
  /** One when not given. */
  readonly least?: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A whole number within bounds; anything else stays as it was typed, marked as wrong, and changes nothing. */
export function NumberInput({ label, value, least = 1, most, onChange }: Props): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const read = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)
  const isRight = (number: number) => number >= least && number <= most
  return (
    <div className="field number-input">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={(typed !== null && !isRight(read(typed))) || undefined}
        value={typed ?? String(value).replace('.', ',')}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const number = read(currentTarget.value)
          if (isRight(number)) onChange(number)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
