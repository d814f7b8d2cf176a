import type { Control } from '#domain/form/control.ts'
import { readPesel } from '#domain/values/pesel.ts'
import { peselNote } from '#i18n/pl/form-labels.ts'
import type { FieldOf } from './field-view.ts'
import { LineField } from './line-field.tsx'

/** A PESEL, and the birth date that was read from it, so that a typing error is noticed. */
export function PeselField(field: FieldOf<Control<'pesel'>>) {
  const reading = readPesel(field.control.value)
  return (
    <LineField {...field}>
      <p className="field-note" role="status">
        {reading !== null && peselNote(reading)}
      </p>
    </LineField>
  )
}
