import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import {
  mayCheckIn,
  mayEditEvents,
  mayReadAllRegistrations,
  type Role,
  seesOwnGroupOnly,
} from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from '../shared/account-events.ts'
import { ofPlaces } from '../shared/counts.ts'
import { eventDays } from '../shared/dates.ts'
import { fullness } from '../shared/event-facts.ts'
import { EventState } from '../shared/event-state.tsx'
import { LeastPeople } from '../shared/least-people.tsx'

/** One event: what and when, how many people, how much money, and the links to its pages. */
export function EventItem(props: { event: EventSummary; accountId: string; role: Role }): ReactNode {
  const { event, accountId, role } = props
  const heading = useId()
  const days = eventDays(event.start, event.end)
  return (
    <li>
      <div className="event-name">
        <h2 id={heading}>
          <Way event={event} role={role}>
            {event.title}
          </Way>
        </h2>
        <p className="page-meta">
          <EventState event={event} />
          {days !== '' && <span>{days}</span>}
          <LeastPeople event={event} />
        </p>
      </div>
      <Places event={event} mayOpen={event.state === 'published' && mayReadAllRegistrations(role)} />
      <Money event={event} />
      <div className="event-links">
        {mayReadAllRegistrations(role) && (
          <Way event={event} role={role}>
            {pl.counts.registrations(event.registrations)}
          </Way>
        )}
        {isAtTheGate(role) && (
          <Way event={event} role={role}>
            Skanuj bilety
          </Way>
        )}
        {event.state === 'published' && <a href={event.address}>Zobacz stronę</a>}
        {mayEditEvents(role) && (
          <Link
            to="/nowe-wydarzenie"
            search={{ konto: accountId, kopia: event.id }}
            aria-describedby={heading}
          >
            Zrób kopię
          </Link>
        )}
      </div>
    </li>
  )
}

/** A role that admits people and may not read registrations. */
const isAtTheGate = (role: Role) => mayCheckIn(role) && !mayReadAllRegistrations(role)

/** Leads to the page this role works with: the registrations, the own group, or the gate. */
function Way({ event, role, children }: { event: EventSummary; role: Role; children: ReactNode }): ReactNode {
  if (isAtTheGate(role)) return <a href={`/skaner?wydarzenie=${event.id}`}>{children}</a>
  if (seesOwnGroupOnly(role))
    return (
      <Link to="/wydarzenia/$eventId/grupy" params={{ eventId: event.id }}>
        {children}
      </Link>
    )
  if (!mayReadAllRegistrations(role)) return children
  // A draft has no registrations yet: what is done about it next is to finish it.
  if (event.state === 'draft' && mayEditEvents(role))
    return (
      <Link to="/wydarzenia/$eventId/pulpit" params={{ eventId: event.id }}>
        {children}
      </Link>
    )
  return (
    <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId: event.id }}>
      {children}
    </Link>
  )
}

/** Empty for people who may not see money; the cell in the row stays. */
function Money({ event }: { event: EventSummary }): ReactNode {
  const { paid, charged } = event
  if (paid === null || charged === null) return <div className="event-fact" />
  return (
    <div className="event-fact">
      <b className="num">
        {event.state === 'published' ? (
          <Link to="/wydarzenia/$eventId/platnosci" params={{ eventId: event.id }}>
            {pl.sum(paid)}
          </Link>
        ) : (
          pl.sum(paid)
        )}
      </b>
      <span>wpłacono z&nbsp;{pl.sum(charged)}</span>
    </div>
  )
}

/** How many take part; the number leads to them. */
function Places({ event, mayOpen }: { event: EventSummary; mayOpen: boolean }): ReactNode {
  const percent = fullness(event.people, event.capacity)
  const toPeople = (words: string) =>
    mayOpen ? (
      <Link to="/wydarzenia/$eventId/uczestnicy" params={{ eventId: event.id }}>
        {words}
      </Link>
    ) : (
      words
    )
  if (event.capacity === null || percent === null) {
    return (
      <div className="event-fact">
        <b className="num">{toPeople(pl.counts.people(event.people))}</b>
        <span>bez limitu miejsc</span>
      </div>
    )
  }
  return (
    <div className="event-fact">
      <span>
        <b className="num">{toPeople(String(event.people))}</b> {ofPlaces(event.capacity)}
      </span>
      <span className="bar" data-full={percent === 100} aria-hidden="true">
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  )
}
