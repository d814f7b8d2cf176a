import { type ReactNode, useId, useState } from 'react'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly most: number
  readonly rows: number
  readonly onChange: (value: string) => void
}

/** A text of several lines. While it is typed it stays as typed; empty it is not taken, the last text stays. */
export function LongText({ label, hint, value, most, rows, onChange }: Props): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const isEmpty = typed?.trim() === ''
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <textarea
        id={id}
        className="input"
        rows={rows}
        maxLength={most}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        aria-invalid={isEmpty || undefined}
        value={typed ?? value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const text = currentTarget.value.trim()
          if (text !== '' && text !== value) onChange(text)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
