import { useState } from 'react'
import { Alert } from './icons.tsx'

/** Label, hint, control and, once touched, the error: the same frame for every field. */

export interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** What is wrong now; null when nothing is. Shown only when touched. */
  readonly error?: string | null
  readonly touched?: boolean
}

/** Ids of hint and error for `aria-describedby`. */
const describedBy = (id: string, hint: boolean, error: boolean) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

export function Hint({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <span className="hint" id={`${id}-hint`}>
      {children}
    </span>
  )
}

export function ErrorText({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <p className="error" id={`${id}-error`}>
      <Alert />
      {children}
    </p>
  )
}

/**
 * Whether an error may be shown: touched, and not while the field is being typed into for the first time.
 * Nobody is corrected in the middle of a word.
 */
export function useShownError(error: string | null | undefined, touched: boolean | undefined) {
  const [typing, setTyping] = useState(false)
  const shown = touched && !typing ? (error ?? null) : null
  return {
    shown,
    onFocus: () => setTyping(shown === null),
    onBlur: () => setTyping(false),
  }
}

type InputProps = Omit<React.ComponentProps<'input'>, 'id' | 'onChange' | 'value'>

export function TextField({
  id,
  label,
  hint,
  error,
  touched,
  value,
  onChange,
  ...input
}: FieldProps & InputProps & { value: string; onChange: (value: string) => void }) {
  const { shown, onFocus, onBlur } = useShownError(error, touched)
  return (
    <div className={shown === null ? 'field' : 'field bad'}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      <input
        {...input}
        className="input"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        aria-invalid={shown !== null || undefined}
        aria-describedby={describedBy(id, hint !== undefined, shown !== null)}
      />
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
  )
}

export function TextArea({
  id,
  label,
  hint,
  error,
  touched,
  value,
  onChange,
}: FieldProps & { value: string; onChange: (value: string) => void }) {
  const { shown, onFocus, onBlur } = useShownError(error, touched)
  return (
    <div className={shown === null ? 'field' : 'field bad'}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      <textarea
        className="input"
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        onBlur={onBlur}
        aria-invalid={shown !== null || undefined}
        aria-describedby={describedBy(id, hint !== undefined, shown !== null)}
      />
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
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

export function SelectField({
  id,
  label,
  hint,
  error,
  touched,
  value,
  options,
  onChange,
}: FieldProps & { value: string | null; options: readonly Option[]; onChange: (value: string) => void }) {
  const shown = touched ? (error ?? null) : null
  return (
    <div className={shown === null ? 'field' : 'field bad'}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      <span className="select">
        <select
          className="input"
          id={id}
          value={value ?? UNCHOSEN}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={shown !== null || undefined}
          aria-describedby={describedBy(id, hint !== undefined, shown !== null)}
        >
          {value === null && <option value={UNCHOSEN}>Wybierz</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled !== undefined}>
              {[option.label, option.disabled ?? option.note].filter(Boolean).join(' – ')}
            </option>
          ))}
        </select>
      </span>
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
  )
}

/** Not a value of any option, so that 'nothing chosen' differs from an option without a value. */
const UNCHOSEN = '\u0000'

/** One of a few, all in view. The first radio bears the id, so that a link can focus it. */
export function RadioField({
  id,
  label,
  hint,
  error,
  touched,
  value,
  options,
  onChange,
}: FieldProps & { value: string | null; options: readonly Option[]; onChange: (value: string) => void }) {
  const shown = touched ? (error ?? null) : null
  const first = options.find(({ disabled }) => disabled === undefined)
  return (
    <fieldset
      className={shown === null ? 'choice' : 'choice bad'}
      aria-describedby={describedBy(id, hint !== undefined, shown !== null)}
    >
      <legend>{label}</legend>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      <div className="options">
        {options.map((option) => (
          <label key={option.value} className={option.disabled === undefined ? 'option' : 'option gone'}>
            <input
              type="radio"
              name={id}
              id={option === first ? id : undefined}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled !== undefined}
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
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </fieldset>
  )
}

export function CheckField({
  id,
  checked,
  onChange,
  error,
  touched,
  children,
}: {
  id: string
  checked: boolean
  onChange: (checked: boolean) => void
  error?: string | null
  touched?: boolean
  children: React.ReactNode
}) {
  const shown = touched ? (error ?? null) : null
  return (
    <div className={shown === null ? 'check' : 'check bad'}>
      <label>
        <input
          type="checkbox"
          id={id}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={shown !== null || undefined}
          aria-describedby={describedBy(id, false, shown !== null)}
        />
        <span>{children}</span>
      </label>
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
  )
}
