import { formatMoney } from '#domain/values/money.ts'
import * as words from '#i18n/pl/site/payment-step.ts'
import { usePaying } from '../registration/use-paying.ts'
import type { Registration } from '../registration/use-registration.ts'

interface UnderWayProps {
  readonly registration: Registration
  readonly token: string
  readonly status: 'checking' | 'open'
  /** It takes longer than usual. */
  readonly late: boolean
  /** Until when the places wait, in words; null where no term is running. */
  readonly until: string | null
  readonly onOtherWay: () => void
}

/** A payment is under way: what is known of it, and that nobody has to stay. */
export function UnderWay({ registration, token, status, late, until, onOtherWay }: UnderWayProps) {
  const amount = registration.payment?.amount ?? 0
  const { pay, isStarting, label, said } = usePaying({
    token,
    amount,
    status,
    wanted: amount,
    returnTo: 'payment',
  })
  const tell = registration.contact.email === '' ? words.willTellNobody : words.willTell
  return (
    <>
      <div role="status" className="pay-waiting">
        <p>{status === 'checking' ? words.confirmInApp(formatMoney(amount)) : words.stillOpen}</p>
      </div>
      <p className="notice">
        <span>
          <b>{words.mayLeave}</b> {tell(until)}
        </span>
      </p>
      <details className="pay-ask">
        <summary>{words.notSeen}</summary>
        <p>{words.notSeenNext}</p>
      </details>
      <div className="pay-foot">
        {status === 'open' && (
          <button type="button" className="btn" disabled={isStarting} onClick={pay}>
            {label}
          </button>
        )}
        <p role="status">{said}</p>
        {status === 'open' && late && (
          <button type="button" className="link" onClick={onOtherWay}>
            {words.otherWay}
          </button>
        )}
        <a className="btn quiet" href={`/zgloszenie/${token}`}>
          {words.goToRegistration}
        </a>
      </div>
    </>
  )
}
