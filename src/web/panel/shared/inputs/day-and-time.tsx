import './inputs.css'
import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  /** ISO: '2027-05-03', '10:00'. */
  readonly value: string
  readonly least?: string
  readonly onChange: (value: string) => void
}

/** A day within a sentence; an unfinished one stays in the field and changes nothing. */
export const DayInput = (props: Props): ReactNode => <Native type="date" {...props} />

/** An hour within a sentence. */
export const TimeInput = ({ value, ...props }: Props): ReactNode => (
  <Native type="time" value={value.slice(0, '10:00'.length)} {...props} />
)

function Native({
  type,
  label,
  value,
  least,
  onChange,
}: Props & { readonly type: 'date' | 'time' }): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type={type}
      className="input inline-input"
      aria-label={label}
      aria-invalid={typed === '' || undefined}
      value={typed ?? value}
      // A year that is typed digit by digit is not taken before it has all of them.
      min={least ?? (type === 'date' ? '2000-01-01' : undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        if (currentTarget.value !== '' && currentTarget.validity.valid) onChange(currentTarget.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
