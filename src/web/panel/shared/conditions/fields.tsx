import type { ReactNode } from 'react'
import { controlsOf, type Form } from '#domain/form/form.ts'
import { AskedField } from '#web/kit/form/asked-field.tsx'
import type { ChangeForm } from '#web/kit/form/use-form.ts'

/** The fields of a small form, some of them by id. */
export function Fields(props: {
  readonly form: Form
  readonly onChange: ChangeForm
  readonly only?: readonly string[]
}): ReactNode {
  const { form, onChange, only } = props
  return controlsOf(form).map((control) =>
    control.type === 'html' || only?.includes(control.id) === false ? null : (
      <AskedField key={control.id} form={form} control={control} onChange={onChange} />
    ),
  )
}
