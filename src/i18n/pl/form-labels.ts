import type { Control } from '#domain/form/control.ts'
import { fieldTypes } from '#domain/form/field-types.ts'
import type { PeselReading } from '#domain/pesel.ts'
import { formatDate } from '#domain/time.ts'
import { fileWords } from './files.ts'
import { formWords } from './form.ts'

/** A control's own label, or the one of its type, with what stands after all labels of the type. */
export function controlLabel({ type, label }: Pick<Control, 'type' | 'label'>): string {
  const known = fieldTypes[type]
  const own = label ?? (known.label === undefined ? '' : formWords[known.label])
  return known.labelSuffix === undefined ? own : own + formWords[known.labelSuffix]
}

/** What a PESEL has told, so that a slip of the finger is seen: 'Data urodzenia: 14 maja 1944'. */
export const peselNote = ({ birthDate }: PeselReading): string =>
  `${formWords['BROWSER_OS.FORM.PESEL_BIRTH_DATE']} ${formatDate(birthDate)}`

/** What a control is called among what is missing; one that is only waited for says so. */
export function missingLabel(control: Pick<Control, 'type' | 'label' | 'error'>): string {
  const label = controlLabel(control)
  return control.error?.key === 'BROWSER_OS.FORM.UPLOAD_RUNNING' ? `${label}: ${fileWords.waiting}` : label
}
