import type { ReactNode } from 'react'
import { weekdayText } from '#i18n/pl/spans.ts'
import { WEEKDAYS } from './hour-words.ts'

interface Props {
  readonly label: string
  /** Monday is 1. */
  readonly chosen: readonly number[]
  /** Whether there may be none. */
  readonly mayBeNone?: boolean
  readonly onChange: (chosen: number[]) => void
}

/** Seven buttons, one a day of the week. */
export function Weekdays({ label, chosen, mayBeNone = false, onChange }: Props): ReactNode {
  const toggle = (weekday: number) => {
    const next = WEEKDAYS.map((each) => each.weekday).filter((each) =>
      each === weekday ? !chosen.includes(each) : chosen.includes(each),
    )
    if (next.length > 0 || mayBeNone) onChange(next)
  }
  return (
    <fieldset className="weekdays">
      <legend>{label}</legend>
      {WEEKDAYS.map(({ weekday, short }) => (
        <button
          key={weekday}
          type="button"
          aria-pressed={chosen.includes(weekday)}
          onClick={() => toggle(weekday)}
        >
          <span className="sr">{weekdayText(weekday)}</span>
          <span aria-hidden="true">{short}</span>
        </button>
      ))}
    </fieldset>
  )
}
