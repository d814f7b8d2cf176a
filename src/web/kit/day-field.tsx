import { ErrorText, type FieldProps, Hint, useShownError } from '#web/ui/field.tsx'
import type { DayText } from './day-text.ts'
import { MONTH_NAMES } from './months.ts'

/** Day, month by name, year. The day bears the id, so that a link can focus it. */
export function DayField({
  id,
  label,
  hint,
  error,
  touched,
  value,
  years,
  onChange,
  children,
}: FieldProps & {
  value: DayText
  /** On offer, newest first; a loaded year outside them stays visible. */
  years: readonly number[]
  onChange: (value: DayText) => void
  /** Another way to give the same: 'Wolę podać PESEL'. */
  children?: React.ReactNode
}) {
  const { shown, onFocus, onBlur } = useShownError(error, touched)
  const describedBy = [hint !== undefined && `${id}-hint`, shown !== null && `${id}-error`]
  const offered =
    value.year === '' || years.includes(Number(value.year)) ? years : [Number(value.year), ...years]
  const leaving = (event: React.FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur()
  }
  const entering = (event: React.FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onFocus()
  }
  return (
    <fieldset
      className={shown === null ? 'choice' : 'choice bad'}
      aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
      onFocus={entering}
      onBlur={leaving}
    >
      <legend>{label}</legend>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
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
            aria-invalid={shown !== null || undefined}
            onChange={(event) => onChange({ ...value, day: event.target.value })}
          />
        </div>
        <Part
          id={`${id}-miesiac`}
          label="Miesiąc"
          value={value.month}
          options={MONTH_NAMES.map((name, index) => ({ value: String(index + 1), name }))}
          onChange={(month) => onChange({ ...value, month })}
        />
        <Part
          id={`${id}-rok`}
          label="Rok"
          value={value.year}
          options={offered.map((year) => ({ value: String(year), name: String(year) }))}
          onChange={(year) => onChange({ ...value, year })}
        />
      </div>
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
      {children}
    </fieldset>
  )
}

interface PartProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly onChange: (value: string) => void
}

function Part({ id, label, value, options, onChange }: PartProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          className="input num"
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" />
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}
