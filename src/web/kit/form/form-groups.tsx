import type { Form } from '#domain/form/form.ts'
import { tie } from '#i18n/text/typography.ts'
import { Field } from './field.tsx'
import type { ChangeForm } from './use-form.ts'

interface Props {
  readonly form: Form
  readonly onChange: ChangeForm
  /** Does not say of each field that it may stay empty. */
  readonly tacit?: boolean
}

/** The groups of a form, each under its title if it has one. */
export function FormGroups({ form, onChange, tacit }: Props) {
  return form.groups.map(({ title, controls }) => (
    <section className="form-group" key={controls[0]?.id ?? title}>
      {title !== null && <h2>{tie(title)}</h2>}
      {controls.map((control) => (
        <Field key={control.id} form={form} control={control} onChange={onChange} tacit={tacit} />
      ))}
    </section>
  ))
}
