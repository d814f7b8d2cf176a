import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { TextArea } from '#web/ui/field.tsx'
import { Counter } from './counter.tsx'
import { type FieldOf, frameOf } from './field-view.ts'

/** Text of several lines. */
export function TextAreaField(field: FieldOf<Control<'textarea'>>) {
  const { control, onChange } = field
  return (
    <TextArea
      {...frameOf(field)}
      value={control.value}
      onChange={(typed) => onChange((form) => typeInto(form, control, typed))}
    >
      <Counter text={control.value} max={control.settings.max} />
    </TextArea>
  )
}
