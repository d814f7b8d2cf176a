import type { Control } from '#domain/form/control.ts'
import { type DateParts, isoDate } from '#domain/form/fields/date.ts'
import { typeInto } from '#domain/form/form.ts'
import { formatDate, readDay } from '#domain/values/time.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { DayField } from '../day-field.tsx'
import { DateSelects } from './date-selects.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { FixedField } from './fixed-field.tsx'

/** A day, chosen part by part; with the component 'digits' day and year are typed. */
export function DateField(field: FieldOf<Control<'date' | 'dateOfBirth'>>) {
  const { control, onChange } = field
  const { type, value, presetValue } = control
  if (control.readonly) return <FixedField field={frameOf(field)} text={shownDate(isoDate(value))} />
  const choose = (typed: DateParts) => onChange((form) => typeInto(form, control, typed))
  if (control.component === 'digits') return <DayField {...frameOf(field)} value={value} onChange={choose} />
  return (
    <ChoiceFrame field={frameOf(field)}>
      {(attributes) => (
        <DateSelects
          attributes={attributes}
          kind={type}
          value={value}
          preset={presetValue}
          onChange={choose}
        />
      )}
    </ChoiceFrame>
  )
}

/** '16 sierpnia 2026'; nothing when there is no day. */
export function shownDate(iso: string | null): string {
  const day = iso === null ? null : readDay(iso)
  return day === null ? '' : formatDate(day)
}
