import { type ReactNode, useId } from 'react'
import { createForm, loadForm, serialiseForm } from '#domain/form/form.ts'
import { Fields } from './fields.tsx'
import { useHeldForm } from './held-form.ts'

/** The day on which an age is counted: 'ageOn.2027-12-31'. */
export function AgeDay(props: { fact: string; onChange: (fact: string) => void }): ReactNode {
  const id = useId()
  const { form, setForm } = useHeldForm({
    value: props.fact.slice('ageOn.'.length),
    create: (day) =>
      loadForm(
        createForm([{ controls: [{ id, type: 'date', label: 'Wiek liczymy w\u00a0dniu', required: true }] }]),
        { [id]: day },
      ),
    read: (typed, before) => {
      const day = serialiseForm(typed)[id]
      return typeof day === 'string' ? day : before
    },
    onChange: (day) => props.onChange(`ageOn.${day}`),
  })
  return <Fields tacit form={form} onChange={setForm} />
}
