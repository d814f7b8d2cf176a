import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { EventSummary } from '../account-events.ts'
import { CopyLink } from '../copy-link.tsx'
import type { ListScope } from './list-api.ts'
import { LIST_PATHS } from './list-search.ts'

/** Shown before the first registration: the next step. */
export function NobodyYet({ event }: { event: EventSummary }): ReactNode {
  if (event.state === 'draft') {
    return (
      <section className="quiet-note">
        <h2>Zapisy jeszcze się nie zaczęły</h2>
        <p>Wydarzenie jest szkicem. Zgłoszenia pojawią się tu, gdy będzie opublikowane.</p>
      </section>
    )
  }
  return (
    <section className="quiet-note">
      <h2>Jeszcze nikt się nie zapisał</h2>
      <p>Wyślij link albo pokaż kod QR na plakacie.</p>
      <div className="page-actions">
        <CopyLink address={event.address} quiet />
        <Link className="btn quiet" to="/wydarzenia/$eventId/plakat" params={{ eventId: event.id }}>
          Pobierz plakat
        </Link>
      </div>
    </section>
  )
}

/** Shown when nothing matches: a way to clear the conditions. */
export function NothingFound({ scope }: { scope: ListScope }): ReactNode {
  return (
    <section className="quiet-note">
      <p>Nic nie pasuje do tych warunków.</p>
      <Link
        to={LIST_PATHS[scope.list]}
        params={{ eventId: scope.eventId }}
        search={{ warunki: '' }}
        className="btn quiet"
      >
        Wyczyść filtry
      </Link>
    </section>
  )
}
