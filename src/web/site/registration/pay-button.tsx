import * as words from '#i18n/pl/site/payment.ts'
import { type Paying, usePaying } from './use-paying.ts'

/** Starts (or continues) a payment of the amount due and goes to the gateway; other amounts and ways are a step of their own. */
export function PayButton(props: Paying) {
  const { token, status } = props
  const { pay, isStarting, label, said } = usePaying(props)
  const isOpen = status === 'checking' || status === 'open'
  return (
    <div className="pay">
      <button
        type="button"
        className={status === 'checking' ? 'btn quiet' : 'btn'}
        disabled={isStarting}
        onClick={pay}
      >
        {label}
      </button>
      <p role="status">{said}</p>
      {!isOpen && (
        <a className="link" href={`/zgloszenie/${token}/platnosc`}>
          {words.otherWay}
        </a>
      )}
    </div>
  )
}
