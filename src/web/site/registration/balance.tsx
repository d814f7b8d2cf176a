import { useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { formatDayOfYear, readMoment } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'
import { call } from '#web/lib/call.ts'
import { createPayment } from '../register/send-order.ts'
import type { Registration } from './use-registration.ts'

interface BalanceProps {
  readonly registration: Registration
  readonly token: string
  readonly checking: boolean
}

/** Paid, left, due when; the button that starts a payment while something is due. */
export function Balance({ registration, token, checking }: BalanceProps) {
  const { total, paid, balance, due, state } = registration
  if (total === 0 && paid === 0) return null
  // Where payment does not wait for approval, its day runs already.
  const runsAlready =
    state === 'awaiting_approval' && registration.expiresAt === null && due[0]?.until !== null
  const payable = balance > 0 && (state === 'awaiting_payment' || state === 'confirmed' || runsAlready)
  const toPay = state === 'awaiting_approval' && !payable ? 'Do zapłaty po akceptacji' : 'Do zapłaty'
  return (
    <section aria-labelledby="wplaty" className="balance">
      <h2 id="wplaty">Wpłaty</h2>
      <dl>
        <div>
          <dt>Cena</dt>
          <dd className="num">{formatMoney(total)}</dd>
        </div>
        <div>
          <dt>Wpłacono</dt>
          <dd className="num">{formatMoney(paid)}</dd>
        </div>
        {balance !== 0 && (
          <div className="rest">
            <dt>{balance > 0 ? toPay : 'Nadpłata'}</dt>
            <dd className="num">{formatMoney(Math.abs(balance))}</dd>
          </div>
        )}
      </dl>
      {payable && due.length > 1 && (
        <ul className="due">
          {due.map((part) => (
            <li key={`${part.name} ${part.until}`}>
              <span>{part.until === null ? part.name : tie(`${part.name}, do ${dayWords(part.until)}`)}</span>
              <b className="num">{formatMoney(part.amount)}</b>
            </li>
          ))}
        </ul>
      )}
      {payable && <PayButton token={token} amount={due[0]?.amount ?? balance} quiet={checking} />}
    </section>
  )
}

const STATE_OF_REFUSAL: Readonly<Record<string, 'settled' | 'closed'>> = {
  not_payable: 'settled',
  payment_unavailable: 'closed',
}

/** Starts (or continues) a payment of what is due and goes to the gateway. */
function PayButton({ token, amount, quiet }: { token: string; amount: number; quiet: boolean }) {
  const [state, setState] = useState<'idle' | 'starting' | 'lost' | 'settled' | 'closed'>('idle')
  const pay = async () => {
    setState('starting')
    const answer = await call(createPayment, { params: { token }, body: {} })
    if (answer.ok) return location.assign(answer.data.redirectUrl)
    setState(STATE_OF_REFUSAL[answer.code] ?? 'lost')
  }
  return (
    <div className="pay">
      <button
        type="button"
        className={quiet ? 'btn quiet' : 'btn'}
        disabled={state === 'starting'}
        onClick={pay}
      >
        {quiet ? 'Wróć do płatności' : `Zapłać ${formatMoney(amount)}`}
      </button>
      <p role="status">
        {state === 'starting' && 'Przechodzę do płatności…'}
        {state === 'lost' && 'Brak połączenia z\u00a0bramką płatności. Spróbuj ponownie za chwilę.'}
        {state === 'settled' && 'Teraz nie ma nic do zapłacenia. Odśwież stronę.'}
        {state === 'closed' &&
          'Płatności przez internet jeszcze tu nie działają. Napisz do organizatora, jak zapłacić.'}
      </p>
    </div>
  )
}

function dayWords(until: string): string {
  const moment = readMoment(until)
  return moment === null ? until : formatDayOfYear(moment.toPlainDate())
}
