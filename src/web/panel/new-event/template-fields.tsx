import type { ReactNode } from 'react'
import type { Control } from '#domain/form/control.ts'
import { type Form, typeInto } from '#domain/form/form.ts'
import { isValid } from '#domain/form/form-state.ts'
import { tie } from '#i18n/text/typography.ts'
import { Field } from '#web/kit/form/field.tsx'
import { frameOf } from '#web/kit/form/field-view.ts'
import { FormButtons } from '#web/kit/form/form-buttons.tsx'
import { UntilReady } from '#web/kit/form/until-ready.tsx'
import type { ChangeForm } from '#web/kit/form/use-form.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { CREATE } from './use-creation.ts'

type Amount = Control<'price' | 'number'>

interface Props {
  readonly form: Form
  readonly onChange: ChangeForm
  readonly onSubmit: (form: Form) => void
  /** What is counted by the limit, in the genitive plural: 'osób'. */
  readonly unit: string
  /** Taken when nothing is typed, by the id of the field. */
  readonly usual: Readonly<Record<string, string>>
  /** What is said below a question, by its first field. */
  readonly notes: Readonly<Record<string, string>>
}

/** The questions of a template, numbered: each group of the form is one of them. */
export function TemplateFields({ form, onChange, onSubmit, unit, usual, notes }: Props): ReactNode {
  return (
    <form
      className="form template-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid(form)) onSubmit(form)
      }}
    >
      <UntilReady>
        <ol className="template-questions">
          {form.groups.map(({ title, controls }) => (
            <li key={controls[0]?.id}>
              {title !== null && <h2>{tie(title)}</h2>}
              {controls.map((control) =>
                control.type === 'price' || control.type === 'number' ? (
                  <AmountField
                    key={control.id}
                    {...{ form, control, onChange }}
                    unit={control.type === 'price' ? 'zł' : unit}
                    usual={usual[control.id] ?? ''}
                  />
                ) : (
                  <Field key={control.id} {...{ form, control, onChange }} tacit />
                ),
              )}
              <p className="hint">{tie(notes[controls[0]?.id ?? ''] ?? '')}</p>
            </li>
          ))}
        </ol>
        <FormButtons form={form} onChange={onChange} submit={CREATE} />
      </UntilReady>
    </form>
  )
}

/** A number with its unit behind it; what is taken when nothing is typed stands in it in grey. */
function AmountField(props: {
  form: Form
  control: Amount
  onChange: ChangeForm
  unit: string
  usual: string
}): ReactNode {
  const { form, control, onChange, unit, usual } = props
  const { value } = control
  return (
    <FieldFrame
      field={{ ...frameOf({ form, control, onChange, tacit: true }), label: tie(control.label ?? '') }}
    >
      {(attributes) => (
        <span className="template-amount">
          <input
            {...attributes}
            className="input num"
            inputMode="decimal"
            autoComplete="off"
            placeholder={usual}
            value={typeof value === 'string' ? value : value.text}
            onChange={({ currentTarget }) => onChange((now) => typeInto(now, control, currentTarget.value))}
          />
          {unit}
        </span>
      )}
    </FieldFrame>
  )
}
