import './documents.css'
import { useHotkeys } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { documentsWait } from '#i18n/pl/checked-documents.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { Icon } from '../shared/icon.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { DocumentFacts, REASON_FIELD } from './document-facts.tsx'
import { DocumentPicture } from './document-picture.tsx'
import {
  decisionTrouble,
  documentsQuery,
  keyOf,
  type Queue,
  useDecision,
  type Verdict,
  type WaitingDocument,
} from './documents-api.ts'

const TITLE = 'Zgody do sprawdzenia'

/** The queue of documents that somebody of the staff has to look at: the picture beside the data. */
export function DocumentsPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayEditRegistrations}>
      {(found) => <Documents found={found} />}
    </OwnedEventPage>
  )
}

function Documents({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const query = useQuery(documentsQuery(scope))
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/wydarzenia/$eventId/uczestnicy" params={{ eventId: event.id }} search={{}}>
              Uczestnicy
            </Link>
          </nav>
        }
        meta={query.data !== undefined && query.data.total > 0 && <b>{documentsWait(query.data)}</b>}
        actions={query.data !== undefined && query.data.total > 0 && <Keys />}
      />
      {query.isPending && <Loading />}
      {query.isError && query.data === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && <QueueView scope={scope} queue={query.data} />}
    </>
  )
}

function Keys(): ReactNode {
  return (
    <p className="doc-keys" aria-hidden="true">
      <kbd>S</kbd> sprawdzona <kbd>O</kbd> odrzuć <kbd>↓</kbd> następna
    </p>
  )
}

function QueueView({
  scope,
  queue,
}: {
  scope: { accountId: string; eventId: string }
  queue: Queue
}): ReactNode {
  const { documents } = queue
  const [chosen, setChosen] = useState<string | null>(null)
  const decision = useDecision(scope)
  const at = Math.max(
    documents.findIndex((each) => keyOf(each) === chosen),
    0,
  )
  const open = documents[at]
  const go = (step: number) => {
    const next = documents[at + step]
    if (next !== undefined) setChosen(keyOf(next))
  }
  const decide = (document: WaitingDocument, verdict: Verdict) => {
    if (decision.isPending) return
    const next = documents[at + 1] ?? documents[at - 1]
    decision.mutate(
      { document, verdict },
      { onSuccess: () => setChosen(next === undefined ? null : keyOf(next)) },
    )
  }
  useHotkeys([
    ['s', () => open?.state === 'delivered' && decide(open, { state: 'checked', reason: '' })],
    ['o', () => document.getElementById(REASON_FIELD)?.focus()],
    ['ArrowDown', () => go(1)],
    ['ArrowUp', () => go(-1)],
  ])
  return (
    <>
      <p role="status" className="doc-status" data-ok={decision.isSuccess || undefined}>
        {decision.isError && decisionTrouble(decision.error)}
        {decision.isSuccess && open === undefined && 'Zapisano.'}
      </p>
      {open === undefined ? (
        <Empty isAsked={queue.isAsked} eventId={scope.eventId} />
      ) : (
        <div className="judge">
          <nav className="judge-list" aria-label="Kolejka">
            {documents.map((each) => (
              <QueueItem
                key={keyOf(each)}
                document={each}
                isOpen={each === open}
                onOpen={() => setChosen(keyOf(each))}
              />
            ))}
          </nav>
          {open.state === 'withdrawn' ? (
            <div className="judge-photo">
              <p className="judge-file">
                <Icon name="back" size={48} />
                <span>Wycofanej zgody nie trzeba już oglądać.</span>
              </p>
            </div>
          ) : (
            <DocumentPicture key={keyOf(open)} scope={scope} document={open} />
          )}
          <DocumentFacts
            key={`${keyOf(open)} data`}
            document={open}
            eventId={scope.eventId}
            isBusy={decision.isPending}
            onDecide={(verdict) => decide(open, verdict)}
          />
        </div>
      )}
      {queue.total > documents.length && (
        <p className="sub">Tu widać sto najstarszych. Następne pojawią się w&nbsp;miarę sprawdzania.</p>
      )}
    </>
  )
}

function QueueItem(props: { document: WaitingDocument; isOpen: boolean; onOpen: () => void }): ReactNode {
  const { firstName, lastName, group, name, state, since } = props.document
  return (
    <button type="button" aria-current={props.isOpen ? 'true' : undefined} onClick={props.onOpen}>
      <b>
        {firstName} {lastName}
      </b>
      <small>
        {group ?? name}, {state === 'withdrawn' && 'wycofana '}
        {waited(since)}
      </small>
    </button>
  )
}

/** 'dziś', 'wczoraj', '3 dni'. */
function waited(since: string): string {
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO('Europe/Warsaw').toPlainDate()
  const days = day(Temporal.Instant.from(since)).until(day(Temporal.Now.instant()), {
    largestUnit: 'day',
  }).days
  if (days <= 0) return 'dziś'
  return days === 1 ? 'wczoraj' : `${days}\u00a0dni`
}

function Empty({ isAsked, eventId }: { isAsked: boolean; eventId: string }): ReactNode {
  if (isAsked)
    return (
      <section className="quiet-note">
        <h2>Wszystko sprawdzone</h2>
        <p>
          Gdy ktoś prześle nową zgodę albo inny dokument, albo wycofa zgodę, pojawi się tutaj i&nbsp;wśród
          spraw do zrobienia.
        </p>
      </section>
    )
  return (
    <section className="quiet-note">
      <h2>To wydarzenie nie prosi o&nbsp;dokumenty</h2>
      <p>
        Dodaj w&nbsp;formularzu pytanie o&nbsp;plik i&nbsp;wybierz „biuro sprawdza każdy plik”. Przesłane
        dokumenty trafią tutaj.
      </p>
      <Link to="/wydarzenia/$eventId/ustawienia/formularz" params={{ eventId }}>
        Otwórz formularz
      </Link>
    </section>
  )
}
