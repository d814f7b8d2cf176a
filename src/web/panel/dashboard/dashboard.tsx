import './dashboard.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayEditEvents, mayReadRules } from '#domain/access/rights.ts'
import { SOME } from '#domain/lists/marks.ts'
import { formatSum } from '#domain/values/money.ts'
import { pl } from '#i18n/pl.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { CopyLink } from '../shared/copy-link.tsx'
import { LIST_PATHS, type ListName, type ListSearch, takingPart } from '../shared/list/list-search.ts'
import { ToDoList } from '../shared/to-do/to-do-list.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { type DashboardData, dashboardQuery } from './dashboard-api.ts'
import { EditionChoice } from './edition-choice.tsx'
import { GroupBars } from './group-bars.tsx'
import { NextDates } from './next-dates.tsx'
import { TotalsSection } from './totals-section.tsx'

/** What a published event looks like now: what waits for somebody, dates ahead, people and money over time, groups. */
export function Dashboard({ found }: { found: OwnedEvent }): ReactNode {
  const { account, event } = found
  const scope = { accountId: account.id, eventId: event.id }
  const dashboard = useQuery(dashboardQuery(scope))
  const mayEdit = mayEditEvents(account.role)
  if (dashboard.isPending) return <Loading />
  if (dashboard.data === undefined)
    return <Trouble error={dashboard.error} onRetry={() => void dashboard.refetch()} />
  const { data } = dashboard
  return (
    <div className="dashboard">
      <div className="dashboard-pair">
        {data.toDo.length === 0 && event.registrations === 0 && event.sale?.kind === 'open' ? (
          <FirstDay event={event} />
        ) : (
          <WhatWaits data={data} />
        )}
        {mayReadRules(account.role) && <NextDates scope={scope} version={data.version} mayEdit={mayEdit} />}
      </div>
      <div className="dashboard-pair even">
        <People data={data} event={event} />
        {data.numbers.paid !== null && <Money data={data} event={event} />}
      </div>
      {mayEdit && <EditionChoice scope={scope} data={data} />}
      {event.hasGroups && <GroupBars scope={scope} />}
    </div>
  )
}

/** Before the first registration: how people hear of the event. */
function FirstDay({ event }: { event: OwnedEvent['event'] }): ReactNode {
  return (
    <section className="sheet dashboard-to-do" aria-labelledby="do-zrobienia">
      <h2 id="do-zrobienia">Do zrobienia</h2>
      <p>
        Zapisy trwają, a&nbsp;jeszcze nikt się nie zapisał. Wyślij link albo pokaż kod QR na plakacie.
        Zobaczysz tu potem wszystko, co na ciebie czeka.
      </p>
      <p className="dashboard-address">{event.address.replace(/^https?:\/\//, '')}</p>
      <div className="page-actions">
        <CopyLink address={event.address} quiet />
        <Link className="btn quiet" to="/wydarzenia/$eventId/plakat" params={{ eventId: event.id }}>
          Pobierz plakat
        </Link>
      </div>
    </section>
  )
}

function WhatWaits({ data }: { data: DashboardData }): ReactNode {
  return (
    <section className="sheet dashboard-to-do" aria-labelledby="do-zrobienia">
      <h2 id="do-zrobienia">Do zrobienia</h2>
      {data.toDo.length === 0 ? (
        <p>Nic na ciebie nie czeka. Wszystko się zgadza.</p>
      ) : (
        <ToDoList toDo={data.toDo} />
      )}
    </section>
  )
}

interface Shown {
  readonly data: DashboardData
  readonly event: OwnedEvent['event']
}

const today = () => Temporal.Now.plainDateISO('Europe/Warsaw').toString()
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null

const ENTERED = takingPart({ key: 'ticket', values: ['used'] })
const UNPAID = takingPart({ key: 'left', values: [SOME] })

/** Leads a number to the rows that it counts. */
const listOf =
  (eventId: string) =>
  (list: ListName, search: ListSearch = {}) =>
    function ToRows(value: string) {
      return (
        <Link to={LIST_PATHS[list]} params={{ eventId }} search={search}>
          {value}
        </Link>
      )
    }

function People({ data: { numbers, days, compared }, event }: Shown): ReactNode {
  const toList = listOf(event.id)
  const of = (all: DashboardData['days']) => all.map(({ day, people }) => ({ day, value: people }))
  return (
    <TotalsSection
      title="Zapisy"
      what="Zapisane osoby"
      days={of(days)}
      start={dayOf(event.start)}
      compared={compared && { ...compared, days: of(compared.days) }}
      today={today()}
      limit={event.capacity}
      format={pl.counts.people}
      formatShort={String}
      rows={toList('people')}
      sums={[
        {
          ...{ name: 'Zgłoszenia', value: String(numbers.registrations) },
          rows: toList('registrations', takingPart()),
        },
        ...(numbers.entered > 0
          ? [{ name: 'Weszło', value: pl.counts.people(numbers.entered), rows: toList('people', ENTERED) }]
          : []),
      ]}
      link={
        <Link to="/wydarzenia/$eventId/uczestnicy" params={{ eventId: event.id }}>
          Uczestnicy
        </Link>
      }
    />
  )
}

function Money({ data: { numbers, days, compared }, event }: Shown): ReactNode {
  const of = (all: DashboardData['days']) => all.map(({ day, paid }) => ({ day, value: paid ?? 0 }))
  const toList = listOf(event.id)
  const [charged, paid] = [numbers.charged ?? 0, numbers.paid ?? 0]
  return (
    <TotalsSection
      title="Pieniądze"
      what="Wpłacono"
      days={of(days)}
      start={dayOf(event.start)}
      compared={compared && { ...compared, days: of(compared.days) }}
      today={today()}
      limit={null}
      format={formatSum}
      formatShort={formatSum}
      rows={(sum) => (
        <Link to="/wydarzenia/$eventId/platnosci" params={{ eventId: event.id }}>
          {sum}
        </Link>
      )}
      sums={[
        { name: 'Naliczono', value: formatSum(charged), rows: toList('registrations', takingPart()) },
        ...(charged > paid
          ? [
              {
                ...{ name: 'Zostało do wpłaty', value: formatSum(charged - paid) },
                rows: toList('registrations', UNPAID),
              },
            ]
          : []),
      ]}
      link={
        <Link to="/wydarzenia/$eventId/platnosci" params={{ eventId: event.id }}>
          Płatności
        </Link>
      }
    />
  )
}
