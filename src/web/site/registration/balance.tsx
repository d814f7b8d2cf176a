import { formatMoney } from '#domain/money.ts'
import { formatDateSeenOn, formatDaySeenOn, readDay, readMoment } from '#domain/time.ts'
import { tie } from '#i18n/typography.ts'
import { PayButton } from './pay-button.tsx'
import type { Registration } from './use-registration.ts'

interface BalanceProps {
  readonly registration: Registration
  readonly token: string
  readonly checking: boolean
  /** By which a year is said or not. */
  readonly today: Temporal.PlainDate
}

/** Paid, left, due when; the button that starts a payment while something is due. */
export function Balance({ registration, token, checking, today }: BalanceProps) {
  const { total, fees, handOverFees, paid, kept, balance, due, state, event } = registration
  if (total === 0 && paid === 0 && fees === 0) return null
  // Where payment does not wait for approval, its day runs already.
  const runsAlready =
    state === 'awaiting_approval' && registration.expiresAt === null && due[0]?.until !== null
  const stands = event.calledOff === null
  const payable =
    stands && balance > 0 && (state === 'awaiting_payment' || state === 'confirmed' || runsAlready)
  const toPay = state === 'awaiting_approval' && !payable ? 'Do zapłaty po akceptacji' : 'Do zapłaty'
  return (
    <section aria-labelledby="wplaty" className="balance">
      <h2 id="wplaty">Wpłaty</h2>
      <dl className="sums">
        <div>
          <dt>Cena</dt>
          <dd className="num">{formatMoney(total)}</dd>
        </div>
        {fees > handOverFees && (
          <div>
            <dt>Opłata za zmianę zgłoszenia</dt>
            <dd className="num">{formatMoney(fees - handOverFees)}</dd>
          </div>
        )}
        {handOverFees > 0 && (
          <div>
            <dt>Opłata za przekazanie miejsca</dt>
            <dd className="num">{formatMoney(handOverFees)}</dd>
          </div>
        )}
        <div>
          <dt>Wpłacono</dt>
          <dd className="num">{formatMoney(paid)}</dd>
        </div>
        {kept > 0 && (
          <div>
            <dt>Zostaje u&nbsp;organizatora</dt>
            <dd className="num">{formatMoney(kept)}</dd>
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
                {part.until === null ? part.name : tie(`${part.name}, do ${dayWords(part.until, today)}`)}
              </span>
              <b className="num">{part.left === 0 ? 'Opłacone' : formatMoney(part.left)}</b>
            </li>
          ))}
        </ul>
      )}
      {payable && <NextPrice registration={registration} today={today} />}
      {payable && (
        <PayButton
          token={token}
          amount={due.find(({ left }) => left > 0)?.left ?? balance}
          quiet={checking}
        />
      )}
    </section>
  )
}

/** What has come and is owed by nobody: of who still takes part, and of who does not. */
const overWords = (state: Registration['state']) => (state === 'confirmed' ? 'Nadpłata' : 'Do zwrotu')

function dayWords(until: string, today: Temporal.PlainDate): string {
  const moment = readMoment(until)
  return moment === null ? until : formatDaySeenOn(moment.toPlainDate(), today)
}

/** '80 zł, jeśli zapłacisz do 28 lutego. Od 1 marca: 100 zł.' (flow C10) */
function NextPrice({
  registration: { total, nextPrice },
  today,
}: Pick<BalanceProps, 'registration' | 'today'>) {
  const last = readDay(nextPrice?.until ?? '')
  if (nextPrice === null || last === null) return null
  const [until, from] = [last, last.add({ days: 1 })].map((day) => formatDateSeenOn(day, today))
  return (
    <p className="next-price">
      {tie(
        `${formatMoney(total)}, jeśli zapłacisz do ${until}. Od ${from}: ${formatMoney(nextPrice.total)}.`,
      )}
    </p>
  )
}
