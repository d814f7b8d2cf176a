import type { Form } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { FormButtons, type FormButtonsProps } from './form-buttons.tsx'
import { FormGroups } from './form-groups.tsx'
import { UntilReady } from './until-ready.tsx'

interface FormViewProps extends FormButtonsProps {
  /** Called only for a valid form. */
  readonly onSubmit: (form: Form) => void
}

/** A whole form: its groups, each under its title if it has one, and its buttons. */
export function FormView({ onSubmit, ...buttons }: FormViewProps) {
  const { form } = buttons
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    if (isValid(form)) onSubmit(form)
  }
  return (
    <form className="form" noValidate onSubmit={send}>
      <UntilReady>
        <FormGroups form={form} onChange={buttons.onChange} />
        <FormButtons {...buttons} />
      </UntilReady>
    </form>
  )
}
