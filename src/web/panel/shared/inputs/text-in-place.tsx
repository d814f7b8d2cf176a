import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  /** Null: not given. */
  readonly value: string | null
  readonly max: number
  readonly placeholder?: string
  readonly className?: string
  /** Several lines. */
  readonly rows?: number
  /** Called with the trimmed text; with null where it was emptied and may be. */
  readonly onChange: (value: string | null) => void
  /** It must not be empty: while it is, the last text stays. */
  readonly required?: boolean
}

/** A text in its place, saved while it is typed. It stays as typed until the field is left. */
export function TextInPlace(props: Props): ReactNode {
  const { label, value, max, placeholder, className = '', rows, onChange, required = false } = props
  const [typed, setTyped] = useState<string | null>(null)
  const shared = {
    className: `input ${className}`,
    'aria-label': label,
    'aria-invalid': (required && typed?.trim() === '') || undefined,
    maxLength: max,
    placeholder,
    value: typed ?? value ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const text = currentTarget.value.trim()
      setTyped(currentTarget.value)
      if (text !== '') onChange(text)
      else if (!required) onChange(null)
    },
    onBlur: () => setTyped(null),
  }
  return rows === undefined ? <input {...shared} /> : <textarea {...shared} rows={rows} />
}
