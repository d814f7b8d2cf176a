import './draft.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import { basicsOf, withBasics } from '#domain/event/draft/basics.ts'
import { type Form, resetForm } from '#domain/form/form.ts'
import { isModified } from '#domain/form/form-state.ts'
import { FormView } from '#web/kit/form/form-view.tsx'
import { useForm } from '#web/kit/form/use-form.ts'
import { type EventSummary, type OwnedEvent, useOwnedEvent } from '../shared/account-events.ts'
import { fullMoment } from '../shared/dates.ts'
import { EventState } from '../shared/event-state.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Missing, NoRight, Trouble } from '../shared/trouble.tsx'
import { basicsOfForm, createBasicsForm } from './basics-form.ts'
import { type Draft, draftQuery, useSaveDraft } from './draft-api.ts'
import { Publication } from './publication.tsx'
import { savingTrouble } from './saving-trouble.ts'

const TITLE = 'Ustawienia wydarzenia'

/** The basics of an event, saved as a draft, and its publication. */
export function EventSettingsPage({ eventId }: { eventId: string }): ReactNode {
  const { found, pending, error, retry } = useOwnedEvent(eventId)
  if (found === null && pending) return <Loading />
  if (found === null && error !== null) return <Trouble whole error={error} onRetry={retry} />
  if (found === null) return <Missing>Nie ma takiego wydarzenia</Missing>
  if (!mayEditEvents(found.account.role)) return <NoRight title={TITLE} />
  return <OwnedSettings found={found} />
}

function OwnedSettings({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const draft = useQuery(draftQuery(scope))
  if (draft.isPending) return <Loading />
  if (draft.data === undefined)
    return <Trouble whole error={draft.error} onRetry={() => void draft.refetch()} />
  const { savedAt, savedBy } = draft.data
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/">Wydarzenia</Link>
            <span>{event.title}</span>
          </nav>
        }
        meta={
          <>
            <EventState event={event} />
            <span>
              Zapisano: {fullMoment(savedAt)}
              {savedBy !== '' && `, ${savedBy}`}
            </span>
          </>
        }
      />
      <Settings scope={scope} draft={draft.data} event={event} />
    </>
  )
}

interface Props {
  readonly scope: EventScope
  readonly draft: Draft
  readonly event: EventSummary
}

function Settings({ scope, draft, event }: Props): ReactNode {
  const basics = basicsOf(draft.definition)
  const { form, setForm } = useForm(() => createBasicsForm(basics))
  const save = useSaveDraft(scope)
  const submit = (valid: Form) => {
    if (save.isPending) return
    const from = draft.definition
    const to = withBasics(from, basicsOfForm(valid, basics))
    save.mutate({ from, to }, { onSuccess: () => setForm((now) => resetForm(now, { keepValues: true })) })
  }
  const isTyping = isModified(form)
  return (
    <div className="draft-page">
      <section className="draft-form" aria-label="Podstawowe dane">
        <FormView form={form} onChange={setForm} onSubmit={submit} />
        <p role="status" className="draft-status">
          {save.isPending && 'Zapisuję…'}
          {save.isError && savingTrouble(save.error)}
          {save.isSuccess && !isTyping && 'Zapisano szkic.'}
        </p>
        {(basics.fee === null || basics.places === null || basics.opening === null) && (
          <OwnRules eventId={scope.eventId} />
        )}
      </section>
      <Publication scope={scope} draft={draft} event={event} isTyping={isTyping} />
    </div>
  )
}

function OwnRules({ eventId }: { eventId: string }): ReactNode {
  return (
    <p>
      To wydarzenie ma też własne zasady. Przeczytasz je na stronie{' '}
      <Link to="/wydarzenia/$eventId/zasady" params={{ eventId }}>
        Zasady
      </Link>
      .
    </p>
  )
}
