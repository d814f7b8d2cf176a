import { FieldFrame, type FieldProps } from '#web/ui/field-frame.tsx'

/** A choice that can be seen and copied, but not changed: lists and pickers have no `readonly` of their own. */
export function FixedField({ field, text }: { field: FieldProps; text: string }) {
  return (
    <FieldFrame field={field}>
      {(attributes) => <input {...attributes} className="input" readOnly value={text} />}
    </FieldFrame>
  )
}
