import { formatMoney, sumMoney } from '#domain/values/money.ts'
import { formatDateSeenOn, formatDaySeenOn, readDay, readMoment } from '#domain/values/time.ts'
import * as words from '#i18n/pl/site/balance.ts'
import { tie } from '#i18n/text/typography.ts'
import { Lines } from './order-lists.tsx'
import { PayButton } from './pay-button.tsx'
import type { PaymentStatus } from './payment-status.ts'
import type { Registration } from './use-registration.ts'

interface BalanceProps {
  readonly registration: Registration
  readonly token: string
  readonly status: PaymentStatus
  /** The day that decides whether a year is shown. */
  readonly today: Temporal.PlainDate
}

/** Whether something is to be paid now. */
export function isPayable(registration: Registration): boolean {
  const { state, due, refusedBecause, event } = registration
  if (event.calledOff !== null || registration.balance + registration.setAside <= 0) return false
  // Where payment does not wait for approval, its term is already running.
  const runsAlready = state === 'awaiting_approval' && refusedBecause === null && due[0]?.until !== null
  return state === 'awaiting_payment' || state === 'confirmed' || runsAlready
}

/** 'Pieniądze': what was ordered, amounts paid and left with due days; the button that starts a payment. */
export function Balance({ registration, token, status, today }: BalanceProps) {
  const { total, fees, decided, handOverFees, kept, setAside, refunds, due, state } = registration
  const refunded = sumMoney(refunds.flatMap(({ state, amount }) => (state === 'succeeded' ? [amount] : [])))
  // A refund in progress no longer covers anything; a completed refund had been received before.
  const balance = registration.balance + setAside
  const paid = registration.paid + refunded
  if (total === 0 && paid === 0 && fees === 0 && registration.lines.length === 0) return null
  const payable = isPayable(registration)
  const toPay = state === 'awaiting_approval' && !payable ? words.toPayAfterApproval : words.toPay
  return (
    <section aria-labelledby="wplaty" className="balance">
      <h2 id="wplaty">{words.heading}</h2>
      <Lines registration={registration} />
      <dl className="sums">
        <div>
          <dt>{state === 'cancelled' ? words.priceBefore : words.price}</dt>
          <dd className="num">{formatMoney(total)}</dd>
        </div>
        {decided !== 0 && (
          <div>
            <dt>{words.decided}</dt>
            <dd className="num">{`${decided > 0 ? '+' : ''}${formatMoney(decided)}`}</dd>
          </div>
        )}
        {fees > handOverFees && (
          <div>
            <dt>{words.changeFee}</dt>
            <dd className="num">{formatMoney(fees - handOverFees)}</dd>
          </div>
        )}
        {handOverFees > 0 && (
          <div>
            <dt>{words.handOverFee}</dt>
            <dd className="num">{formatMoney(handOverFees)}</dd>
          </div>
        )}
        <div>
          <dt>{words.paid}</dt>
          <dd className="num">{formatMoney(paid)}</dd>
        </div>
        {(kept > 0 || (state === 'cancelled' && paid > 0)) && (
          <div>
            <dt>{words.kept}</dt>
            <dd className="num">{formatMoney(kept)}</dd>
          </div>
        )}
        {refunded > 0 && (
          <div className={balance === 0 && setAside === 0 ? 'rest' : undefined}>
            <dt>{words.refunded}</dt>
            <dd className="num">{formatMoney(refunded)}</dd>
          </div>
        )}
        {setAside > 0 && (
          <div className={balance === 0 ? 'rest' : undefined}>
            <dt>{backWords(refunds)}</dt>
            <dd className="num">{formatMoney(setAside)}</dd>
          </div>
        )}
        {balance !== 0 && (
          <div className="rest">
            <dt>{balance > 0 ? toPay : overWords(state)}</dt>
            <dd className="num">{formatMoney(Math.abs(balance))}</dd>
          </div>
        )}
      </dl>
      {payable && due.length > 1 && (
        <ul className="due">
          {due.map((part) => (
            <li key={`${part.name} ${part.until}`}>
              <span>
                {part.until === null
                  ? part.name
                  : tie(words.partUntil(part.name, dayWords(part.until, today)))}
              </span>
              <b className="num">{part.left === 0 ? words.partPaid : formatMoney(part.left)}</b>
            </li>
          ))}
        </ul>
      )}
      {payable && <NextPrice registration={registration} today={today} />}
      {payable && (
        <PayButton
          token={token}
          amount={due.find(({ left }) => left > 0)?.left ?? balance}
          wanted={status === 'checking' || status === 'open' ? registration.payment?.amount : undefined}
          status={status}
        />
      )}
    </section>
  )
}

/** 'Zwrot w drodze' only for what is being transferred. */
const backWords = (refunds: Registration['refunds']) =>
  refunds.some(({ state }) => state === 'requested' || state === 'sent' || state === 'to_transfer')
    ? words.onItsWay
    : words.toRefund

/** Money received that is not due: for people who still take part, and for people who do not. */
const overWords = (state: Registration['state']) => (state === 'confirmed' ? words.overpaid : words.toRefund)

function dayWords(until: string, today: Temporal.PlainDate): string {
  const moment = readMoment(until)
  return moment === null ? until : formatDaySeenOn(moment.toPlainDate(), today)
}

/** '80 zł, jeśli zapłacisz do 28 lutego. Od 1 marca: 100 zł.' (flow C10) */
export function NextPrice({
  registration: { total, nextPrice },
  today,
}: Pick<BalanceProps, 'registration' | 'today'>) {
  const last = readDay(nextPrice?.until ?? '')
  if (nextPrice === null || last === null) return null
  const until = formatDateSeenOn(last, today)
  const from = formatDateSeenOn(last.add({ days: 1 }), today)
  const now = formatMoney(total)
  const next = formatMoney(nextPrice.total)
  return <p className="next-price">{tie(words.nextPrice({ now, until, from, next }))}</p>
}
