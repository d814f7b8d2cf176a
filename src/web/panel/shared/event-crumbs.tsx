import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventSummary } from './account-events.ts'

/** The way from the events to a page that belongs to the overview of one. */
export function EventCrumbs({ event }: { event: Pick<EventSummary, 'id' | 'title'> }): ReactNode {
  return (
    <nav className="crumbs" aria-label="Gdzie jesteś">
      <Link to="/">Wydarzenia</Link>
      <span>
        <Link to="/wydarzenia/$eventId/pulpit" params={{ eventId: event.id }}>
          {event.title}
        </Link>
      </span>
    </nav>
  )
}
