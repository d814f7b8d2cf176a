import './live-places.css'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { mayEditEvents, mayReadAllRegistrations } from '#domain/access/rights.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { type DividedLimit, type Live, liveQuery } from '../shared/limits/live-limits.ts'
import { saleOf } from '../shared/limits/use-sale.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { HourCalendar } from './hour-calendar.tsx'
import { LimitNow } from './limit-now.tsx'
import { limitGroups, summaryOf } from './live-words.ts'
import { WaitingList } from './waiting-list.tsx'

/** How the places of an event on sale stand, who waits for them, and how they are raised and lowered at once. */
export function LivePlacesPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Miejsca" may={mayReadAllRegistrations}>
      {(found) => <Places found={found} />}
    </OwnedEventPage>
  )
}

function Places({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const isPublished = event.state === 'published'
  const live = useQuery({ ...liveQuery(scope), enabled: isPublished })
  const mayChange = mayEditEvents(account.role)
  return (
    <>
      <PageHead title="Miejsca" crumb={<EventCrumbs event={event} />} />
      {!isPublished && (
        <p>
          Tu zobaczysz zajęte i&nbsp;wolne miejsca, gdy tylko wydarzenie będzie otwarte. Limity ustawisz
          w&nbsp;ustawieniach wydarzenia.
        </p>
      )}
      {isPublished && live.isPending && <Loading />}
      {live.isError && live.data === undefined && (
        <Trouble error={live.error} onRetry={() => void live.refetch()} />
      )}
      {live.data !== undefined && (
        <div className="live-places">
          <Limits scope={scope} live={live.data} mayChange={mayChange} />
          <HourCalendar scope={scope} live={live.data} mayChange={mayChange} />
          <WaitingList scope={scope} role={account.role} />
        </div>
      )}
    </>
  )
}

function Limits(props: { scope: EventScope; live: Live; mayChange: boolean }): ReactNode {
  const { scope, live, mayChange } = props
  const groups = limitGroups(live.limits)
  const sale = saleOf(scope, live)
  if (groups.length === 0 && live.limits.length > 0) return null
  if (groups.length === 0)
    return (
      <p>
        To wydarzenie nie liczy jeszcze żadnych miejsc. Limit całego wydarzenia, grupy albo dodatku dodasz
        w&nbsp;ustawieniach, na stronie „Limity miejsc”.
      </p>
    )
  return (
    <>
      <p className="live-summary">{summaryOf(live.limits)}</p>
      {groups.map(({ title, limits }) => (
        <Group key={title} title={title}>
          {limits.map((limit: DividedLimit) => (
            <LimitNow key={limit.pool} sale={sale} limit={limit} mayChange={mayChange} />
          ))}
        </Group>
      ))}
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="live-limits">{children}</ul>
    </section>
  )
}
