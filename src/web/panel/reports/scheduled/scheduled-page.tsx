import './scheduled.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { mayEditRegistrations, mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../../shared/account-events.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { OwnedEventPage } from '../../shared/owned-event-page.tsx'
import { PageHead } from '../../shared/page-head.tsx'
import { SideDrawer } from '../../shared/side-drawer.tsx'
import { Loading, Trouble } from '../../shared/trouble.tsx'
import { ReportCrumbs } from '../report-frame.tsx'
import { type ScheduledReport, type ScheduledReports, scheduledQuery } from './scheduled-api.ts'
import { ScheduledForm } from './scheduled-form.tsx'
import { ScheduledItem } from './scheduled-item.tsx'

/** Which lists and reports of an event members are told of by mail, and when. */
export function ScheduledPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Zaplanowane wiadomości" may={mayReadAllRegistrations}>
      {(found) => <Page found={found} />}
    </OwnedEventPage>
  )
}

function Page({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const isPublished = event.state !== 'draft'
  const { data, error, refetch } = useQuery({ ...scheduledQuery(scope), enabled: isPublished })
  return (
    <>
      <PageHead title="Zaplanowane wiadomości" crumb={<ReportCrumbs event={event} />} />
      {!isPublished && <p>Wiadomości zaplanujesz, gdy wydarzenie zostanie opublikowane.</p>}
      {isPublished && data === undefined && error === null && <Loading />}
      {data === undefined && error !== null && <Trouble error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <Reports scope={scope} known={data} mayChange={mayEditRegistrations(account.role)} />
      )}
    </>
  )
}

type Opened = { readonly report: ScheduledReport | null } | null

function Reports(props: { scope: EventScope; known: ScheduledReports; mayChange: boolean }): ReactNode {
  const { scope, known, mayChange } = props
  const [opened, setOpened] = useState<Opened>(null)
  const isEmpty = known.scheduled.length === 0
  return (
    <div className="scheduled">
      <p>
        O&nbsp;wybranej porze osoby z&nbsp;zespołu dostają wiadomość z&nbsp;liczbą osób albo zgłoszeń
        i&nbsp;linkiem do&nbsp;listy, którą otwiera się po&nbsp;zalogowaniu. Po&nbsp;ostatnim dniu wydarzenia
        wiadomości się kończą.
      </p>
      {isEmpty && <p>Nic jeszcze nie jest zaplanowane.</p>}
      {mayChange && (
        <button type="button" className="btn" onClick={() => setOpened({ report: null })}>
          Zaplanuj wiadomość
        </button>
      )}
      {!isEmpty && (
        <ul className="scheduled-list">
          {known.scheduled.map((report) => (
            <ScheduledItem
              key={report.id}
              scope={scope}
              report={report}
              members={known.members}
              onChange={mayChange ? () => setOpened({ report }) : null}
            />
          ))}
        </ul>
      )}
      <SideDrawer title={titleOf(opened)} onClose={() => setOpened(null)}>
        <ScheduledForm
          scope={scope}
          known={known}
          report={opened?.report ?? null}
          onSaved={() => setOpened(null)}
        />
      </SideDrawer>
    </div>
  )
}

function titleOf(opened: Opened): string | null {
  if (opened === null) return null
  return opened.report === null ? 'Zaplanuj wiadomość' : 'Zmień wiadomość'
}
