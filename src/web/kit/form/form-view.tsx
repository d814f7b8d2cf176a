import type { Form } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { tie } from '#i18n/text/typography.ts'
import { Field } from './field.tsx'
import { FormButtons, type FormButtonsProps } from './form-buttons.tsx'
import { UntilReady } from './until-ready.tsx'

interface FormViewProps extends FormButtonsProps {
  /** Called only for a valid form. */
  readonly onSubmit: (form: Form) => void
}

/** A whole form: its groups, each under its title if it has one, and its buttons. */
export function FormView({ onSubmit, ...buttons }: FormViewProps) {
  const { form, onChange } = buttons
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    if (isValid(form)) onSubmit(form)
  }
  return (
    <form className="form" noValidate onSubmit={send}>
      <UntilReady>
        {form.groups.map(({ title, controls }) => (
          <section className="form-group" key={controls[0]?.id ?? title}>
            {title !== null && <h2>{tie(title)}</h2>}
            {controls.map((control) => (
              <Field key={control.id} form={form} control={control} onChange={onChange} />
            ))}
          </section>
        ))}
        <FormButtons {...buttons} />
      </UntilReady>
    </form>
  )
}
