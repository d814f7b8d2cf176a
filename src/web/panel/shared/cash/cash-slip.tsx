import './cash-slip.css'
import type { ReactNode } from 'react'
import { amountInWords } from '#i18n/pl/amount-in-words.ts'
import { pl } from '#i18n/pl.ts'
import { fullMoment } from '../dates.ts'
import type { CashDocument } from './cash-api.ts'
import { DOCUMENT_TITLES, purposeWords } from './cash-words.ts'

/** What was given and how much of it went back, said while it is known. */
export interface Given {
  readonly given: number
  readonly change: number
}

interface Props {
  readonly document: CashDocument
  readonly eventTitle: string
  readonly organiser: string
  readonly given?: Given | null
}

/** A KP or KW on a sheet of A6. */
export function CashSlip({ document, eventTitle, organiser, given = null }: Props): ReactNode {
  const { kind, name, desk, at, amount, registration, issuedBy } = document
  const isReceived = kind === 'KP'
  const about = [eventTitle, ...(registration === null ? [] : [registration.number])].join(', ')
  return (
    <article className="cash-slip" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>
          {DOCUMENT_TITLES[kind]}. {desk}, {fullMoment(at)}
        </p>
      </header>
      <dl>
        <dt>{isReceived ? 'Od' : 'Dla'}</dt>
        <dd>{registration?.contactName ?? 'bank'}</dd>
        <dt>Za</dt>
        <dd>
          {about}, {purposeWords(document)}
        </dd>
      </dl>
      <div>
        <p className="cash-slip-sum">
          <span>Razem</span> <span className="num">{pl.sum(amount)}</span>
        </p>
        <p>słownie: {amountInWords(amount)}</p>
        {given !== null && (
          <p>
            gotówka {pl.sum(given.given)}, reszta {pl.sum(given.change)}
          </p>
        )}
      </div>
      <div className="cash-slip-signs">
        <span>{isReceived ? 'wpłacający' : 'odbierający'}</span>
        <span>{issuedBy}</span>
      </div>
      <p>{organiser}</p>
    </article>
  )
}
