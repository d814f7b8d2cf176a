import type { ReactNode } from 'react'
import { peopleInBrief } from '../shared/counts.ts'
import { fullMoment, shortMoment } from '../shared/dates.ts'
import { RegistrationLink, type RowsProps } from './registration-link.tsx'
import { MoneyState, StateTag } from './state-tags.tsx'

/** The list where there is room for columns. */
export function RegistrationTable({ rows, eventId, filter }: RowsProps): ReactNode {
  return (
    <div className="sheet">
      <table className="rows">
        <colgroup>
          <col />
          <col />
          <col />
          <col />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">Numer</th>
            <th scope="col">Kontakt</th>
            <th scope="col">Osoby</th>
            <th scope="col">Stan</th>
            <th scope="col">Wpłacono</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <RegistrationLink row={row} eventId={eventId} filter={filter} />
                <time className="sub" dateTime={row.createdAt} title={fullMoment(row.createdAt)}>
                  {shortMoment(row.createdAt)}
                </time>
              </th>
              <td>
                {row.contactName}
                <span className="sub">{row.contactEmail}</span>
              </td>
              <td>{peopleInBrief(row, 3)}</td>
              <td>
                <StateTag state={row.state} />
              </td>
              <td>
                <MoneyState row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
