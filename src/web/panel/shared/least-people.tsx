import type { ReactNode } from 'react'
import { formatDate, readDay } from '#domain/values/time.ts'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from './account-events.ts'

const NBSP = '\u00a0'

/** 'Minimum: 12 z 20 osób, decyzja: 1 maja 2026'; nothing where the event takes place with any number. */
export function LeastPeople({ event: { people, leastPeople } }: { event: EventSummary }): ReactNode {
  if (leastPeople === null) return null
  const day = readDay(leastPeople.decidedOn)
  return (
    <span>
      {`Minimum: ${people} z${NBSP}${pl.counts.peopleGenitive(leastPeople.people)}`}
      {day !== null && `, decyzja: ${formatDate(day)}`}
    </span>
  )
}
