import './calling-off.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import { tie } from '#i18n/text/typography.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { type CallOff, callOffQuery } from './call-off-api.ts'
import { CallOffForm } from './call-off-form.tsx'
import { CallOffProgress } from './call-off-progress.tsx'
import { SecondPerson } from './second-person.tsx'

/** 'Odwołaj wydarzenie': whom it concerns, what goes back how, what everyone is told; then how far it is. */
export function CallOffPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Odwołanie wydarzenia" may={mayEditEvents}>
      {(found) => <OwnedCallOff found={found} />}
    </OwnedEventPage>
  )
}

function OwnedCallOff({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope = { accountId: account.id, eventId: event.id }
  const status = useQuery(callOffQuery(scope))
  if (status.isPending) return <Loading />
  if (status.data === undefined)
    return <Trouble whole error={status.error} onRetry={() => void status.refetch()} />
  const { calledOff, second } = status.data
  return (
    <>
      <PageHead
        title={calledOff === null ? 'Odwołaj wydarzenie' : 'Wydarzenie odwołane'}
        crumb={<EventCrumbs event={event} />}
      />
      <div className="calling-off">
        {calledOff !== null ? (
          <CallOffProgress eventId={event.id} status={status.data} />
        ) : event.state === 'draft' ? (
          <Unpublished />
        ) : (
          <>
            <Concerned status={status.data} />
            {second.request === null || second.request.isMine ? (
              <CallOffForm scope={scope} title={event.title} status={status.data} />
            ) : (
              <SecondPerson scope={scope} title={event.title} request={second.request} />
            )}
          </>
        )}
      </div>
    </>
  )
}

function Unpublished(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma czego odwoływać</h2>
      <p>To wydarzenie jest szkicem: nikt go jeszcze nie widział i&nbsp;nikt się nie zapisał.</p>
    </section>
  )
}

/** Whom it concerns, and how their money goes back. */
function Concerned({ status }: { status: CallOff }): ReactNode {
  const { people, registrations, money } = status
  if (registrations === 0)
    return (
      <section aria-labelledby="kogo">
        <h2 id="kogo">Kogo to dotyczy</h2>
        <p>
          Nikt nie jest teraz zapisany. Zapisy się zamkną, a&nbsp;strona powie, że wydarzenie się nie
          odbędzie.
        </p>
      </section>
    )
  return (
    <section aria-labelledby="kogo">
      <h2 id="kogo">Kogo to dotyczy</h2>
      <p className="calling-off-sum">
        <b className="num">{pl.counts.people(people)}</b>
        <span>{`w\u00a0${pl.counts.registrationsIn(registrations)}. Wszystkie zostaną anulowane, a\u00a0wpłaty wrócą w\u00a0całości, bez potrąceń.`}</span>
      </p>
      <dl className="calling-off-ways">
        <Way heap={money.gateway} name="Wrócą same" how="przez bramkę płatności, tą samą drogą" />
        <Way heap={money.transfer} name="Przelewem" how="o numer konta zapytamy w wiadomości" />
        <Way heap={money.cash} name="Wpłacone bezpośrednio" how="lista do oddania na stronie Zwroty" />
        <Way heap={money.donations} name="W tym darowizny" how="zostają, chyba że ktoś poprosi o zwrot" />
      </dl>
    </section>
  )
}

function Way(props: { heap: CallOff['money']['gateway']; name: string; how: string }): ReactNode {
  const { heap, name, how } = props
  if (heap.amount === 0) return null
  return (
    <div>
      <dt>
        {name}
        <small>{tie(how)}</small>
      </dt>
      <dd>
        <b className="num">{pl.sum(heap.amount)}</b>
        <small>{pl.counts.registrations(heap.registrations)}</small>
      </dd>
    </div>
  )
}
