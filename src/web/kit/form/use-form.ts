import { useState } from 'react'
import type { Form } from '#domain/form/form.ts'

/** Changes the current form: nothing that was typed meanwhile is lost. */
export type ChangeForm = (change: (form: Form) => Form) => void

/** A form that lives as long as the component; `create` is called once. */
export function useForm(create: () => Form): { readonly form: Form; readonly setForm: ChangeForm } {
  const [form, setForm] = useState(create)
  return { form, setForm }
}
