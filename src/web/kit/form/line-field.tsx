import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { TextField } from '#web/ui/field.tsx'
import { Counter } from './counter.tsx'
import { type FieldOf, frameOf } from './field-view.ts'

/** Types whose value is what stands in one line, whatever is read in it. */
type LineType =
  | 'text'
  | 'email'
  | 'phone'
  | 'otherPhone'
  | 'pesel'
  | 'nip'
  | 'firstName'
  | 'lastName'
  | 'price'
  | 'number'
  | 'time'

/** What each type asks the keyboard and the browser for. A number is a text: no wheel may turn it. */
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
  price: { inputMode: 'decimal', autoComplete: 'off' },
  number: { inputMode: 'numeric', autoComplete: 'off' },
  time: { autoComplete: 'off' },
} as const

interface LineProps extends FieldOf<Control<LineType>> {
  /** Below the line. */
  readonly children?: React.ReactNode
}

/** One line of text. */
export function LineField({ children, ...field }: LineProps) {
  const { control, onChange } = field
  const { type, value, settings } = control
  return (
    <TextField
      {...frameOf(field)}
      {...INPUTS[type]}
      value={typeof value === 'string' ? value : value.text}
      onChange={(typed) => onChange((form) => typeInto(form, control, typed))}
    >
      {type === 'text' && <Counter text={value} max={settings.max} />}
      {children}
    </TextField>
  )
}
