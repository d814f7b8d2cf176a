import { type Control, isControlModified } from './control.ts'
import type { FormKey } from './fields/messages.ts'
import { controlsOf, type Form } from './form.ts'

/** The state of a form. Nothing here is stored, so nothing can be stale. */

/** Valid only when no control has an error (specification §4). */
export const isValid = (form: Form): boolean => controlsOf(form).every(({ error }) => error === null)

export const isInvalid = (form: Form): boolean => !isValid(form)

/** Whether any control's value differs from its preset. */
export const isModified = (form: Form): boolean =>
  controlsOf(form).some((control) => isControlModified(control))

/** Whether a control cannot be edited now: it is disabled, or the whole form is. */
export const isDisabled = (form: Form, control: Pick<Control, 'disabled'>): boolean =>
  form.disabled || control.disabled

const areAllDisabled = (form: Form): boolean => controlsOf(form).every((control) => isDisabled(form, control))

export interface SubmitButton {
  readonly type: string
  readonly label: FormKey
  readonly disabled: boolean
}

/** Disabled when the form is invalid or all controls are disabled (specification §9). */
export const submitButton = (
  form: Form,
  {
    type = 'success',
    label = 'BROWSER_OS.FORM.SAVE',
  }: { readonly type?: string; readonly label?: FormKey } = {},
): SubmitButton => ({ type, label, disabled: isInvalid(form) || areAllDisabled(form) })

/** Disabled when all controls are disabled. */
export const cancelButton = (
  form: Form,
  { label = 'BROWSER_OS.FORM.CANCEL' }: { readonly label?: FormKey } = {},
): Omit<SubmitButton, 'type'> => ({ label, disabled: areAllDisabled(form) })

/** The controls that prevent the form from being sent, in the order of the page (readings, decision 1). */
export const missingOf = (form: Form): Control[] => controlsOf(form).filter(({ error }) => error !== null)
