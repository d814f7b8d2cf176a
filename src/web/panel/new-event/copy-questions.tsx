import { type ReactNode, useState } from 'react'
import { createForm, type Form, loadForm, serialiseForm } from '#domain/form/form.ts'
import { formatDay, readDay } from '#domain/values/time.ts'
import { FormView } from '#web/kit/form/form-view.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { type EventSummary, useOwnedEvent } from '../shared/account-events.ts'
import { PageHead } from '../shared/page-head.tsx'
import type { Account } from '../shared/session.ts'
import { Loading, Missing } from '../shared/trouble.tsx'
import { textOf } from './template-form.ts'
import { CREATE, useCreation } from './use-creation.ts'

/** A copy of an event for another year: its name and first day; all other days move with it. */
export function CopyQuestions({ account, eventId }: { account: Account; eventId: string }): ReactNode {
  const { found, pending } = useOwnedEvent(eventId)
  if (found === null) return pending ? <Loading /> : <Missing>Nie ma takiego wydarzenia</Missing>
  return (
    <>
      <PageHead title="Kopia wydarzenia" meta={<span>{found.event.title}</span>} />
      <Questions account={account} event={found.event} />
    </>
  )
}

function Questions({ account, event }: { account: Account; event: EventSummary }): ReactNode {
  const before = event.start === null ? null : readDay(event.start.slice(0, 10))
  const { form, setForm } = useForm(() => createCopyForm(event.title, before))
  const [moved, setMoved] = useState('')
  const { create, status } = useCreation(account)
  const weeksTo = (start: string | null) => {
    const after = start === null ? null : readDay(start)
    return before === null || after === null ? 0 : Math.round(before.until(after).total('days') / 7)
  }
  const change: typeof setForm = (make) =>
    setForm((now) => {
      const next = make(now)
      setMoved(movedWords(before, weeksTo(textOf(serialiseForm(next).start))))
      return next
    })
  const submit = (valid: Form) => {
    const { title, start } = serialiseForm(valid)
    const weeks = weeksTo(textOf(start))
    create({ from: 'copy', eventId: event.id, title: textOf(title) ?? event.title, weeks })
  }
  return (
    <section className="new-event" aria-label="Pytania">
      <p>Skopiujemy formularz, opłaty, limity, zgody i&nbsp;stronę. Zgłoszenia zostają w&nbsp;poprzednim.</p>
      <FormView form={form} onChange={change} onSubmit={submit} submit={CREATE} />
      <p role="status" className="new-event-status">
        {status || moved}
      </p>
    </section>
  )
}

const createCopyForm = (title: string, before: Temporal.PlainDate | null): Form =>
  loadForm(
    createForm([
      {
        controls: [
          { ...{ id: 'title', type: 'text', label: 'Nazwa', required: true }, settings: { max: 140 } },
          ...(before === null
            ? []
            : [{ ...{ id: 'start', type: 'date' as const, label: 'Pierwszy dzień', required: true } }]),
        ],
      },
    ]),
    { title, ...(before === null ? {} : { start: before.add({ weeks: 52 }).toString() }) },
  )

/** Weekdays stay: a pilgrimage that began on a Wednesday begins on one again. */
function movedWords(before: Temporal.PlainDate | null, weeks: number): string {
  if (before === null || weeks === 0) return ''
  return `Początek: ${formatDay(before.add({ weeks }))}. Wszystkie daty przesuną się o\u00a0tyle samo, dni tygodnia zostaną.`
}
