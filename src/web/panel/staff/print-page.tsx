import './staff.css'
import './print.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditRegistrations } from '#domain/access/rights.ts'
import { formatDate, readDay } from '#domain/values/time.ts'
import { checkKinds } from '#i18n/pl/staff.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { fullName, type Staff, type StaffCheck, staffQuery, todayInPoland } from './staff-api.ts'

const TITLE = 'Wykaz kadry'

/** The staff of an event on paper, with the checks that hold: for an inspection. */
export function StaffPrintPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title={TITLE} may={mayEditRegistrations}>
      {(found) => <Print found={found} />}
    </OwnedEventPage>
  )
}

function Print({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const query = useQuery(staffQuery({ accountId: account.id, eventId: event.id }))
  return (
    <>
      <PageHead
        title={TITLE}
        crumb={
          <nav className="crumbs" aria-label="Gdzie jesteś">
            <Link to="/wydarzenia/$eventId/kadra" params={{ eventId: event.id }}>
              Kadra
            </Link>
          </nav>
        }
        meta={
          <span>
            {event.title}, {account.name}, stan na {formatDate(todayInPoland())}
          </span>
        }
        actions={
          query.data !== undefined &&
          query.data.people.length > 0 && (
            <button type="button" className="btn" onClick={() => window.print()}>
              Drukuj
            </button>
          )
        }
      />
      {query.isPending && <Loading />}
      {query.isError && query.data === undefined && (
        <Trouble error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data?.people.length === 0 && (
        <>
          <p>W&nbsp;kadrze nie ma jeszcze nikogo.</p>
          <p>
            <Link to="/wydarzenia/$eventId/kadra" params={{ eventId: event.id }}>
              Dodaj osobę do kadry
            </Link>
          </p>
        </>
      )}
      {query.data !== undefined && query.data.people.length > 0 && <Sheet staff={query.data} />}
    </>
  )
}

/** Of the account's people those who have care of somebody at this event; before that, all. */
function Sheet({ staff: { people, groups, places } }: { staff: Staff }): ReactNode {
  const careOf = (id: string) =>
    [...groups, ...places]
      .filter(({ carers }) => carers.some(({ personId }) => personId === id))
      .map(({ name }) => name)
  const assigned = people.filter(({ id }) => careOf(id).length > 0)
  const shown = assigned.length > 0 ? assigned : people
  return (
    <div className="staff-print">
      {assigned.length === 0 && <p>Nikt nie ma jeszcze grupy, dlatego wykaz obejmuje całą kadrę konta.</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Osoba</th>
            <th scope="col">Opieka</th>
            <th scope="col">Sprawdzenia</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                {fullName(person)}
                <span>
                  {person.role}, tel.&nbsp;{person.phone.replaceAll(' ', '\u00a0')}
                </span>
              </th>
              <td>{careOf(person.id).join(', ')}</td>
              <td>
                <ul>
                  {person.lacks
                    .filter(({ until }) => until === null)
                    .map(({ kind }) => (
                      <li key={kind}>{checkKinds[kind]}: brak</li>
                    ))}
                  {person.checks
                    .filter(({ isCurrent }) => isCurrent)
                    .map((check) => (
                      <li key={check.id}>{lineOf(check)}</li>
                    ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="staff-signature">Data i&nbsp;podpis organizatora:</p>
    </div>
  )
}

/** 'Kurs: sprawdzono 5 stycznia 2026 (Danuta Wrona), ważne do 31 sierpnia 2026'. */
function lineOf({ kind, name, checkedOn, checkedBy, validUntil, standing }: StaffCheck): string {
  const day = (text: string | null) => readDay(text ?? '')
  const [on, until] = [day(checkedOn), day(validUntil)]
  const end = until === null ? 'ważne bezterminowo' : `ważne do ${formatDate(until)}`
  const passed = standing === 'expired' ? ', po terminie' : ''
  return `${name || checkKinds[kind]}: sprawdzono ${on === null ? '' : formatDate(on)} (${checkedBy}), ${end}${passed}`
}
