import { type ReactNode, useState } from 'react'
import { createForm, type Form, serialiseForm } from '#domain/form/form.ts'
import { FormView } from '#web/kit/form/form-view.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { ABOUT_CONTROLS } from '../shared/draft/about-controls.ts'
import type { Account } from '../shared/session.ts'
import { textOf } from './template-form.ts'
import { CREATE, useCreation } from './use-creation.ts'

/** Name, days and place of an event that begins with nothing else. */
export function BlankQuestions({ account }: { account: Account }): ReactNode {
  const { form, setForm } = useForm(() => createForm([{ controls: ABOUT_CONTROLS }]))
  const [wrong, setWrong] = useState<string | null>(null)
  const { create, status } = useCreation(account)
  const submit = (valid: Form) => {
    const values = serialiseForm(valid)
    const [start, end] = [textOf(values.start), textOf(values.end)]
    const isBackwards = start !== null && end !== null && end < start
    setWrong(isBackwards ? 'Ostatni dzień jest przed pierwszym.' : null)
    if (isBackwards) return
    create({ from: 'nothing', title: textOf(values.title) ?? '', start, end, place: textOf(values.place) })
  }
  return (
    <section className="new-event" aria-label="Pytania">
      <p>Czego jeszcze nie wiesz, zostaw puste. Ceny, miejsca i&nbsp;zapisy ustawisz za chwilę.</p>
      <FormView form={form} onChange={setForm} onSubmit={submit} submit={CREATE} />
      <p role="status" className="new-event-status">
        {wrong ?? status}
      </p>
    </section>
  )
}
