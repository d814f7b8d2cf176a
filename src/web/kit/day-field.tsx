import { ChoiceFrame, type FieldProps } from '#web/ui/field-frame.tsx'
import { DayPart } from './day-part.tsx'
import type { DayText } from './day-text.ts'
import { MONTH_NAMES } from './months.ts'

/** Day, month by name, year. The day bears the id, so that a link can focus it. */
export function DayField({
  value,
  years,
  onChange,
  children,
  ...field
}: FieldProps & {
  value: DayText
  /** On offer, newest first; a loaded year outside them stays visible. */
  years: readonly number[]
  onChange: (value: DayText) => void
  /** Another way to give the same: 'Wolę podać PESEL'. */
  children?: React.ReactNode
}) {
  const offered =
    value.year === '' || years.includes(Number(value.year)) ? years : [Number(value.year), ...years]
  return (
    <ChoiceFrame field={field} after={children}>
      {({ id, 'aria-invalid': invalid }) => (
        <div className="day-parts">
          <div>
            <label htmlFor={id}>Dzień</label>
            <input
              className="input num"
              id={id}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              value={value.day}
              aria-invalid={invalid}
              onChange={(event) => onChange({ ...value, day: event.target.value })}
            />
          </div>
          <DayPart
            id={`${id}-miesiac`}
            label="Miesiąc"
            value={value.month}
            options={MONTH_NAMES.map((name, index) => ({ value: String(index + 1), name }))}
            onChange={(month) => onChange({ ...value, month })}
          />
          <DayPart
            id={`${id}-rok`}
            label="Rok"
            value={value.year}
            options={offered.map((year) => ({ value: String(year), name: String(year) }))}
            onChange={(year) => onChange({ ...value, year })}
          />
        </div>
      )}
    </ChoiceFrame>
  )
}
