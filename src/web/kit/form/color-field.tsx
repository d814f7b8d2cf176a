import type { Control } from '#domain/form/control.ts'
import { color } from '#domain/form/fields/color.ts'
import { typeInto } from '#domain/form/form.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { FixedField } from './fixed-field.tsx'

/** The colour the native picker shows while there is none: it has no empty state. */
const UNCHOSEN = '#000000'

/** A colour: the native picker, and next to it the same as text. */
export function ColorField(field: FieldOf<Control<'color'>>) {
  const { control, onChange } = field
  const { id, value, settings } = control
  const type = (typed: string) => onChange((form) => typeInto(form, control, typed))
  if (control.readonly) return <FixedField field={frameOf(field)} text={value} />
  const isColor = !color.isEmpty(value) && color.validators.every((wrong) => wrong(value, settings) === null)
  return (
    <ChoiceFrame field={frameOf(field)}>
      {(attributes) => (
        <div className="color">
          <div className="part">
            <label htmlFor={`${id}-picker`}>Próbnik</label>
            <input
              type="color"
              className="input"
              id={`${id}-picker`}
              disabled={attributes.disabled}
              value={isColor ? value.trim().toLowerCase() : UNCHOSEN}
              onChange={(event) => type(event.target.value)}
            />
          </div>
          <div className="part">
            <label htmlFor={id}>Kod, na przykład #23408e</label>
            <input
              {...attributes}
              className="input num"
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={(event) => type(event.target.value)}
            />
          </div>
        </div>
      )}
    </ChoiceFrame>
  )
}
