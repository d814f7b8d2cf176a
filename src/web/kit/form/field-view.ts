import type { Control } from '#domain/form/control.ts'
import type { Form } from '#domain/form/form.ts'
import { isDisabled } from '#domain/form/form-state.ts'
import { formMessage, formWords } from '#i18n/pl/form.ts'
import { controlLabel } from '#i18n/pl/form-labels.ts'
import { tie } from '#i18n/text/typography.ts'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import { joinedHints } from './joined-hints.tsx'
import type { ChangeForm } from './use-form.ts'

/** The props of every field of a form: its control, the form around it, and the way to change both. */
export interface FieldOf<Any extends Control = Control> {
  readonly form: Form
  readonly control: Any
  readonly onChange: ChangeForm
  /** Its error and whether it is shown, where not the form decides that but the page around it. */
  readonly shown?: { readonly error: string | null; readonly touched: boolean } | undefined
  /** Does not say that it may stay empty: on a page of settings nearly all of them may. */
  readonly tacit?: boolean | undefined
  /** Help that is more than plain text, instead of the comment of the control. */
  readonly help?: React.ReactNode
}

/** The frame of a control: its texts and its state. */
export function frameOf({ form, control, shown, tacit = false, help }: FieldOf): FieldProps {
  const { id, error, required, readonly } = control
  return {
    id,
    label: tie(controlLabel(control)),
    hint: hintOf(control, { tacit, help }),
    error: shown === undefined ? messageOf(error) : shown.error,
    touched: shown?.touched ?? control.touched,
    required,
    readOnly: readonly,
    disabled: isDisabled(form, control),
  }
}

const messageOf = (error: Control['error']) => (error === null ? null : formMessage(error))

/** Its comment, and that it may stay empty. A checkbox is obviously optional. */
function hintOf(
  { comment, required, readonly, value }: Control,
  { tacit, help }: { readonly tacit: boolean; readonly help: React.ReactNode },
): React.ReactNode {
  const isOptional = !tacit && !required && !readonly && typeof value !== 'boolean'
  const optional = isOptional ? formWords['BROWSER_OS.FORM.OPTIONAL'] : ''
  if (help !== undefined) return joinedHints(help, tie(optional))
  const parts = [comment ?? '', optional].filter(Boolean)
  return parts.length === 0 ? undefined : tie(parts.join(' '))
}
