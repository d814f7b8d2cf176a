import type { ReactNode } from 'react'
import { FieldFrame, type FieldProps } from '#web/ui/field-frame.tsx'
import { DayBox } from './day-box.tsx'

/** A day in the frame of a field: with its label, hint and error. ISO; empty: none. */
export function TypedDayField({
  value,
  onChange,
  ...field
}: FieldProps & { readonly value: string; readonly onChange: (day: string) => void }): ReactNode {
  return (
    <FieldFrame field={field}>
      {(attributes) => <DayBox input={attributes} value={value} onChange={onChange} />}
    </FieldFrame>
  )
}
