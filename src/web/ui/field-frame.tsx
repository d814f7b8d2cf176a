import { useState } from 'react'
import { Alert } from './icons.tsx'
import { whenReleased } from './when-released.ts'

/** Label, hint, control and, once touched, the error: the same frame for every field. */

export interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  /** What is wrong now; null when nothing is. Shown only when touched. */
  readonly error?: string | null | undefined
  readonly touched?: boolean | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Seen and copied, but not changed. */
  readonly readOnly?: boolean | undefined
  /** Somebody has been in the field and left it. */
  readonly onLeave?: (() => void) | undefined
}

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
 * Nobody is corrected in the middle of a word; a choice of one moment (`typed: false`) has no middle.
 */
export function useShownError(
  { error, touched, onLeave }: Pick<FieldProps, 'error' | 'touched' | 'onLeave'>,
  { typed = true } = {},
) {
  const [isInside, setInside] = useState(false)
  const typing = typed && isInside
  const shown = touched && !typing ? (error ?? null) : null
  const leave = () => {
    setInside(false)
    onLeave?.()
  }
  return {
    shown,
    /** For the element around everything that the field is typed into. */
    watch: {
      onFocus: (event: React.FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInside(shown === null)
      },
      onBlur: (event: React.FocusEvent) => {
        // A window that is left, as for the device's chooser of files, leaves no field.
        if (event.target === document.activeElement) return
        if (!event.currentTarget.contains(event.relatedTarget)) whenReleased(leave)
      },
    },
  }
}

/** What ties a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string
  readonly disabled: boolean
  readonly 'aria-required': true | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export const controlAttributes = (
  { id, hint, required, disabled = false }: FieldProps,
  shown: string | null,
): ControlAttributes => ({
  id,
  disabled,
  'aria-required': required || undefined,
  'aria-invalid': shown !== null || undefined,
  'aria-describedby': describedBy(id, hint !== undefined, shown !== null),
})

/** Ids of hint and error for `aria-describedby`. */
const describedBy = (id: string, hint: boolean, error: boolean) =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

interface FrameProps {
  readonly field: FieldProps
  /** False for what is chosen in one moment. */
  readonly typed?: boolean
  readonly children: (attributes: ControlAttributes) => React.ReactNode
}

/** The frame of a control that one label names. */
export function FieldFrame({ field, typed = true, children }: FrameProps) {
  const { shown, watch } = useShownError(field, { typed })
  const { id, label, hint } = field
  return (
    <div className={shown === null ? 'field' : 'field bad'} {...watch}>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      {children(controlAttributes(field, shown))}
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
    </div>
  )
}

interface ChoiceProps extends FrameProps {
  readonly role?: 'radiogroup'
  /** Below everything: another way to say the same. */
  readonly after?: React.ReactNode
}

/** The frame of several controls that one legend names. */
export function ChoiceFrame({ field, typed = true, role, after, children }: ChoiceProps) {
  const { shown, watch } = useShownError(field, { typed })
  const { id, label, hint } = field
  const attributes = controlAttributes(field, shown)
  return (
    <fieldset
      className={shown === null ? 'choice' : 'choice bad'}
      {...(role === undefined ? {} : { role, 'aria-required': attributes['aria-required'] })}
      aria-describedby={attributes['aria-describedby']}
      {...watch}
    >
      <legend>{label}</legend>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      {children(attributes)}
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
      {after}
    </fieldset>
  )
}
