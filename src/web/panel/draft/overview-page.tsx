import './draft.css'
import './overview.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OwnedEvent } from '../shared/account-events.ts'
import { eventDays } from '../shared/dates.ts'
import { DraftOfEvent } from '../shared/draft/draft-of-event.tsx'
import { SavingState } from '../shared/draft/settings-head.tsx'
import { useDraft } from '../shared/draft/use-draft.ts'
import { EventState } from '../shared/event-state.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { PeopleCount } from '../shared/people-count.tsx'
import { Checklist } from './checklist.tsx'
import { EndOfEvent } from './end-of-event.tsx'
import { MoreActions } from './more-actions.tsx'
import { OvertakenChanges } from './overtaken-changes.tsx'
import { Publication } from './publication.tsx'
import { ToCheckList } from './to-check-list.tsx'

/** 'Pulpit': what an event still lacks, and what its publication would change. */
export function OverviewPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <DraftOfEvent eventId={eventId} title="Pulpit">
      {(found) => <Overview found={found} />}
    </DraftOfEvent>
  )
}

function Overview({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const { document } = useDraft()
  const scope = { accountId: account.id, eventId: event.id }
  const days = eventDays(document.dates.start, document.dates.end)
  return (
    <>
      <PageHead
        title={document.title}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/">Wydarzenia</Link>
          </nav>
        }
        meta={
          <>
            <EventState event={event} />
            {event.state === 'published' && <PeopleCount event={event} />}
            {days !== '' && <span>{days}</span>}
            {document.page.place !== undefined && <span>{document.page.place}</span>}
            <SavingState />
          </>
        }
        actions={
          <Link className="btn quiet" to="/wydarzenia/$eventId/podglad" params={{ eventId: event.id }}>
            Podgląd
          </Link>
        }
      />
      <OvertakenChanges />
      <div className="overview">
        <div className="overview-main">
          <ToCheckList scope={scope} />
          <Checklist accountId={account.id} eventId={event.id} />
          <MoreActions event={event} />
        </div>
        <Publication scope={scope} event={event} />
      </div>
      <EndOfEvent scope={scope} event={event} />
    </>
  )
}
