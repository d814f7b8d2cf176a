import type { Control } from '#domain/form/control.ts'
import { type Form, touch } from '#domain/form/form.ts'
import { isDisabled } from '#domain/form/form-state.ts'
import { formMessage, formWords } from '#i18n/pl/form.ts'
import { controlLabel } from '#i18n/pl/form-labels.ts'
import { tie } from '#i18n/typography.ts'
import type { FieldProps } from '#web/ui/field-frame.tsx'
import type { ChangeForm } from './use-form.ts'

/** What every field of a form is drawn of: its control, the form around it, and the way to change both. */
export interface FieldOf<Any extends Control = Control> {
  readonly form: Form
  readonly control: Any
  readonly onChange: ChangeForm
}

/** The frame of a control: words, state, and what happens when it is left. */
export function frameOf({ form, control, onChange }: FieldOf): FieldProps {
  const { id, error, touched, required, readonly } = control
  return {
    id,
    label: tie(controlLabel(control)),
    hint: hintOf(control),
    error: error === null ? null : formMessage(error),
    touched,
    required,
    readOnly: readonly,
    disabled: isDisabled(form, control),
    onLeave: () => onChange((current) => touch(current, id)),
  }
}

/** Its comment, and that it may stay empty. A tick says by itself that it may. */
function hintOf({ comment, required, readonly, value }: Control): string | undefined {
  const isOptional = !required && !readonly && typeof value !== 'boolean'
  const parts = [comment ?? '', isOptional ? formWords['BROWSER_OS.FORM.OPTIONAL'] : ''].filter(Boolean)
  return parts.length === 0 ? undefined : tie(parts.join(' '))
}
