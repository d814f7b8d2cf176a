import type { Control } from '#domain/form/control.ts'
import { ADDRESS_PARTS, type AddressPart, errorOfPart } from '#domain/form/fields/address.ts'
import { typeInto } from '#domain/form/form.ts'
import { formMessage } from '#i18n/pl/form.ts'
import { controlAttributes, ErrorText, Hint, useShownError } from '#web/ui/field-frame.tsx'
import { AddressLine } from './address-line.tsx'
import { type FieldOf, frameOf } from './field-view.ts'

/** An address, part by part. A missing or wrong part is reported at the part; an empty address, below. */
export function AddressField(field: FieldOf<Control<'address'>>) {
  const { control, onChange } = field
  const { value, settings } = control
  const frame = frameOf(field)
  const { shown, watch } = useShownError(frame, 'when left')
  const errors = ADDRESS_PARTS.map((part) => errorOfPart(part, value, settings))
  const whole = errors.every((error) => error === null) ? shown : null
  const attributes = controlAttributes(frame, whole)
  const type = (part: AddressPart, typed: string) =>
    onChange((form) => typeInto(form, control, { ...value, [part]: typed }))
  return (
    <fieldset
      className={whole === null ? 'choice' : 'choice bad'}
      aria-describedby={attributes['aria-describedby']}
      {...watch}
    >
      <legend>{frame.label}</legend>
      {frame.hint !== undefined && <Hint id={frame.id}>{frame.hint}</Hint>}
      <div className="postal-address">
        {ADDRESS_PARTS.map((part, index) => (
          <AddressLine
            key={part}
            part={part}
            attributes={{ ...attributes, id: index === 0 ? frame.id : `${frame.id}-${part}` }}
            words={`${frame.id}-${part}`}
            value={value[part]}
            error={messageOf(errors[index] ?? null)}
            left={shown !== null}
            abroad={settings.abroad === true}
            readOnly={control.readonly}
            onChange={(typed) => type(part, typed)}
          />
        ))}
      </div>
      {whole !== null && <ErrorText id={frame.id}>{whole}</ErrorText>}
    </fieldset>
  )
}

const messageOf = (error: ReturnType<typeof errorOfPart>) => (error === null ? null : formMessage(error))
