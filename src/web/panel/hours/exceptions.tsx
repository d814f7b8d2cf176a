import { type ReactNode, useId, useState } from 'react'
import type { SlotPattern } from '#domain/event/definition/definition.ts'
import {
  type OtherHours,
  withClosedDay,
  withOther,
  withOtherDay,
  withoutClosed,
  withoutOther,
  withPattern,
} from '#domain/event/draft/hours/hours.ts'
import { dayText } from '#i18n/pl/spans.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { DraftEditor } from '../shared/draft/use-draft.ts'
import { Icon } from '../shared/icon.tsx'
import { ActSelect } from '../shared/inputs/act-select.tsx'
import { DayInput, TimeInput } from '../shared/inputs/day-and-time.tsx'
import { Breaks } from './breaks.tsx'
import { closedWords, everyOptions, lastWords, WEEKDAYS } from './hour-words.ts'
import { Weekdays } from './weekdays.tsx'

interface Props {
  readonly pattern: SlotPattern
  readonly change: DraftEditor['change']
}

/** Days without entries, and days with other hours. */
export function Exceptions({ pattern, change }: Props): ReactNode {
  const id = useId()
  const write = (next: SlotPattern) => change((now) => withPattern(now, next))
  const { closed, other } = pattern
  return (
    <section className="hours-section" aria-labelledby={id}>
      <h2 id={id}>Wyjątki</h2>
      {closed.length + other.length === 0 && (
        <p className="sub">Dni bez wejść i&nbsp;dni z&nbsp;innymi godzinami, na przykład święta.</p>
      )}
      <ul className="hours-exceptions">
        {closed.map((each, at) => (
          <li key={closedWords(each)} className="hours-closed">
            <span>{`Nieczynne: ${closedWords(each)}`}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={`Usuń wyjątek: ${closedWords(each)}`}
              onClick={() => write(withoutClosed(pattern, at))}
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        ))}
        {numbered(other).map(({ each, at, key }) => (
          <li key={key}>
            <Other
              other={each}
              number={at + 1}
              usual={pattern.everyMinutes}
              onChange={(part) => write(withOther(pattern, at, part))}
              onEvery={(everyMinutes) => write(withEvery(pattern, at, everyMinutes))}
              onRemove={() => write(withoutOther(pattern, at))}
            />
          </li>
        ))}
      </ul>
      <NewException pattern={pattern} write={write} />
    </section>
  )
}

/** Exceptions have no ids: each is the one at its place. */
const numbered = (other: readonly OtherHours[]) => other.map((each, at) => ({ each, at, key: `${at}` }))

/** As often as on other days when nothing is stated. */
function withEvery(pattern: SlotPattern, at: number, everyMinutes: number | undefined): SlotPattern {
  const other = pattern.other.map((each, index) => {
    if (index !== at) return each
    const { everyMinutes: _, ...rest } = each
    return everyMinutes === undefined ? rest : { ...rest, everyMinutes }
  })
  return { ...pattern, other }
}

interface OtherProps {
  readonly other: OtherHours
  readonly number: number
  readonly usual: number
  readonly onChange: (part: Partial<OtherHours>) => void
  readonly onEvery: (everyMinutes: number | undefined) => void
  readonly onRemove: () => void
}

function Other({ other, number, usual, onChange, onEvery, onRemove }: OtherProps): ReactNode {
  const { days, weekdays, first, last, everyMinutes, breaks } = other
  return (
    <div className="hours-other">
      <p className="sentence">
        Inne godziny: pierwsze wejście o{'\u00a0'}
        <TimeInput
          label={`Wyjątek ${number}, pierwsze wejście`}
          value={first}
          onChange={(time) => onChange({ first: time })}
        />
        , ostatnie o{'\u00a0'}
        <TimeInput
          label={`Wyjątek ${number}, ostatnie wejście`}
          value={last}
          onChange={(time) => onChange({ last: time })}
        />
        , co{' '}
        <Slot
          label={`Wyjątek ${number}, co ile minut`}
          value={everyMinutes === undefined ? 'usual' : String(everyMinutes)}
          options={[['usual', 'tyle co zwykle'] as const, ...everyOptions(everyMinutes ?? usual)]}
          onChange={(every) => onEvery(every === 'usual' ? undefined : Number(every))}
        />
        .
        <button
          type="button"
          className="icon-button"
          aria-label={`Usuń wyjątek ${number}: inne godziny`}
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      </p>
      <Weekdays
        label="W te dni tygodnia"
        chosen={weekdays}
        mayBeNone={days.length > 0}
        onChange={(chosen) => onChange({ weekdays: chosen })}
      />
      <ul className="hours-days" aria-label="I w te dni">
        {days.map((day) => (
          <li key={day}>
            {dayText(day)}
            {days.length + weekdays.length > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={`Bez dnia ${dayText(day)}`}
                onClick={() => onChange({ days: days.filter((each) => each !== day) })}
              >
                <Icon name="close" size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <AddDay
        label={`Wyjątek ${number}: dodaj dzień`}
        onAdd={(day) => onChange({ days: [...new Set([...days, day])].sort() })}
      />
      <Breaks breaks={breaks} onChange={(changed) => onChange({ breaks: changed })} />
    </div>
  )
}

function AddDay({ label, onAdd }: { label: string; onAdd: (day: string) => void }): ReactNode {
  const [day, setDay] = useState('')
  return (
    <form
      className="hours-add"
      onSubmit={(event) => {
        event.preventDefault()
        if (day === '') return
        onAdd(day)
        setDay('')
      }}
    >
      <DayInput label={label} value={day} onChange={setDay} />
      <button type="submit" className="btn text" disabled={day === ''}>
        Dodaj dzień
      </button>
    </form>
  )
}

function NewException({
  pattern,
  write,
}: {
  pattern: SlotPattern
  write: (next: SlotPattern) => void
}): ReactNode {
  const [day, setDay] = useState('')
  const known = pattern.closed.flatMap((each) => ('day' in each ? [] : [each.lastWeekdayOfMonth]))
  const add = (make: (pattern: SlotPattern, day: string) => SlotPattern) => {
    if (day === '') return
    write(make(pattern, day))
    setDay('')
  }
  return (
    <div className="hours-new">
      <form
        className="hours-add"
        onSubmit={(event) => {
          event.preventDefault()
          add(withClosedDay)
        }}
      >
        <DayInput label="Dzień wyjątku" value={day} onChange={setDay} />
        <button type="submit" className="btn quiet" disabled={day === ''}>
          Nieczynne
        </button>
        <button type="button" className="btn quiet" disabled={day === ''} onClick={() => add(withOtherDay)}>
          Inne godziny
        </button>
      </form>
      <ActSelect
        className="input"
        label="Nieczynne co miesiąc"
        act="Dodaj"
        value=""
        onChoose={(weekday) =>
          write({ ...pattern, closed: [...pattern.closed, { lastWeekdayOfMonth: Number(weekday) }] })
        }
      >
        <option value="">Nieczynne raz w&nbsp;miesiącu</option>
        {WEEKDAYS.filter(({ weekday }) => !known.includes(weekday)).map(({ weekday }) => (
          <option key={weekday} value={weekday}>
            {`${lastWords(weekday)} miesiąca`}
          </option>
        ))}
      </ActSelect>
    </div>
  )
}
