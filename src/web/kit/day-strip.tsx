import { useState } from 'react'
import type { Option } from '#web/ui/field.tsx'
import { ChoiceFrame, type FieldProps } from '#web/ui/field-frame.tsx'
import { type Strip, stepTo, tapSingle, tapStretch } from './strip-selection.ts'

/**
 * A strip of days (or stages). For consecutive days the first and the last are tapped, otherwise each by itself.
 * One stop of the Tab key; arrows, Home and End move along it, Space or Enter taps.
 */
export function DayStrip({
  days,
  chosen,
  stretch,
  summary,
  onChange,
  ...field
}: FieldProps & {
  readonly days: readonly Option[]
  readonly chosen: readonly string[]
  /** Only consecutive days. */
  readonly stretch: boolean
  /** What is chosen, in words. */
  readonly summary: string
  readonly onChange: (chosen: string[]) => void
}) {
  const places: Strip = days.flatMap(({ value }, place) => (chosen.includes(value) ? [place] : []))
  const [at, setAt] = useState<number | null>(null)
  const current = at ?? places[0] ?? 0
  const isOpen = (place: number) => days[place]?.disabled === undefined
  const tap = (place: number) => {
    setAt(place)
    // A day that is no longer available can still be deselected.
    if (!isOpen(place) && !places.includes(place)) return
    const next = stretch ? tapStretch(places, place, isOpen) : tapSingle(places, place)
    onChange(next.flatMap((each) => days[each]?.value ?? []))
  }
  const onKeyDown = (event: React.KeyboardEvent<HTMLUListElement>) => {
    const next = stepTo(event.key, current, days.length)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    event.currentTarget.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }
  return (
    <ChoiceFrame field={field} appears="with the change">
      {({ id }) => (
        <>
          <ul className="strip" onKeyDown={onKeyDown}>
            {days.map((day, place) => (
              <li key={day.value}>
                <button
                  type="button"
                  id={place === current ? id : undefined}
                  tabIndex={place === current ? 0 : -1}
                  aria-pressed={places.includes(place)}
                  aria-disabled={!isOpen(place) || undefined}
                  onClick={() => tap(place)}
                >
                  <b>{day.label}</b>
                  <span>{day.disabled ?? day.note}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="strip-summary" role="status">
            {summary}
          </p>
        </>
      )}
    </ChoiceFrame>
  )
}
