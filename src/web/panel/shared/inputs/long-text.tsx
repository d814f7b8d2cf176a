import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly most: number
  readonly rows: number
  /** Whether it takes the focus now, because a button has just added it: what is typed takes the place of the text. */
  readonly isNew?: boolean
  readonly onChange: (value: string) => void
}

/** A text of several lines. While it is typed it stays as typed; empty it is not taken, the last text stays. */
export function LongText({ label, hint, value, most, rows, isNew = false, onChange }: Props): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!isNew) return
    field.current?.focus()
    field.current?.select()
  }, [isNew])
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
        ref={field}
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
