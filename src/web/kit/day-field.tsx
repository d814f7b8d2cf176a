import { ChoiceFrame, type FieldProps } from '#web/ui/field-frame.tsx'
import { DayPart } from './day-part.tsx'
import type { DayText } from './day-text.ts'
import { MONTH_NAMES } from './months.ts'

/**
 * Day and year as digits, month by name: digits are faster than a list of 120 years on a phone. The day has the id,
 * so that a link can focus it.
 */
export function DayField({
  value,
  isOwnBirth = false,
  onChange,
  children,
  ...field
}: FieldProps & {
  value: DayText
  /** The birth date of the person filling in the form: the browser may suggest it. */
  isOwnBirth?: boolean
  onChange: (value: DayText) => void
  /** Another way to provide the same: 'Wolę podać PESEL'. */
  children?: React.ReactNode
}) {
  const digits = (part: 'day' | 'year', maxLength: number) => ({
    className: 'input num',
    inputMode: 'numeric' as const,
    maxLength,
    autoComplete: isOwnBirth ? `bday-${part}` : 'off',
    value: value[part],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      onChange({ ...value, [part]: event.target.value }),
  })
  return (
    <ChoiceFrame field={field} after={children}>
      {({ id, 'aria-invalid': invalid }) => (
        <div className="day-parts">
          <div>
            <label htmlFor={id}>Dzień</label>
            <input {...digits('day', 2)} id={id} aria-invalid={invalid} />
          </div>
          <DayPart
            id={`${id}-miesiac`}
            label="Miesiąc"
            value={value.month}
            options={MONTH_NAMES.map((name, index) => ({ value: String(index + 1), name }))}
            invalid={invalid}
            autoComplete={isOwnBirth ? 'bday-month' : 'off'}
            onChange={(month) => onChange({ ...value, month })}
          />
          <div>
            <label htmlFor={`${id}-rok`}>Rok</label>
            <input {...digits('year', 4)} id={`${id}-rok`} aria-invalid={invalid} />
          </div>
        </div>
      )}
    </ChoiceFrame>
  )
}
