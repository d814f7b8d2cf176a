import './reports.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventSummary } from '../shared/account-events.ts'

/** The way from the events to a report. */
export function ReportCrumbs({ event }: { event: Pick<EventSummary, 'id' | 'title'> }): ReactNode {
  return (
    <nav className="crumbs" aria-label="Gdzie jesteś">
      <Link to="/">Wydarzenia</Link>
      <span>
        <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId: event.id }}>
          {event.title}
        </Link>
      </span>
      <span>
        <Link to="/wydarzenia/$eventId/raporty" params={{ eventId: event.id }}>
          Raporty
        </Link>
      </span>
    </nav>
  )
}
