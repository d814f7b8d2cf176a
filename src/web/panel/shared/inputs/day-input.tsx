import './inputs.css'
import { type ReactNode, useId } from 'react'
import { DayBox } from './day-box.tsx'

interface Props {
  readonly label: string
  /** ISO day. */
  readonly value: string
  /** Whether the field may be left empty. */
  readonly isOptional?: boolean
  readonly onChange: (day: string) => void
}

/** A day; while it is not whole yet it stays as it was typed and changes nothing. */
export function DayInput({ label, value, isOptional = false, onChange }: Props): ReactNode {
  const id = useId()
  return (
    <div className="field day-input">
      <label htmlFor={id}>{label}</label>
      <DayBox
        input={{ id }}
        value={value}
        onChange={(day) => {
          if (day !== '' || isOptional) onChange(day)
        }}
      />
    </div>
  )
}
