import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { deadline, fullMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import type { Registration } from '../shared/registration/registration-api.ts'
import { Section } from '../shared/registration/section.tsx'
import { Reversal } from './actions/reversal.tsx'
import { balanceWords, entryKind, entryMoney, explainEntry, transactionOf } from './ledger-words.ts'
import { Why } from './why/why.tsx'

/** What is due and until when, and every entry of the ledger behind the balance. */
export function MoneySection(props: { scope: EventScope; registration: Registration }): ReactNode {
  const { scope, registration } = props
  const isDecided = registration.ledger.some(({ explanation }) => explanation.code === 'by_decision')
  const balance = balanceWords(registration.balance)
  return (
    <Section title="Rozliczenie">
      {registration.due.length > 0 && (
        <>
          <h4>Terminy wpłat</h4>
          {isDecided && (
            <p className="sub">
              Cena ustalona przez biuro. Kwoty części są z&nbsp;zapisu, do zapłaty jest saldo.
            </p>
          )}
          <ul className="amounts">
            {registration.due.map((due, place) => (
              <li key={`${due.name}/${due.until}`}>
                <div>
                  {due.name}
                  {due.until !== null && <span className="sub">do: {deadline(due.until)}</span>}
                  <Why {...props} about={`due/${place}`} />
                </div>
                <b className="num">{pl.sum(due.amount)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <h4>Księga</h4>
      <ul className="amounts">
        {registration.ledger.map((entry) => (
          <li key={entry.id}>
            <div>
              {entryKind(entry.kind)}
              <span className="sub">
                {[fullMoment(entry.at), explainEntry(entry)].filter((part) => part !== '').join(' · ')}
              </span>
              <Transaction number={transactionOf(entry)} />
              <Why {...props} about={`entry/${entry.id}`} />
              <Reversal scope={scope} registration={registration} entry={entry} />
            </div>
            <b className="num">{entryMoney(entry)}</b>
          </li>
        ))}
      </ul>
      <p className="amount-total">
        <span>{balance.label}</span>
        <b className="num">{balance.amount}</b>
      </p>
      <Why {...props} about="balance" />
      <Refunds {...props} />
      {registration.ledger.some(isCash) && (
        <Link
          className="link"
          to="/wydarzenia/$eventId/kasa/zgloszenie/$registrationId"
          params={{ eventId: scope.eventId, registrationId: registration.id }}
        >
          Drukuj KP i&nbsp;KW
        </Link>
      )}
    </Section>
  )
}

/** Money on its way back, or arrived, each with the reason and where it is. */
function Refunds(props: { scope: EventScope; registration: Registration }): ReactNode {
  const refunds = props.registration.explanations.filter(({ about }) => about.startsWith('refund/'))
  if (refunds.length === 0) return null
  return (
    <>
      <h4>Zwroty</h4>
      <ul className="amounts">
        {refunds.map(({ about, title }) => (
          <li key={about}>
            <div>
              {title}
              <Why {...props} about={about} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Of cash there are documents, of money that was handed back there may be. */
const isCash = ({ explanation }: Registration['ledger'][number]): boolean =>
  explanation.code === 'refunded_by_hand' ||
  (explanation.code === 'paid_by_hand' && explanation.way === 'cash')

/** Collapsed: it is needed only when looked for. */
function Transaction({ number }: { number: string | null }): ReactNode {
  if (number === null) return null
  return (
    <details className="sub">
      <summary>Numer transakcji</summary>
      {number}
    </details>
  )
}
