import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { createElement, type ReactNode } from 'react'
import { localOf } from '#domain/values/polish-time.ts'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { DoubtRows } from './doubts/doubt-list.tsx'
import { MoneyBar } from './money-bar.tsx'
import { PaymentRows } from './payments/payment-rows.tsx'
import { doubtsQuery, type Money, paymentsQuery } from './shared/money-api.ts'
import { balanceSentence, besidesWords, type Piece } from './shared/money-words.ts'

const SHOWN = 5

/** How the event stands with money, and what waits for a decision. */
export function Overview(props: { scope: EventScope; money: Money; mayDecide: boolean }): ReactNode {
  const { scope, money } = props
  if (money.expected === 0 && money.received === 0 && money.doubts === 0) return <Nothing />
  return (
    <div className="money">
      <section aria-label="Saldo" className="money-balance">
        <Balance money={money} />
        <MoneyBar money={money} />
        <p className="muted">{besidesWords(money).join(' ')}</p>
      </section>
      <div className="money-columns">
        <div className="money">
          <Doubts {...props} />
          <Today scope={scope} />
        </div>
        <Refunds eventId={scope.eventId} money={money} />
      </div>
    </div>
  )
}

// The pieces of a sentence are children in their order, which need no names.
const Balance = ({ money }: { money: Money }): ReactNode =>
  createElement('p', { className: 'money-sentence' }, ...balanceSentence(money).map(pieceNode))

const pieceNode = ({ text, strong }: Piece): ReactNode =>
  strong === undefined ? text : <b className={strong === 'late' ? 'num late' : 'num'}>{text}</b>

function Nothing(): ReactNode {
  return (
    <section className="quiet-note">
      <h2>Nie ma jeszcze żadnych pieniędzy</h2>
      <p>Tu pojawi się każda wpłata: przez bramkę, przelewem i&nbsp;gotówką w&nbsp;biurze.</p>
    </section>
  )
}

function Doubts({ scope, money, mayDecide }: { scope: EventScope; money: Money; mayDecide: boolean }) {
  const doubts = useInfiniteQuery(doubtsQuery(scope)).data?.pages[0]?.doubts ?? []
  return (
    <section aria-labelledby="do-wyjasnienia">
      <h2 id="do-wyjasnienia">
        Do wyjaśnienia: <span className="num">{money.doubts}</span>
      </h2>
      {money.doubts === 0 ? (
        <p className="muted">Wszystko się zgadza. Nie ma nic do wyjaśnienia.</p>
      ) : (
        <DoubtRows scope={scope} doubts={doubts.slice(0, SHOWN)} mayDecide={mayDecide} />
      )}
      {money.doubts > SHOWN && (
        <MoreLink eventId={scope.eventId} section="wyjasnienia">
          Wszystko do wyjaśnienia
        </MoreLink>
      )}
    </section>
  )
}

function Today({ scope }: { scope: EventScope }): ReactNode {
  const today = localOf(Temporal.Now.instant()).toPlainDate().toString()
  const payments = useInfiniteQuery(paymentsQuery(scope, { dzien: today, stan: 'booked' })).data?.pages[0]
    ?.payments
  return (
    <section aria-labelledby="dzisiejsze">
      <h2 id="dzisiejsze">Dzisiejsze wpłaty</h2>
      {payments?.length === 0 && <p className="muted">Dziś jeszcze nic nie wpłynęło.</p>}
      <PaymentRows eventId={scope.eventId} payments={payments?.slice(0, SHOWN) ?? []} />
      <MoreLink eventId={scope.eventId} section="wplaty">
        Wszystkie wpłaty
      </MoreLink>
    </section>
  )
}

function Refunds({ eventId, money }: { eventId: string; money: Money }): ReactNode {
  const rows = [
    ['Do zatwierdzenia', money.toConfirm],
    ['Potrzebny numer konta', money.needAccount],
    ['Do wysłania przelewem', money.toTransfer],
  ] as const
  return (
    <section aria-labelledby="zwroty-w-toku">
      <h2 id="zwroty-w-toku">Zwroty</h2>
      <dl className="money-sums">
        {rows.map(([name, { payments, amount }]) => (
          <div key={name}>
            <dt>
              {name}
              <span className="sub">{pl.counts.refunds(payments)}</span>
            </dt>
            <dd className="num">{pl.sum(amount)}</dd>
          </div>
        ))}
      </dl>
      <MoreLink eventId={eventId} section="zwroty">
        Wszystkie zwroty
      </MoreLink>
    </section>
  )
}

function MoreLink(props: { eventId: string; section: string; children: ReactNode }): ReactNode {
  const { eventId, section, children } = props
  return (
    <p>
      <Link className="link" to="/wydarzenia/$eventId/platnosci/$section" params={{ eventId, section }}>
        {children}
      </Link>
    </p>
  )
}
