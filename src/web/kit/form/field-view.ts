import type { Control } from '#domain/form/control.ts'
import type { Form } from '#domain/form/form.ts'
import { isDisabled } from '#domain/form/form-state.ts'
import { formMessage, formWords } from '#i18n/pl/form.ts'
import { controlLabel } from '#i18n/pl/form-labels.ts'
import { tie } from '#i18n/text/typography.ts'
import type { FieldProps } from '#web/ui/field-frame.tsx'
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
}

/** The frame of a control: its texts and its state. */
export function frameOf({ form, control, shown, tacit = false }: FieldOf): FieldProps {
  const { id, error, required, readonly } = control
  return {
    id,
    label: tie(controlLabel(control)),
    hint: hintOf(control, tacit),
    error: shown === undefined ? messageOf(error) : shown.error,
    touched: shown?.touched ?? control.touched,
    required,
    readOnly: readonly,
    disabled: isDisabled(form, control),
  }
}

const messageOf = (error: Control['error']) => (error === null ? null : formMessage(error))

/** Its comment, and that it may stay empty. A checkbox is obviously optional. */
function hintOf({ comment, required, readonly, value }: Control, tacit: boolean): string | undefined {
  const isOptional = !tacit && !required && !readonly && typeof value !== 'boolean'
  const parts = [comment ?? '', isOptional ? formWords['BROWSER_OS.FORM.OPTIONAL'] : ''].filter(Boolean)
  return parts.length === 0 ? undefined : tie(parts.join(' '))
}
