import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { fullMoment } from '../shared/dates.ts'
import { EndFailures } from '../shared/end-failures.tsx'
import { JobProgress } from '../shared/job-progress.tsx'
import { type CallOff, isRunning } from './call-off-api.ts'

/** How far the registrations are cancelled, where the money is, and what did not work. */
export function CallOffProgress({ eventId, status }: { eventId: string; status: CallOff }): ReactNode {
  const { calledOff, registrations, refunds, failures } = status
  if (calledOff === null) return null
  const done = calledOff.registrations - registrations
  return (
    <>
      <section aria-labelledby="postep">
        <h2 id="postep">{isRunning(status) ? 'Anuluję zgłoszenia…' : 'Zgłoszenia'}</h2>
        <p className="muted">
          {fullMoment(calledOff.at)}. Powód: {calledOff.reason}
        </p>
        <JobProgress name="Anulowane zgłoszenia" done={done} of={calledOff.registrations} />
        {isRunning(status) && <p>Możesz zamknąć tę stronę: praca idzie dalej i&nbsp;nic nie przepadnie.</p>}
      </section>
      <section aria-labelledby="pieniadze">
        <h2 id="pieniadze">Pieniądze</h2>
        <dl className="calling-off-ways">
          <Heap heap={refunds.done} name="Zwrócone" />
          <Heap heap={refunds.moving} name="W drodze przez bramkę" />
          <Heap heap={refunds.account} name="Czeka na numer konta" />
          <Heap heap={refunds.transfer} name="Do wysłania przelewem" />
          <Heap heap={refunds.staff} name="Czeka na decyzję zespołu" />
        </dl>
        <Link to="/wydarzenia/$eventId/platnosci/$section" params={{ eventId, section: 'zwroty' }}>
          Zobacz wszystkie zwroty
        </Link>
      </section>
      <EndFailures eventId={eventId} failures={failures} />
    </>
  )
}

function Heap({ heap, name }: { heap: CallOff['refunds']['done']; name: string }): ReactNode {
  if (heap.registrations === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b className="num">{pl.sum(heap.amount)}</b>
        <small>{pl.counts.registrations(heap.registrations)}</small>
      </dd>
    </div>
  )
}
