import './inputs.css'
import { type ReactNode, useState } from 'react'
import { TimeInput } from './day-and-time.tsx'
import { DayBox } from './day-box.tsx'

interface Props {
  /** What the moment is of: 'Chwila' labels 'Chwila: dzień' and 'Chwila: godzina'. */
  readonly label: string
  /** ISO to the minute, '2027-05-03T10:00'; empty: none. */
  readonly value: string
  /** The moment; empty while the day or the hour is missing. */
  readonly onChange: (moment: string) => void
}

/** A day and an hour beside each other, as people write them. What is typed of one stays while the other is missing. */
export function MomentInput({ label, value, onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<readonly [string, string]>(['', ''])
  const [day, time] = value === '' ? typed : [value.slice(0, 10), value.slice(11, 16)]
  const change = (nextDay: string, nextTime: string) => {
    setTyped([nextDay, nextTime])
    const next = nextDay === '' || nextTime === '' ? '' : `${nextDay}T${nextTime}`
    if (next !== value) onChange(next)
  }
  return (
    <span className="moment-input">
      <DayBox
        input={{ 'aria-label': `${label}: dzień`, className: 'input num' }}
        value={day}
        onChange={(next) => change(next, time)}
      />
      <TimeInput label={`${label}: godzina`} value={time} onChange={(next) => change(day, next)} />
    </span>
  )
}
