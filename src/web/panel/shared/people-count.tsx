import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from './account-events.ts'
import { ofPlaces } from './counts.ts'

/** '742 z 1200 miejsc', or '742 osoby' where nothing limits. */
export function PeopleCount({ event: { people, capacity } }: { event: EventSummary }): ReactNode {
  return (
    <span className="num">
      {capacity === null ? (
        pl.counts.people(people)
      ) : (
        <>
          <b>{people}</b> {ofPlaces(capacity)}
        </>
      )}
    </span>
  )
}
