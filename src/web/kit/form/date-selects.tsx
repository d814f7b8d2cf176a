import { type DateParts, yearsOnOffer } from '#domain/form/fields/date.ts'
import type { ControlAttributes } from '#web/ui/field-frame.tsx'
import { DayPart } from '../day-part.tsx'
import { MONTH_NAMES } from '../months.ts'

interface DateSelectsProps {
  readonly attributes: ControlAttributes
  /** The year comes first in a date of birth: the longest list is then the one that is looked for first. */
  readonly kind: 'date' | 'dateOfBirth'
  readonly value: DateParts
  /** Its year stays available, even outside the usual range. */
  readonly preset: DateParts
  readonly onChange: (value: DateParts) => void
}

const ORDER = { date: ['day', 'month', 'year'], dateOfBirth: ['year', 'month', 'day'] } as const
const LABELS = { day: 'Dzień', month: 'Miesiąc', year: 'Rok' } as const

/** Day, month by name, year. The first has the id, so that a link can focus it. */
export function DateSelects({ attributes, kind, value, preset, onChange }: DateSelectsProps) {
  const { id, disabled, 'aria-required': required, 'aria-invalid': invalid } = attributes
  const year = Temporal.Now.plainDateISO('Europe/Warsaw').year
  const options = {
    day: numbered(Array.from({ length: 31 }, (_, index) => index + 1)),
    month: MONTH_NAMES.map((name, index) => ({ value: String(index + 1), name })),
    year: numbered(yearsOnOffer(kind, year, [value, preset])),
  }
  return (
    <div className={`day-parts ${kind}`}>
      {ORDER[kind].map((part, index) => (
        <DayPart
          key={part}
          id={index === 0 ? id : `${id}-${part}`}
          label={LABELS[part]}
          value={value[part]}
          options={options[part]}
          disabled={disabled}
          required={required}
          invalid={invalid}
          onChange={(chosen) => onChange({ ...value, [part]: chosen })}
        />
      ))}
    </div>
  )
}

const numbered = (numbers: readonly number[]) =>
  numbers.map((number) => ({ value: String(number), name: String(number) }))
