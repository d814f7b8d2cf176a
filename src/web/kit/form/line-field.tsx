import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { TextField } from '#web/ui/field.tsx'
import { type FieldOf, frameOf } from './field-view.ts'

/** Types whose value is the text of one line. */
export type LineType = 'text' | 'email' | 'phone' | 'otherPhone' | 'pesel' | 'nip' | 'firstName' | 'lastName'

/** What each type asks the keyboard and the browser for. */
const INPUTS = {
  text: {},
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // Somebody else's number: the browser must not fill in one's own (readings, field types).
  otherPhone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  pesel: { inputMode: 'numeric', autoComplete: 'off' },
  nip: { inputMode: 'numeric', autoComplete: 'off' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
} as const

/** One line of text. */
export function LineField(field: FieldOf<Control<LineType>>) {
  const { control, onChange } = field
  return (
    <TextField
      {...frameOf(field)}
      {...INPUTS[control.type]}
      value={control.value}
      onChange={(typed) => onChange((form) => typeInto(form, control, typed))}
    />
  )
}
