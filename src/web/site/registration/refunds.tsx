import * as words from '#i18n/pl/site/refunds.ts'
import './refunds.css'
import { AccountForm } from './account-form.tsx'
import { type Refund, refundSteps } from './refund-words.ts'
import type { Registration } from './use-registration.ts'

interface RefundsProps {
  readonly registration: Registration
  readonly token: string
  readonly today: Temporal.PlainDate
  readonly onChanged: (registration: Registration) => void
}

/** Where the refunded money is: the progress of each refund, step by step. */
export function Refunds({ registration, token, today, onChanged }: RefundsProps) {
  const { refunds } = registration
  if (refunds.length === 0) return null
  const asksForAccount = refunds.some(({ state }) => state === 'needs_account')
  const mayMend = refunds.some(({ state }) => state === 'to_transfer')
  return (
    <section id="zwrot" aria-labelledby="zwrot-tytul" className="refunds">
      <h2 id="zwrot-tytul">{words.heading}</h2>
      {refunds.map((refund) => (
        <Way key={`${refund.requestedAt}${refund.amount}${refund.state}`} refund={refund} today={today} />
      ))}
      {(asksForAccount || mayMend) && (
        <AccountForm token={token} again={!asksForAccount} onSaved={onChanged} />
      )}
    </section>
  )
}

function Way({ refund, today }: { refund: Refund; today: Temporal.PlainDate }) {
  return (
    <ol className="stations">
      {refundSteps(refund, today).map(({ key, title, detail, status }) => (
        <li key={key} className={status} aria-current={status === 'now' ? 'step' : undefined}>
          <b>{title}</b>
          <span className="sr">, {words.statuses[status]}</span>
          {detail !== '' && <small>{detail}</small>}
        </li>
      ))}
    </ol>
  )
}
