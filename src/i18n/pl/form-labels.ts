import type { Control } from '#domain/form/control.ts'
import type { FieldTypeName } from '#domain/form/field-types.ts'
import type { FormKey } from '#domain/form/fields/messages.ts'
import type { PeselReading } from '#domain/values/pesel.ts'
import { formatDate } from '#domain/values/time.ts'
import { fileWords } from './files.ts'
import { formWords } from './form.ts'

/** The label of a control that brings none of its own. */
const LABELS: Partial<Record<FieldTypeName, FormKey>> = {
  address: 'BROWSER_OS.FORM.LABEL_ADDRESS',
  otherPhone: 'BROWSER_OS.FORM.LABEL_OTHER_PHONE',
  time: 'BROWSER_OS.FORM.LABEL_TIME',
}

/** A control's own label, or the one of its type; the label of a price says that it is in złoty. */
export function controlLabel({ type, label }: Pick<Control, 'type' | 'label'>): string {
  const known = LABELS[type]
  const own = label ?? (known === undefined ? '' : formWords[known])
  return type === 'price' ? own + formWords['BROWSER_OS.FORM.PRICE_SUFFIX'] : own
}

/** The data contained in a PESEL, so that a typing error is noticed: 'Data urodzenia: 14 maja 1944'. */
export const peselNote = ({ birthDate }: PeselReading): string =>
  `${formWords['BROWSER_OS.FORM.PESEL_BIRTH_DATE']} ${formatDate(birthDate)}`

/** The name of a control in the list of missing fields; one that is still loading is marked as such. */
export function missingLabel(control: Pick<Control, 'type' | 'label' | 'error'>): string {
  const label = controlLabel(control)
  return control.error?.key === 'BROWSER_OS.FORM.UPLOAD_RUNNING' ? `${label}: ${fileWords.waiting}` : label
}
