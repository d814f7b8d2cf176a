import { ChoiceField } from './choice-field.tsx'
import type { FieldOf } from './field-view.ts'
import { LineField } from './line-field.tsx'

/** The field of a control, by its type. */
export function Field({ form, control, onChange }: FieldOf) {
  switch (control.type) {
    case 'text':
    case 'email':
    case 'phone':
    case 'otherPhone':
    case 'pesel':
    case 'nip':
    case 'firstName':
    case 'lastName':
      return <LineField form={form} control={control} onChange={onChange} />
    case 'select':
    case 'radio':
      return <ChoiceField form={form} control={control} onChange={onChange} />
    default:
      return null
  }
}
