import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { pl } from '#i18n/pl.ts'
import { type CashShift, cashReportQuery } from '../shared/cash/cash-api.ts'
import { rangeOf } from '../shared/cash/cash-words.ts'
import { fullMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { CarryForm, CloseForm, StartForm } from './shift-forms.tsx'

type Doing = 'close' | 'carry' | 'start' | null

/** A shift that is open: what should be in its drawer, and what may be done with it. */
export function OpenShift(props: { scope: EventScope; shift: CashShift; mayAct: boolean }): ReactNode {
  const { scope, shift, mayAct } = props
  const id = useId()
  const [doing, setDoing] = useState<Doing>(null)
  const report = useQuery(cashReportQuery(scope, shift.id)).data
  const form = { scope, shift, onDone: () => setDoing(null) }
  return (
    <section className="cash-shift" aria-labelledby={id}>
      <h2 id={id}>Kasa: {shift.desk}</h2>
      <p>
        Zmiana trwa od {fullMoment(shift.openedAt)}. Przyjmuje: {shift.openedBy}.
      </p>
      <ul className="cash-sums">
        <Sum name="Na początku" amount={shift.start} />
        <Sum name="Przyjęto" about={report && rangeOf(report, 'KP')} amount={shift.received} />
        <Sum name="Wydano" about={report && rangeOf(report, 'KW')} amount={-shift.paidOut} />
      </ul>
      <p className="cash-total">
        <span>Powinno być</span> <b className="num">{pl.sum(shift.expected)}</b>
      </p>
      {doing === 'close' && <CloseForm {...form} />}
      {doing === 'carry' && <CarryForm {...form} />}
      {doing === 'start' && <StartForm {...form} />}
      {doing === null && (
        <div className="cash-acts">
          {mayAct && (
            <button type="button" className="btn" onClick={() => setDoing('close')}>
              Policz i&nbsp;zamknij zmianę
            </button>
          )}
          {mayAct && shift.expected > 0 && (
            <button type="button" className="btn quiet" onClick={() => setDoing('carry')}>
              Wypłać do banku
            </button>
          )}
          {mayAct && shift.isMine && (
            <button type="button" className="link" onClick={() => setDoing('start')}>
              Popraw kwotę na początku
            </button>
          )}
          <Link
            className="link"
            to="/wydarzenia/$eventId/kasa/$shiftId"
            params={{ eventId: scope.eventId, shiftId: shift.id }}
          >
            Raport zmiany
          </Link>
        </div>
      )}
    </section>
  )
}

/** A row of what was at the start, came or went. */
export function Sum(props: { name: string; about?: string | undefined; amount: number }): ReactNode {
  const { name, about = '', amount } = props
  return (
    <li>
      <span>
        {name}
        {about !== '' && <small>{about}</small>}
      </span>
      <span className="num">{pl.sum(amount)}</span>
    </li>
  )
}
