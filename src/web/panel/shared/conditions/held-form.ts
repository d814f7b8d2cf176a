import { useState } from 'react'
import type { Form } from '#domain/form/form.ts'
import { sameValue } from '#domain/values/same-value.ts'
import type { ChangeForm } from '#web/kit/form/use-form.ts'

interface Held<Value> {
  /** What the draft says. */
  readonly value: Value
  readonly create: (value: Value) => Form
  /** The value with everything of the form that can be kept; what is not valid yet stays only in the form. */
  readonly read: (form: Form, before: Value) => Value
  readonly onChange: (value: Value) => void
}

/**
 * A form over a part of the draft: what is valid goes into the draft with each change, what was typed stays as it was
 * typed. Where the draft says something else by itself (undone, changed by somebody else), the form follows it.
 */
export function useHeldForm<Value>({ value, create, read, onChange }: Held<Value>): {
  readonly form: Form
  readonly setForm: ChangeForm
} {
  const [held, setHeld] = useState(() => ({ form: create(value), of: value }))
  const shown = sameValue(held.of, value) ? held : { form: create(value), of: value }
  return {
    form: shown.form,
    setForm: (edit) => {
      const form = edit(shown.form)
      const of = read(form, shown.of)
      setHeld({ form, of })
      if (!sameValue(of, shown.of)) onChange(of)
    },
  }
}
