import { useId } from 'react'
import { flushSync } from 'react-dom'
import type { Control } from '#domain/form/control.ts'
import type { FormKey } from '#domain/form/fields/messages.ts'
import { type Form, touch } from '#domain/form/form.ts'
import { cancelButton, missingOf, submitButton } from '#domain/form/form-state.ts'
import { formWords } from '#i18n/pl/form.ts'
import { missingLabel } from '#i18n/pl/form-labels.ts'
import { tie } from '#i18n/text/typography.ts'
import { Todo } from '../todo.tsx'
import type { ChangeForm } from './use-form.ts'

interface MissingProps {
  readonly id: string
  readonly form: Form
  readonly onChange: ChangeForm
}

/** 'Do uzupełnienia': what keeps the form from being sent. */
function MissingList({ id, form, onChange }: MissingProps) {
  const items = missingOf(form).map((control) => ({ label: nameOf(control), field: control.id }))
  return <Todo id={id} items={items} onPick={(picked) => showMissing(picked, onChange)} />
}

const nameOf = (control: Control) => tie(missingLabel(control))

/** Marks the controls touched, so that their errors are already shown, and focuses the first: its wrong part. */
function showMissing(items: readonly { field: string }[], onChange: ChangeForm): void {
  flushSync(() => onChange((form) => items.reduce((shown, { field }) => touch(shown, field), form)))
  const first = items[0] === undefined ? null : document.getElementById(items[0].field)
  const wrong = first?.closest('.postal-address')?.querySelector<HTMLElement>('[aria-invalid]') ?? first
  wrong?.focus()
  wrong?.scrollIntoView({ block: 'center' })
}

export interface FormButtonsProps {
  readonly form: Form
  readonly onChange: ChangeForm
  /** `words`: what sending does, where it is more than saving. */
  readonly submit?: { readonly type?: string; readonly label?: FormKey; readonly words?: string }
  readonly cancel?: { readonly label?: FormKey }
  /** No cancel button without it. */
  readonly onCancel?: () => void
}

/** Save and cancel by the specification's rules (§9), and why saving has to wait (readings, decision 1). */
export function FormButtons({ form, onChange, submit = {}, cancel = {}, onCancel }: FormButtonsProps) {
  const id = useId()
  const save = submitButton(form, submit)
  const back = cancelButton(form, cancel)
  return (
    <div className="form-foot">
      <MissingList id={id} form={form} onChange={onChange} />
      <div className="form-buttons">
        <button type="submit" className={`btn ${save.type}`} disabled={save.disabled} aria-describedby={id}>
          {submit.words ?? formWords[save.label]}
        </button>
        {onCancel !== undefined && (
          <button type="button" className="btn quiet" disabled={back.disabled} onClick={onCancel}>
            {formWords[back.label]}
          </button>
        )}
      </div>
    </div>
  )
}
