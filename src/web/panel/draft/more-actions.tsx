import './more-actions.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventSummary } from '../shared/account-events.ts'

/** 'Więcej': what is done rarely with a whole event. */
export function MoreActions({ event }: { event: EventSummary }): ReactNode {
  if (event.state === 'draft') return null
  const params = { eventId: event.id }
  return (
    <section className="more-actions" aria-labelledby="wiecej">
      <h2 id="wiecej">Więcej</h2>
      <ul>
        {(event.isTest || event.sale?.kind === 'soon') && (
          <li>
            <Link to="/wydarzenia/$eventId/proba" params={params}>
              Wypróbuj zapisy przed otwarciem
            </Link>
          </li>
        )}
        <li>
          <Link to="/wydarzenia/$eventId/przeniesienie" params={params}>
            Przenieś na inny termin
          </Link>
        </li>
        <li>
          <Link to="/wydarzenia/$eventId/odwolanie" params={params}>
            Odwołaj wydarzenie
          </Link>
        </li>
      </ul>
    </section>
  )
}
