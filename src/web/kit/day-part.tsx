interface DayPartProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly disabled?: boolean
  readonly required?: true | undefined
  readonly invalid?: true | undefined
  readonly autoComplete?: 'bday-month' | 'off' | undefined
  readonly onChange: (value: string) => void
}

/** One part of a date, chosen from a list. */
export function DayPart({
  id,
  label,
  value,
  options,
  disabled = false,
  required,
  invalid,
  autoComplete,
  onChange,
}: DayPartProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          className="input num"
          id={id}
          value={value}
          disabled={disabled}
          aria-required={required}
          aria-invalid={invalid}
          autoComplete={autoComplete}
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
