import './inputs.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pastedNumbers } from './pasted-numbers.ts'

interface Props {
  /** What it counts, for who hears the page. */
  readonly label: string
  /** Null: no number. */
  readonly value: number | null
  /** What holds while there is no number. */
  readonly otherwise?: string
  readonly least?: number
  readonly most?: number
  /** Whether it takes the focus now, because a button has just added it. */
  readonly isNew?: boolean
  /** Whether it may be emptied. */
  readonly optional?: boolean
  readonly onChange: (value: number | null) => void
  /** Rows of numbers that were pasted from a spreadsheet. */
  readonly onPasteRows?: (rows: (number | null)[][]) => void
}

/** A whole number in a table: what is no number stays as it was typed, marked as wrong, and changes nothing. */
export function PlacesInput({
  label,
  value,
  otherwise = 'bez limitu',
  least = 0,
  most = 1_000_000,
  isNew = false,
  optional = false,
  onChange,
  onPasteRows,
}: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) field.current?.select()
  }, [isNew])
  const read = (text: string): number | null | undefined => {
    const digits = text.replaceAll(/[\s\u00a0]/g, '')
    if (digits === '') return optional ? null : undefined
    if (!/^\d{1,7}$/.test(digits)) return undefined
    return Number(digits) >= least && Number(digits) <= most ? Number(digits) : undefined
  }
  return (
    <input
      ref={field}
      className="input num places-input"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={(typed !== null && read(typed) === undefined) || undefined}
      value={typed ?? (value === null ? '' : String(value))}
      placeholder={otherwise}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const number = read(currentTarget.value)
        if (number !== undefined && number !== value) onChange(number)
      }}
      onPaste={(event) => {
        const rows = onPasteRows === undefined ? null : pastedNumbers(event.clipboardData.getData('text'))
        if (rows === null) return
        event.preventDefault()
        setTyped(null)
        onPasteRows?.(rows)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
