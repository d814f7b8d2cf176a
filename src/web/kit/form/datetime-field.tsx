import type { Control } from '#domain/form/control.ts'
import { isoDate } from '#domain/form/fields/date.ts'
import { typeInto } from '#domain/form/form.ts'
import { formWords } from '#i18n/pl/form.ts'
import { ChoiceFrame } from '#web/ui/field-frame.tsx'
import { shownDate } from './date-field.tsx'
import { DateSelects } from './date-selects.tsx'
import { type FieldOf, frameOf } from './field-view.ts'
import { FixedField } from './fixed-field.tsx'

/** A day and an hour of Polish time. */
export function DatetimeField(field: FieldOf<Control<'datetime'>>) {
  const { control, onChange } = field
  const { value, presetValue } = control
  const { date, time } = value
  const type = (typed: { date: typeof date; time: string }) =>
    onChange((form) => typeInto(form, control, typed))
  if (control.readonly) {
    const text = [shownDate(isoDate(date)), time.text].filter(Boolean).join(', ')
    return <FixedField field={frameOf(field)} text={text} />
  }
  return (
    <ChoiceFrame field={frameOf(field)}>
      {(attributes) => (
        <div className="moment">
          <DateSelects
            attributes={attributes}
            kind="date"
            value={date}
            preset={presetValue.date}
            onChange={(changed) => type({ date: changed, time: time.text })}
          />
          <div className="part">
            <label htmlFor={`${control.id}-time`}>{formWords['BROWSER_OS.FORM.LABEL_TIME']}</label>
            <input
              {...attributes}
              className="input num"
              id={`${control.id}-time`}
              autoComplete="off"
              value={time.text}
              onChange={(event) => type({ date, time: event.target.value })}
            />
          </div>
        </div>
      )}
    </ChoiceFrame>
  )
}
