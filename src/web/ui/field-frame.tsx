import { useEffect, useState } from 'react'
import { Alert } from './icons.tsx'
import { whenReleased } from './when-released.ts'

/** Label, hint, control and, once touched, the error: the same frame for every field. */

export interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: React.ReactNode
  /** The current error; null when there is none. Shown only when touched. */
  readonly error?: string | null | undefined
  readonly touched?: boolean | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Can be seen and copied, but not changed. */
  readonly readOnly?: boolean | undefined
}

export function Hint({ id, children }: { id: string; children: React.ReactNode }) {
  // Rich text has paragraphs and lists.
  const Around = typeof children === 'string' ? 'span' : 'div'
  return (
    <Around className="hint" id={`${id}-hint`}>
      {children}
    </Around>
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
 * When the error of a touched field appears: with the change itself, for what is chosen in one moment; when typing
 * pauses, for a line of text; when the field is left, for one of several parts. An error that is already shown
 * follows every change at once.
 */
export type ErrorAppears = 'with the change' | 'after a pause' | 'when left'

/** Long enough to look for a key on a phone; after such a pause the word is finished. */
const PAUSE_MS = 1000

/** The error to show now (specification §4: of touched fields alone), and the listeners of the surrounding element. */
export function useShownError(
  { error, touched }: Pick<FieldProps, 'error' | 'touched'>,
  appears: ErrorAppears = 'after a pause',
) {
  const [isHeldBack, setHeldBack] = useState(false)
  /** Counts changes, so that each restarts the pause. */
  const [changes, setChanges] = useState(0)
  const shown = touched && !isHeldBack ? (error ?? null) : null
  useEffect(() => {
    if (changes === 0 || appears !== 'after a pause') return
    const pause = setTimeout(() => setHeldBack(false), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [changes, appears])
  return {
    shown,
    /** For the element around all inputs of the field. */
    watch: {
      onFocus: (event: React.FocusEvent) => {
        if (appears === 'with the change' || event.currentTarget.contains(event.relatedTarget)) return
        setHeldBack(shown === null)
      },
      // Only where a pause counts: a list fires 'input' before 'change', and rendering between the two would restore
      // the previous value, so that nothing could be chosen from it.
      onInput: () => {
        if (appears === 'after a pause') setChanges((before) => before + 1)
      },
      onBlur: (event: React.FocusEvent) => {
        // Leaving the window, as for the device's file chooser, does not leave the field.
        if (event.target === document.activeElement) return
        if (!event.currentTarget.contains(event.relatedTarget)) whenReleased(() => setHeldBack(false))
      },
    },
  }
}

/** The attributes that connect a control with its label, hint and error. */
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
  readonly appears?: ErrorAppears
  readonly children: (attributes: ControlAttributes) => React.ReactNode
}

/** The frame of a control that one label names. */
export function FieldFrame({ field, appears = 'after a pause', children }: FrameProps) {
  const { shown, watch } = useShownError(field, appears)
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
  /** Below everything: another way to provide the same. Moving the focus there leaves the field. */
  readonly after?: React.ReactNode
}

/** The frame of several controls that one legend names. */
export function ChoiceFrame({ field, appears = 'when left', role, after, children }: ChoiceProps) {
  const { shown, watch } = useShownError(field, appears)
  const { id, label, hint } = field
  const attributes = controlAttributes(field, shown)
  const isAlone = after === undefined
  const controls = children(attributes)
  return (
    <fieldset
      className={shown === null ? 'choice' : 'choice bad'}
      {...(role === undefined ? {} : { role, 'aria-required': attributes['aria-required'] })}
      aria-describedby={attributes['aria-describedby']}
      {...(isAlone ? watch : {})}
    >
      <legend>{label}</legend>
      {hint !== undefined && <Hint id={id}>{hint}</Hint>}
      {isAlone ? controls : <div {...watch}>{controls}</div>}
      {shown !== null && <ErrorText id={id}>{shown}</ErrorText>}
      {after}
    </fieldset>
  )
}
