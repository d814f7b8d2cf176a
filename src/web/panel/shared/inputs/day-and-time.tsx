import './inputs.css'
import { type ReactNode, useState } from 'react'
import { DayBox } from './day-box.tsx'
import { readTime } from './typed-time.ts'

interface Props {
  readonly label: string
  /** ISO: '2027-05-03', '10:00'. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A day within a sentence; an unfinished one stays in the field and changes nothing. */
export function DayInput({ label, value, least, onChange }: Props & { readonly least?: string }): ReactNode {
  return (
    <DayBox
      input={{ 'aria-label': label, className: 'input num inline-input' }}
      value={value}
      least={least}
      onChange={(day) => {
        if (day !== '') onChange(day)
      }}
    />
  )
}

/** An hour within a sentence, in 24 hours whatever the browser speaks. */
export function TimeInput({ label, value, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null)
  const hour = value.slice(0, '10:00'.length)
  return (
    <input
      className="input num inline-input time-input"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={(typed !== null && readTime(typed) === null) || undefined}
      value={typed ?? hour.replace(/^0/, '')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const time = readTime(currentTarget.value)
        if (time !== null && time !== hour) onChange(time)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
