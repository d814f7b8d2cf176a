import type { Control } from '#domain/form/control.ts'
import type { FieldTypeName, FieldValues, TypedValues } from '#domain/form/field-types.ts'
import { typeInto } from '#domain/form/form.ts'
import { TextField } from '#web/ui/field.tsx'
import { Counter } from './counter.tsx'
import { type FieldOf, frameOf } from './field-view.ts'

/** Types whose value is the text of one line, regardless of its interpretation. */
type LineType = {
  [Name in FieldTypeName]: TypedValues[Name] extends string
    ? FieldValues[Name] extends string | { readonly text: string }
      ? Name
      : never
    : never
}[FieldTypeName]

type Attributes = Pick<React.ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>

const DIGITS = { inputMode: 'numeric', autoComplete: 'off' } as const

/** The keyboard and autofill of types that ask for special ones. A number is a text: the wheel must not change it. */
const INPUTS: { readonly [Name in LineType]?: Attributes } = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // Another person's number: the browser must not fill in its owner's (readings, field types).
  otherPhone: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
  pesel: DIGITS,
  nip: DIGITS,
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  price: { inputMode: 'decimal', autoComplete: 'off' },
  number: DIGITS,
  time: { autoComplete: 'off' },
}

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
