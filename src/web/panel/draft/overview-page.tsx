import './draft.css'
import './overview.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditEvents, mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { EventSummary, OwnedEvent } from '../shared/account-events.ts'
import { eventDays } from '../shared/dates.ts'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { SavingState } from '../shared/draft/settings-head.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { EventState } from '../shared/event-state.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { PeopleCount } from '../shared/people-count.tsx'
import { Checklist } from './checklist.tsx'
import { EndOfEvent } from './end-of-event.tsx'
import { MoreActions } from './more-actions.tsx'
import { OvertakenChanges } from './overtaken-changes.tsx'
import { Publication } from './publication.tsx'
import { ToCheckList } from './to-check-list.tsx'

interface Props {
  readonly eventId: string
  /** What a published event looks like now. */
  readonly dashboard: (found: OwnedEvent) => ReactNode
}

/** 'Pulpit': how a published event stands; of a draft what it still lacks, and what its publication would change. */
export function OverviewPage({ eventId, dashboard }: Props): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Pulpit" may={mayReadAllRegistrations}>
      {(found) =>
        mayEditEvents(found.account.role) ? (
          <DraftOfEvent eventId={eventId} title="Pulpit">
            {(edited) => <Overview found={edited} dashboard={dashboard} />}
          </DraftOfEvent>
        ) : (
          <ReadOnlyOverview found={found} dashboard={dashboard} />
        )
      }
    </OwnedEventPage>
  )
}

interface Shown {
  readonly found: OwnedEvent
  readonly dashboard: Props['dashboard']
}

const crumb = (
  <nav className="crumbs" aria-label="Gdzie jesteś">
    <Link to="/">Wydarzenia</Link>
  </nav>
)

/** For those who do not change the event. */
function ReadOnlyOverview({ found, dashboard }: Shown): ReactNode {
  const { account, event } = found
  const days = eventDays(event.start, event.end)
  return (
    <>
      <PageHead
        title={event.title}
        crumb={crumb}
        meta={
          <>
            <EventState event={event} />
            {event.state === 'published' && <PeopleCount event={event} />}
            {days !== '' && <span>{days}</span>}
          </>
        }
        actions={<EventActions event={event} mayRegister={mayEditRegistrations(account.role)} />}
      />
      {event.state === 'published' ? (
        dashboard(found)
      ) : (
        <p>Wydarzenie jest jeszcze szkicem. Liczby zobaczysz tu po otwarciu zapisów.</p>
      )}
    </>
  )
}

function EventActions({ event, mayRegister }: { event: EventSummary; mayRegister: boolean }): ReactNode {
  if (event.state !== 'published') return null
  return (
    <>
      <a className="btn text" href={event.address}>
        Zobacz stronę
      </a>
      <Link className="btn text" to="/wydarzenia/$eventId/plakat" params={{ eventId: event.id }}>
        Plakat
      </Link>
      {mayRegister && (
        <Link className="btn" to="/wydarzenia/$eventId/biuro" params={{ eventId: event.id }}>
          Przyjmij zgłoszenie
        </Link>
      )}
    </>
  )
}

function Overview({ found, dashboard }: Shown): ReactNode {
  const { account, event } = found
  const { document } = useDraft()
  const scope = { accountId: account.id, eventId: event.id }
  const isOpen = event.state === 'published'
  const days = eventDays(document.dates.start, document.dates.end)
  return (
    <>
      <PageHead
        title={document.title}
        crumb={crumb}
        meta={
          <>
            <EventState event={event} />
            {isOpen && <PeopleCount event={event} />}
            {days !== '' && <span>{days}</span>}
            {document.page.place !== undefined && <span>{document.page.place}</span>}
            <SavingState />
          </>
        }
        actions={
          <>
            <Link className="btn text" to="/wydarzenia/$eventId/podglad" params={{ eventId: event.id }}>
              Podgląd
            </Link>
            <EventActions event={event} mayRegister={mayEditRegistrations(account.role)} />
          </>
        }
      />
      <OvertakenChanges />
      {isOpen && dashboard(found)}
      <div className="overview">
        <div className="overview-main">
          <ToCheckList scope={scope} />
          {!isOpen && <Checklist accountId={account.id} eventId={event.id} />}
          <MoreActions event={event} />
        </div>
        <Publication scope={scope} event={event} />
      </div>
      <EndOfEvent scope={scope} event={event} />
    </>
  )
}
