import type { ReactNode } from 'react'
import { peopleInBrief } from '../shared/counts.ts'
import { shortMoment } from '../shared/dates.ts'
import { RegistrationLink, type RowsProps } from './registration-link.tsx'
import { MoneyState, StateTag } from './state-tags.tsx'

/** The list on a phone. */
export function RegistrationCards({ rows, eventId, filter }: RowsProps): ReactNode {
  return (
    <ul className="sheet cards">
      {rows.map((row) => (
        <li key={row.id}>
          <p className="card-head">
            <RegistrationLink row={row} eventId={eventId} filter={filter} />
            <time className="sub" dateTime={row.createdAt}>
              {shortMoment(row.createdAt)}
            </time>
          </p>
          <p>
            <b>{row.contactName}</b>
          </p>
          <p className="sub">{peopleInBrief(row, 3)}</p>
          <div className="card-foot">
            <StateTag state={row.state} />
            <MoneyState row={row} />
          </div>
        </li>
      ))}
    </ul>
  )
}
