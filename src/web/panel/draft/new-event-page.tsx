import './draft.css'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import type { Form } from '#domain/form/form.ts'
import { FormView } from '#web/kit/form/form-view.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { useCreateEvent } from '../shared/draft/draft-api.ts'
import { savingTrouble } from '../shared/draft/saving-trouble.ts'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useChosenAccount } from '../shared/session.ts'
import { Missing, NoRight } from '../shared/trouble.tsx'
import { basicsOfForm, createNewEventForm } from './basics-form.ts'

const TITLE = 'Nowe wydarzenie'

/** A few questions, after which the event exists as a draft; everything can be changed later. */
export function NewEventPage({ accountId }: { accountId: string | undefined }): ReactNode {
  const account = useChosenAccount(accountId)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayEditEvents(account.role)) return <NoRight title={TITLE} />
  return (
    <>
      <PageHead title={TITLE} meta={<span>{account.name}</span>} />
      <Questions key={account.id} account={account} />
    </>
  )
}

function Questions({ account }: { account: Account }): ReactNode {
  const { form, setForm } = useForm(createNewEventForm)
  const [wrong, setWrong] = useState<string | null>(null)
  const navigate = useNavigate()
  const create = useCreateEvent(account.id)
  const submit = (valid: Form) => {
    const { title, start, end, place } = basicsOfForm(valid, { fee: null, places: null, opening: null })
    const isBackwards = start !== null && end !== null && end < start
    setWrong(isBackwards ? 'Ostatni dzień jest przed pierwszym.' : null)
    if (isBackwards || create.isPending) return
    create.mutate(
      { title, start, end, place },
      {
        onSuccess: ({ id }) =>
          navigate({ to: '/wydarzenia/$eventId/pulpit', params: { eventId: id }, replace: true }),
      },
    )
  }
  return (
    <section className="draft-form" aria-label="Pytania">
      <p>Czego jeszcze nie wiesz, zostaw puste. Ceny, miejsca i&nbsp;zapisy ustawisz za chwilę.</p>
      <FormView form={form} onChange={setForm} onSubmit={submit} />
      <p role="status" className="draft-status">
        {create.isPending && 'Tworzę szkic…'}
        {wrong ?? (create.isError && savingTrouble(create.error))}
      </p>
    </section>
  )
}
