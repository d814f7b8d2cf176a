import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from '../account-events.ts'
import { ofPlaces } from '../counts.ts'
import { eventDays } from '../dates.ts'
import { fullness } from '../event-facts.ts'
import { EventState } from '../event-state.tsx'
import { LeastPeople } from '../least-people.tsx'

/** One event: what and when, how many people, how much money, and the ways on. */
export function EventItem({ event }: { event: EventSummary }): ReactNode {
  const days = eventDays(event.start, event.end)
  return (
    <li>
      <div className="event-name">
        <h2>
          <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId: event.id }}>
            {event.title}
          </Link>
        </h2>
        <p className="page-meta">
          <EventState event={event} />
          {days !== '' && <span>{days}</span>}
          <LeastPeople event={event} />
        </p>
      </div>
      <Places event={event} />
      <Money event={event} />
      <div className="event-links">
        <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId: event.id }}>
          {pl.counts.registrations(event.registrations)}
        </Link>
        {event.state === 'published' && <a href={event.address}>Zobacz stronę</a>}
      </div>
    </li>
  )
}

/** Nothing for those who may not read money; the place in the row stays. */
function Money({ event: { paid, charged } }: { event: EventSummary }): ReactNode {
  if (paid === null || charged === null) return <div className="event-fact" />
  return (
    <div className="event-fact">
      <b className="num">{pl.money(paid)}</b>
      <span>wpłacono z&nbsp;{pl.money(charged)}</span>
    </div>
  )
}

function Places({ event }: { event: EventSummary }): ReactNode {
  const percent = fullness(event.people, event.capacity)
  if (event.capacity === null || percent === null) {
    return (
      <div className="event-fact">
        <b className="num">{pl.counts.people(event.people)}</b>
        <span>bez limitu miejsc</span>
      </div>
    )
  }
  return (
    <div className="event-fact">
      <span>
        <b className="num">{event.people}</b> {ofPlaces(event.capacity)}
      </span>
      <span className="bar" data-full={percent === 100} aria-hidden="true">
        <i style={{ inlineSize: `${percent}%` }} />
      </span>
    </div>
  )
}
