import {
  ChoiceFrame,
  controlAttributes,
  ErrorText,
  FieldFrame,
  type FieldProps,
  Hint,
  useShownError,
} from './field-frame.tsx'

/** The common fields: a line, a text, a choice, a checkbox. */

type InputProps = Omit<
  React.ComponentProps<'input'>,
  'id' | 'onChange' | 'value' | 'required' | 'disabled' | 'readOnly' | 'children'
>

interface TypedProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Below the text: how full it is, what was read from it. */
  readonly children?: React.ReactNode
}

export function TextField({
  id,
  label,
  hint,
  error,
  touched,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  children,
  ...input
}: FieldProps & InputProps & TypedProps) {
  const field = { id, label, hint, error, touched, required, disabled }
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <>
          <input
            {...input}
            {...attributes}
            className="input"
            readOnly={readOnly}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {children}
        </>
      )}
    </FieldFrame>
  )
}

export function TextArea({ value, onChange, children, ...field }: FieldProps & TypedProps) {
  return (
    <FieldFrame field={field}>
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            className="input"
            rows={3}
            readOnly={field.readOnly}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {children}
        </>
      )}
    </FieldFrame>
  )
}

export interface Option {
  readonly value: string
  readonly label: string
  /** A second line: a price, a note. */
  readonly note?: string
  /** Why it cannot be chosen: 'brak miejsc'. */
  readonly disabled?: string
}

type ChoiceProps = FieldProps & {
  readonly value: string | null
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

export function SelectField({ value, options, onChange, ...field }: ChoiceProps) {
  return (
    <FieldFrame field={field} appears="with the change">
      {(attributes) => (
        <span className="select">
          <select
            {...attributes}
            className="input"
            value={value ?? UNCHOSEN}
            onChange={(event) => onChange(event.target.value)}
          >
            {value === null && <option value={UNCHOSEN}>Wybierz</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled !== undefined}>
                {[option.label, option.disabled ?? option.note].filter(Boolean).join(' – ')}
              </option>
            ))}
          </select>
        </span>
      )}
    </FieldFrame>
  )
}

/** Not a value of any option, so that 'nothing chosen' differs from an option without a value. */
const UNCHOSEN = '\u0000'

/** One of a few, all in view. The first radio has the id, so that a link can focus it. */
export function RadioField({ value, options, onChange, ...field }: ChoiceProps) {
  const first = options.find(({ disabled }) => disabled === undefined)
  return (
    <ChoiceFrame field={field} appears="with the change" role="radiogroup">
      {({ id, disabled }) => (
        <div className="options">
          {options.map((option) => (
            <label key={option.value} className={option.disabled === undefined ? 'option' : 'option gone'}>
              <input
                type="radio"
                name={id}
                id={option === first ? id : undefined}
                value={option.value}
                checked={option.value === value}
                disabled={disabled || option.disabled !== undefined}
                onChange={() => onChange(option.value)}
              />
              <span>
                {option.label}
                {option.note !== undefined && <small>{option.note}</small>}
              </span>
              {option.disabled !== undefined && <em>{option.disabled}</em>}
            </label>
          ))}
        </div>
      )}
    </ChoiceFrame>
  )
}

type CheckProps = Omit<FieldProps, 'label'> & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly look?: 'box' | 'switch'
  /** Text next to the box. */
  readonly children: React.ReactNode
}

export function CheckField({ checked, onChange, look = 'box', children, ...props }: CheckProps) {
  const field = { ...props, label: '' }
  const { shown, watch } = useShownError(field, 'with the change')
  return (
    <div className={shown === null ? 'check' : 'check bad'} {...watch}>
      <label>
        <input
          {...controlAttributes(field, shown)}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          checked={checked}
          // A checkbox has no `readonly` of its own.
          aria-readonly={field.readOnly || undefined}
          onChange={(event) => {
            if (!field.readOnly) onChange(event.target.checked)
          }}
        />
        <span>{children}</span>
      </label>
      {field.hint !== undefined && <Hint id={field.id}>{field.hint}</Hint>}
      {shown !== null && <ErrorText id={field.id}>{shown}</ErrorText>}
    </div>
  )
}
