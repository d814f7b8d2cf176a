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
  const offered = value.year === '' || years.includes(Number(value.year)) ? years : [Number(value.year), ...years]
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
        <label>
          Dzień
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
        </label>
        <label>
          Miesiąc
          <span className="select">
            <select
              className="input"
              value={value.month}
              onChange={(event) => onChange({ ...value, month: event.target.value })}
            >
              <option value="" />
              {MONTH_NAMES.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </label>
        <label>
          Rok
          <span className="select">
            <select
              className="input num"
              value={value.year}
              onChange={(event) => onChange({ ...value, year: event.target.value })}
            >
              <option value="" />
              {offered.map((year) => (
                <option key={year} value={year}>
                  {year}
                </option>
              ))}
            </select>
          </span>
        </label>
      </div>
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
      {children}
    </fieldset>
  )
}
