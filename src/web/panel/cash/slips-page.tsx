import './cash.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayReadMoney } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { cashDocumentsQuery } from '../shared/cash/cash-api.ts'
import { CashSlip } from '../shared/cash/cash-slip.tsx'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'

/** The cash documents of a registration, to be printed again. */
export function SlipsPage(props: { eventId: string; registrationId: string }): ReactNode {
  const { eventId, registrationId } = props
  return (
    <OwnedEventPage eventId={eventId} title="Dokumenty kasowe" may={mayReadMoney}>
      {(found) => <Slips found={found} registrationId={registrationId} />}
    </OwnedEventPage>
  )
}

function Slips(props: { found: OwnedEvent; registrationId: string }): ReactNode {
  const { account, event } = props.found
  const scope = { accountId: account.id, eventId: event.id }
  const documents = useQuery(cashDocumentsQuery(scope, props.registrationId))
  if (documents.isPending) return <Loading />
  if (documents.data === undefined)
    return <Trouble whole error={documents.error} onRetry={() => void documents.refetch()} />
  const print = (
    <button type="button" className="btn" onClick={() => window.print()}>
      Drukuj
    </button>
  )
  const isEmpty = documents.data.length === 0
  return (
    <>
      <PageHead
        title="Dokumenty kasowe"
        crumb={<EventCrumbs event={event} />}
        {...(isEmpty ? {} : { actions: print })}
      />
      {isEmpty && <p>To zgłoszenie nie ma wpłat ani zwrotów gotówką.</p>}
      <div className="cash-slips">
        {documents.data.map((document) => (
          <CashSlip key={document.id} document={document} eventTitle={event.title} organiser={account.name} />
        ))}
      </div>
      <p className="not-printed">
        <Link
          className="link"
          to="/wydarzenia/$eventId/zgloszenia/$registrationId"
          params={{ eventId: event.id, registrationId: props.registrationId }}
        >
          Wróć do zgłoszenia
        </Link>
      </p>
    </>
  )
}
