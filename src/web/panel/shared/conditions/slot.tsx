import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'

interface SlotProps<Value extends string> {
  /** What is chosen here, for who hears the sentence. */
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, words: string])[]
  readonly onChange: (value: Value) => void
}

/** A word of a sentence that can be changed: a list of the browser that looks like the word. */
export function Slot<Value extends string>({ label, value, options, onChange }: SlotProps<Value>): ReactNode {
  return (
    <select
      className="slot"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find(([each]) => each === event.target.value)
        if (chosen !== undefined) onChange(chosen[0])
      }}
    >
      {options.map(([each, words]) => (
        <option key={each} value={each}>
          {tie(words)}
        </option>
      ))}
    </select>
  )
}
