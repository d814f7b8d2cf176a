import { type ReactNode, useId } from 'react'
import type { SlotPattern } from '#domain/event/definition/definition.ts'
import { withPattern } from '#domain/event/draft/hours/hours.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { DraftEditor } from '../shared/draft/use-draft.ts'
import { DayInput, TimeInput } from '../shared/inputs/day-and-time.tsx'
import { PlacesInput } from '../shared/inputs/places-input.tsx'
import { Breaks } from './breaks.tsx'
import { everyOptions } from './hour-words.ts'
import { Weekdays } from './weekdays.tsx'

/** 'Wejścia co 15 minut, od 10:00 do 17:15, wtorek–niedziela, od 18 maja, bez końca; na każdą godzinę 5 miejsc.' */
export function PatternSentence(props: { pattern: SlotPattern; change: DraftEditor['change'] }): ReactNode {
  const { pattern, change } = props
  const id = useId()
  const write = (part: Partial<SlotPattern>) => change((now) => withPattern(now, part))
  const { everyMinutes, first, last, from, to, capacity, weekdays, breaks } = pattern
  return (
    <section className="hours-section" aria-labelledby={id}>
      <h2 id={id}>Kiedy można wejść</h2>
      <p className="sentence">
        Wejścia co{' '}
        <Slot
          label="Co ile minut"
          value={String(everyMinutes)}
          options={everyOptions(everyMinutes)}
          onChange={(minutes) => write({ everyMinutes: Number(minutes) })}
        />
        , pierwsze o{'\u00a0'}
        <TimeInput label="Pierwsze wejście" value={first} onChange={(time) => write({ first: time })} />,
        ostatnie o{'\u00a0'}
        <TimeInput label="Ostatnie wejście" value={last} onChange={(time) => write({ last: time })} />.
      </p>
      <Weekdays
        label="W które dni tygodnia"
        chosen={weekdays}
        onChange={(days) => write({ weekdays: days })}
      />
      <p className="sentence">
        Od <DayInput label="Pierwszy dzień wejść" value={from} onChange={(day) => write({ from: day })} />{' '}
        <Slot
          label="Do kiedy"
          value={to === null ? 'open' : 'day'}
          options={[
            ['open', 'bez końca'],
            ['day', 'do dnia'],
          ]}
          onChange={(until) => write({ to: until === 'open' ? null : from })}
        />
        {to !== null && (
          <>
            {' '}
            <DayInput
              label="Ostatni dzień wejść"
              value={to}
              least={from}
              onChange={(day) => write({ to: day })}
            />
          </>
        )}
        .
      </p>
      <p className="sentence">
        Na każdą godzinę{' '}
        <span className="hours-number">
          <PlacesInput
            label="Miejsca na każdą godzinę"
            value={capacity}
            most={100_000}
            optional
            onChange={(places) => write({ capacity: places })}
          />
        </span>{' '}
        miejsc.
      </p>
      <Breaks breaks={breaks} onChange={(changed) => write({ breaks: changed })} />
    </section>
  )
}
