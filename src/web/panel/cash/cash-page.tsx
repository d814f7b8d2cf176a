import './cash.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayBookPayments, mayReadMoney } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import { type CashShift, cashShiftsQuery } from '../shared/cash/cash-api.ts'
import { differenceOf } from '../shared/cash/cash-words.ts'
import { fullMoment } from '../shared/dates.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { OpenShift } from './open-shift.tsx'
import { OpenForm } from './shift-forms.tsx'

/** 'Kasa': the open shifts with what should be in their drawers, and the reports of those that are over. */
export function CashPage({ eventId }: { eventId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Kasa" may={mayReadMoney}>
      {(found) => <Cash found={found} />}
    </OwnedEventPage>
  )
}

function Cash({ found: { account, event } }: { found: OwnedEvent }): ReactNode {
  const scope: EventScope = { accountId: account.id, eventId: event.id }
  const shifts = useQuery(cashShiftsQuery(scope))
  const mayAct = mayBookPayments(account.role)
  if (shifts.isPending) return <Loading />
  if (shifts.data === undefined)
    return <Trouble whole error={shifts.error} onRetry={() => void shifts.refetch()} />
  const open = shifts.data.filter(({ closed }) => closed === null)
  const over = shifts.data.filter(({ closed }) => closed !== null)
  return (
    <>
      <PageHead title="Kasa" crumb={<EventCrumbs event={event} />} />
      <div className="cash">
        {open.map((shift) => (
          <OpenShift key={shift.id} scope={scope} shift={shift} mayAct={mayAct} />
        ))}
        {mayAct && open.length === 0 && <FirstForm scope={scope} isFirst={over.length === 0} />}
        {!mayAct && open.length === 0 && <p>Teraz żadna zmiana nie jest otwarta.</p>}
        {mayAct && open.length > 0 && <AnotherDesk scope={scope} />}
        {over.length > 0 && <Over eventId={event.id} shifts={over} />}
      </div>
    </>
  )
}

function FirstForm({ scope, isFirst }: { scope: EventScope; isFirst: boolean }): ReactNode {
  return (
    <section className="cash-shift" aria-labelledby="nowa-zmiana">
      <h2 id="nowa-zmiana">{isFirst ? 'Otwórz pierwszą zmianę' : 'Otwórz zmianę'}</h2>
      <p>
        Policz gotówkę, która leży w&nbsp;kasie. Potem każda wpłata i&nbsp;każdy zwrot gotówką dostanie numer
        KP albo KW, a&nbsp;wieczorem raport powie, ile powinno być.
      </p>
      <OpenForm scope={scope} desk="Biuro" onDone={null} />
    </section>
  )
}

function AnotherDesk({ scope }: { scope: EventScope }): ReactNode {
  const [open, setOpen] = useState(false)
  if (!open)
    return (
      <button type="button" className="link" onClick={() => setOpen(true)}>
        Otwórz zmianę na innym stanowisku
      </button>
    )
  return (
    <section className="cash-shift" aria-label="Inne stanowisko">
      <OpenForm scope={scope} desk="" onDone={() => setOpen(false)} />
    </section>
  )
}

function Over({ eventId, shifts }: { eventId: string; shifts: readonly CashShift[] }): ReactNode {
  return (
    <section aria-labelledby="zamkniete">
      <h2 id="zamkniete">Zamknięte zmiany</h2>
      <ul className="cash-closed">
        {shifts.map((shift) => (
          <li key={shift.id}>
            <div>
              <Link
                className="link"
                to="/wydarzenia/$eventId/kasa/$shiftId"
                params={{ eventId, shiftId: shift.id }}
              >
                {shift.desk}, {fullMoment(shift.openedAt)}
              </Link>
              <span className="sub">{shift.openedBy}</span>
            </div>
            <div className="cash-closed-sums">
              <b className="num">{pl.sum(shift.closed?.counted ?? 0)}</b>
              <span className="sub">{differenceText(shift)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function differenceText(shift: CashShift): string {
  const difference = differenceOf(shift) ?? 0
  return difference === 0 ? 'zgadza się' : `różnica ${pl.sum(difference)}`
}
