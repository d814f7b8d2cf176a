import './inputs.css'
import { type ReactNode, useId } from 'react'
import type { Span } from '#domain/event/definition/deadline.ts'
import type { Deadline, Due } from '#domain/event/definition/definition-deadline.ts'
import {
  boundsOf,
  type DeadlineKind,
  type DeadlineParts,
  deadlineOfParts,
  dueOfParts,
  inUnit,
  latestOfParts,
  ofKind,
  partsOfDeadline,
  UNITS,
} from '#domain/event/draft/deadlines/deadline-parts.ts'
import { deadlineText, untilText } from '#i18n/pl/definition/deadline.ts'
import { SelectField } from '#web/ui/field.tsx'
import { DayInput } from './day-input.tsx'
import { NumberInput } from './number-input.tsx'
import { type After, OpenWord } from './open-word.tsx'

interface Props<Value> {
  /** What ends then, for who hears the sentence: 'Termin: Zaliczka'. */
  readonly label: string
  readonly value: Value
  /** The day with which a day of the calendar begins, ISO. */
  readonly firstDay: string
  /** Whether the event has hours of entry; else nothing is counted from them. */
  readonly hasEntry: boolean
  readonly after?: After
  readonly onChange: (value: Value) => void
}

/** The deadline of a payment in a sentence: 'w ciągu 3 dni od zapisu'. Its day may be announced later. */
export function DueWord({ label, value, after, onChange, ...rest }: Props<Due>): ReactNode {
  return (
    <OpenWord label={label} text={deadlineText(value)} after={after}>
      <DeadlineForm
        {...rest}
        kinds={['registration', 'day', 'start', 'entry', 'later']}
        parts={partsOfDeadline(value)}
        onChange={(parts) => onChange(dueOfParts(parts) ?? value)}
      />
    </OpenWord>
  )
}

/** The last moment of a rule in a sentence: 'najpóźniej 30 dni przed początkiem'; 'zawsze', or other words, without one. */
export function UntilWord(props: Props<Deadline | undefined> & { readonly always?: string }): ReactNode {
  const { label, value, after, always = untilText(undefined), onChange, ...rest } = props
  return (
    <OpenWord label={label} text={value === undefined ? always : deadlineText(value)} after={after}>
      <DeadlineForm
        {...rest}
        kinds={['always', 'day', 'start', 'entry', 'registration']}
        parts={partsOfDeadline(value)}
        onChange={(parts) => onChange(deadlineOfParts(parts))}
      />
    </OpenWord>
  )
}

const KIND_WORDS: Readonly<Record<DeadlineKind, string>> = {
  always: 'zawsze',
  later: 'podamy później',
  day: 'do dnia',
  registration: 'po zapisie',
  start: 'przed początkiem wydarzenia',
  entry: 'przed godziną wejścia',
}
const KINDS: readonly DeadlineKind[] = ['always', 'later', 'day', 'registration', 'start', 'entry']

const UNIT_WORDS: Readonly<Record<Span['unit'], string>> = {
  minutes: 'minut',
  hours: 'godzin',
  days: 'dni',
  workingDays: 'dni roboczych',
}

interface FormProps extends Pick<Props<unknown>, 'firstDay' | 'hasEntry'> {
  readonly kinds: readonly DeadlineKind[]
  readonly parts: DeadlineParts
  readonly onChange: (parts: DeadlineParts) => void
}

function DeadlineForm(props: FormProps): ReactNode {
  const { parts, firstDay, onChange } = props
  return (
    <>
      <MomentFields {...props} />
      {'latest' in parts && <LatestFields parts={parts} firstDay={firstDay} onChange={onChange} />}
    </>
  )
}

/** From what it is counted, and how far. */
function MomentFields({ kinds, parts, firstDay, hasEntry, onChange }: FormProps): ReactNode {
  const id = useId()
  const offered = kinds.filter((kind) => kind !== 'entry' || hasEntry || parts.kind === kind)
  return (
    <>
      <SelectField
        id={`${id}-kiedy`}
        label="Kiedy"
        value={parts.kind}
        options={offered.map((kind) => ({ value: kind, label: KIND_WORDS[kind] }))}
        onChange={(chosen) => {
          const kind = KINDS.find((each) => each === chosen)
          if (kind !== undefined) onChange(ofKind(parts, kind, firstDay))
        }}
      />
      {parts.kind === 'day' && (
        <DayInput label="Dzień" value={parts.day} onChange={(day) => onChange({ ...parts, day })} />
      )}
      {'count' in parts && <Counted parts={parts} onChange={onChange} />}
    </>
  )
}

type CountedParts = Extract<DeadlineParts, { readonly count: number }>

interface CountedProps {
  readonly parts: CountedParts
  readonly onChange: (parts: DeadlineParts) => void
}

/** How many, and of what. */
function Counted({ parts, onChange }: CountedProps): ReactNode {
  const id = useId()
  return (
    <div className="two-fields">
      <NumberInput
        label={parts.kind === 'entry' ? 'Ile godzin' : 'Ile'}
        value={parts.count}
        {...boundsOf(parts)}
        onChange={(count) => onChange({ ...parts, count })}
      />
      {parts.kind !== 'entry' && (
        <SelectField
          id={`${id}-czego`}
          label="Czego"
          value={parts.unit}
          options={UNITS.filter((unit) => parts.kind === 'registration' || isOfDays(unit)).map((unit) => ({
            value: unit,
            label: UNIT_WORDS[unit],
          }))}
          onChange={(chosen) => {
            const unit = UNITS.find((each) => each === chosen)
            if (unit === undefined) return
            if (parts.kind === 'registration') onChange(inUnit(parts, unit))
            else if (isOfDays(unit)) onChange(inUnit(parts, unit))
          }}
        />
      )}
    </div>
  )
}

const isOfDays = (unit: Span['unit']) => unit === 'days' || unit === 'workingDays'

/** 'Nie później niż': the earlier of both counts. */
function LatestFields({ parts, firstDay, onChange }: CountedProps & { firstDay: string }): ReactNode {
  const { latest } = parts
  return (
    <>
      <label className="option">
        <input
          type="checkbox"
          checked={latest !== undefined}
          onChange={() => onChange({ ...parts, latest: latest === undefined ? { on: firstDay } : undefined })}
        />
        <span>Ale nie później niż</span>
      </label>
      {latest !== undefined && (
        <MomentFields
          kinds={['day', 'start']}
          parts={partsOfDeadline(latest)}
          firstDay={firstDay}
          hasEntry={false}
          onChange={(changed) => onChange({ ...parts, latest: latestOfParts(changed) ?? latest })}
        />
      )}
    </>
  )
}
