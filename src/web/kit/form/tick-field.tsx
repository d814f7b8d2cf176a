import type { Control } from '#domain/form/control.ts'
import { typeInto } from '#domain/form/form.ts'
import { tie } from '#i18n/text/typography.ts'
import { CheckField } from '#web/ui/field.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { IconToggle } from './icon-toggle.tsx'

/** Yes or no, in one of three looks. */
export function TickField(field: FieldOf<Control<'checkbox' | 'switch' | 'iconToggle'>>) {
  const { control, onChange } = field
  const { label, ...frame } = frameOf(field)
  const { note } = control.settings
  const tick = (ticked: boolean) => onChange((form) => typeInto(form, control, ticked))
  if (control.component === 'iconToggle')
    return (
      <IconToggle
        field={{ ...frame, label }}
        icon={control.settings.icon}
        pressed={control.value}
        onChange={tick}
      />
    )
  return (
    <CheckField
      {...frame}
      look={control.component === 'switch' ? 'switch' : 'box'}
      checked={control.value}
      onChange={tick}
    >
      {label}
      {note !== undefined && <b className="answer-price">{tie(note)}</b>}
    </CheckField>
  )
}
