import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from './account-events.ts'
import { ofPlaces } from './counts.ts'

/** '742 z 1200 miejsc', or '742 osoby' where nothing limits; it leads to these people. */
export function PeopleCount({ event: { id, people, capacity } }: { event: EventSummary }): ReactNode {
  return (
    <Link className="num people-count" to="/wydarzenia/$eventId/uczestnicy" params={{ eventId: id }}>
      {capacity === null ? (
        pl.counts.people(people)
      ) : (
        <span>
          <b>{people}</b> {ofPlaces(capacity)}
        </span>
      )}
    </Link>
  )
}
