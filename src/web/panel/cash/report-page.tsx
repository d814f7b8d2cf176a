import './cash.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { mayMoveMoney, mayReadMoney } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import type { OwnedEvent } from '../shared/account-events.ts'
import {
  type CashDocument,
  type CashReport,
  type CashShift,
  cashReportQuery,
} from '../shared/cash/cash-api.ts'
import { differenceOf, purposeWords } from '../shared/cash/cash-words.ts'
import { fullMoment, shortMoment } from '../shared/dates.ts'
import { EventCrumbs } from '../shared/event-crumbs.tsx'
import type { EventScope } from '../shared/event-versions.ts'
import { OwnedEventPage } from '../shared/owned-event-page.tsx'
import { PageHead } from '../shared/page-head.tsx'
import { PAYMENT_WAY_WORDS } from '../shared/payment-ways.ts'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { Sum } from './open-shift.tsx'
import { ReversalForm } from './shift-forms.tsx'

/** The report of a shift, as it is shown and printed. */
export function ReportPage({ eventId, shiftId }: { eventId: string; shiftId: string }): ReactNode {
  return (
    <OwnedEventPage eventId={eventId} title="Raport zmiany" may={mayReadMoney}>
      {(found) => <Report found={found} shiftId={shiftId} />}
    </OwnedEventPage>
  )
}

function Report({ found: { account, event }, shiftId }: { found: OwnedEvent; shiftId: string }): ReactNode {
  const scope: EventScope = { accountId: account.id, eventId: event.id }
  const report = useQuery(cashReportQuery(scope, shiftId))
  if (report.isPending) return <Loading />
  if (report.data === undefined)
    return <Trouble whole error={report.error} onRetry={() => void report.refetch()} />
  const { shift, documents, beside } = report.data
  const mayReverse = mayMoveMoney(account.role) && shift.closed === null
  const print = (
    <button type="button" className="btn" onClick={() => window.print()}>
      Drukuj raport
    </button>
  )
  return (
    <>
      <PageHead title="Raport zmiany" crumb={<EventCrumbs event={event} />} actions={print} />
      <div className="cash-report">
        <p>
          {event.title}. Kasa: {shift.desk}. Przyjmuje: {shift.openedBy}.
          <br />
          Od {fullMoment(shift.openedAt)}
          {shift.closed === null ? ', zmiana trwa.' : ` do ${fullMoment(shift.closed.at)}.`}
        </p>
        <Sums shift={shift} />
        <Documents title="Przyjęto" kind="KP" {...{ scope, documents, mayReverse }} />
        <Documents title="Wydano" kind="KW" {...{ scope, documents, mayReverse }} />
        <Beside beside={beside} />
        {shift.closed !== null && <p className="cash-signature">Zamknięcie: {shift.closed.by}</p>}
        <Link className="link not-printed" to="/wydarzenia/$eventId/kasa" params={{ eventId: event.id }}>
          Wróć do kasy
        </Link>
      </div>
    </>
  )
}

function Sums({ shift }: { shift: CashShift }): ReactNode {
  const difference = differenceOf(shift)
  return (
    <section aria-label="Podsumowanie">
      <ul className="cash-sums">
        <Sum name="Na początku" amount={shift.start} />
        <Sum name="Przyjęto" amount={shift.received} />
        <Sum name="Wydano" amount={-shift.paidOut} />
      </ul>
      <p className="cash-total">
        <span>Powinno być</span> <b className="num">{pl.sum(shift.expected)}</b>
      </p>
      {shift.closed !== null && difference !== null && (
        <ul className="cash-sums">
          <Sum name="Policzono" amount={shift.closed.counted} />
          <Sum name="Różnica" about={shift.closed.reason ?? undefined} amount={difference} />
        </ul>
      )}
    </section>
  )
}

interface DocumentsProps {
  readonly title: string
  readonly kind: CashDocument['kind']
  readonly scope: EventScope
  readonly documents: readonly CashDocument[]
  readonly mayReverse: boolean
}

function Documents({ title, kind, scope, documents, mayReverse }: DocumentsProps): ReactNode {
  const id = useId()
  const shown = documents.filter((each) => each.kind === kind)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title}: <span className="num">{shown.length}</span>
      </h2>
      <ul className="cash-documents">
        {shown.map((each) => (
          <Row key={each.id} scope={scope} document={each} mayReverse={mayReverse} />
        ))}
      </ul>
    </section>
  )
}

function Row(props: { scope: EventScope; document: CashDocument; mayReverse: boolean }): ReactNode {
  const { scope, document, mayReverse } = props
  const [undoing, setUndoing] = useState(false)
  const { registration, purpose, isReversed } = document
  return (
    <li>
      <b>{document.name}</b>
      <div>
        {registration !== null && (
          <Link
            className="link"
            to="/wydarzenia/$eventId/zgloszenia/$registrationId"
            params={{ eventId: scope.eventId, registrationId: registration.id }}
          >
            {registration.contactName}, {registration.number}
          </Link>
        )}
        <span className="sub">
          {shortMoment(document.at)} · {purposeWords(document)}
          {isReversed && ' · wycofano jako pomyłkę'}
        </span>
        {mayReverse && purpose === 'to_bank' && !isReversed && !undoing && (
          <button type="button" className="link not-printed" onClick={() => setUndoing(true)}>
            To pomyłka<span className="sr">: {document.name}</span>
          </button>
        )}
        {undoing && !isReversed && (
          <ReversalForm scope={scope} document={document} onDone={() => setUndoing(false)} />
        )}
      </div>
      <span className="num">{pl.sum(document.amount)}</span>
    </li>
  )
}

/** What came without cash meanwhile. */
function Beside({ beside }: Pick<CashReport, 'beside'>): ReactNode {
  if (beside.length === 0) return null
  return (
    <section aria-labelledby="obok">
      <h2 id="obok">Obok gotówki</h2>
      <ul className="cash-sums">
        {beside.map(({ way, count, amount }) => (
          <Sum key={way} name={PAYMENT_WAY_WORDS[way]} about={`wpłat: ${count}`} amount={amount} />
        ))}
      </ul>
    </section>
  )
}
