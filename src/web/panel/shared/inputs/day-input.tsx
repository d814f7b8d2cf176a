import { type ReactNode, useId, useState } from 'react'
import { readDay } from '#domain/values/time.ts'

interface Props {
  readonly label: string
  /** ISO day. */
  readonly value: string
  readonly onChange: (day: string) => void
}

/** While a year is typed digit by digit the browser answers days of the first centuries. */
const FIRST_YEAR = 2000

/** A day; while it is not whole yet it stays as it was typed and changes nothing. */
export function DayInput({ label, value, onChange }: Props): ReactNode {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="field day-input">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="input"
        value={typed ?? value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const day = readDay(currentTarget.value)
          if (day !== null && day.year >= FIRST_YEAR) onChange(currentTarget.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
