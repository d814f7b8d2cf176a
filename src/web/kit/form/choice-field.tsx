import type { Control } from '#domain/form/control.ts'
import { keyOf } from '#domain/form/fields/choice.ts'
import type { Option } from '#domain/form/fields/field-type.ts'
import { typeInto } from '#domain/form/form.ts'
import { formWords } from '#i18n/pl/form.ts'
import { tie } from '#i18n/text/typography.ts'
import { RadioField, SelectField } from '#web/ui/field.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { FixedField } from './fixed-field.tsx'

/** One of several options: by key on the page, by value in the form. */
export function ChoiceField(field: FieldOf<Control<'select' | 'radio'>>) {
  const { control, onChange } = field
  const options = control.settings.options ?? []
  const chosen = options.find(({ key }) => key === keyOf(control.value, options))
  if (control.readonly) return <FixedField field={frameOf(field)} text={tie(chosen?.label ?? '')} />
  const Choice = control.component === 'radio' ? RadioField : SelectField
  return (
    <Choice
      {...frameOf(field)}
      value={chosen?.key ?? null}
      options={options.map(shownOption)}
      onChange={(key) => onChange((form) => typeInto(form, control, key))}
    />
  )
}

/** A disabled option states why. */
const shownOption = ({ key, label, disabled, reason, note }: Option) => ({
  value: key,
  label: tie(label),
  ...(note === undefined ? {} : { note: tie(note) }),
  ...(disabled === true ? { disabled: tie(reason ?? formWords['BROWSER_OS.FORM.OPTION_DISABLED']) } : {}),
})
