import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import { shortMoment } from '../shared/dates.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Loading, Trouble } from '../shared/trouble.tsx'
import { Decisions } from './doubts/decisions.tsx'
import { type BalanceRow, balancesQuery } from './shared/money-api.ts'
import { RegistrationLink } from './shared/registration-link.tsx'

type Which = 'overdue' | 'surplus'

const WORDS = {
  overdue: {
    title: 'Zaległości',
    about: 'Minął termin, a\u00a0brakuje pieniędzy. Od najdłuższej zaległości.',
    nothing: 'Nikt nie zalega.',
  },
  surplus: {
    title: 'Nadpłaty',
    about: 'Wpłynęło więcej, niż trzeba. Od największej nadpłaty.',
    nothing: 'Nie ma żadnej nadpłaty.',
  },
} as const satisfies Readonly<Record<Which, object>>

/** Registrations that are late with a payment, or have paid too much, each with what can be done. */
export function BalanceList(props: { scope: EventScope; which: Which; mayDecide: boolean }): ReactNode {
  const { scope, which, mayDecide } = props
  const pages = useInfiniteQuery(balancesQuery(scope, which))
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  const words = WORDS[which]
  return (
    <section aria-labelledby={which} className="money-section">
      <h2 id={which}>{words.title}</h2>
      {pages.isPending && <Loading />}
      {pages.isError && <Trouble error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data !== undefined && <p className="muted">{rows.length === 0 ? words.nothing : words.about}</p>}
      <ul className="money-todo">
        {rows.map((row) => (
          <Row key={row.registration} scope={scope} which={which} row={row} mayDecide={mayDecide} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <button
          type="button"
          className="btn quiet"
          disabled={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          Pokaż dalsze
        </button>
      )}
    </section>
  )
}

function Row(props: { scope: EventScope; which: Which; row: BalanceRow; mayDecide: boolean }): ReactNode {
  const { scope, which, row } = props
  const kind = which === 'overdue' ? 'under' : 'over'
  return (
    <li>
      <b className="money-amount num">{pl.sum(row.amount)}</b>
      <div className="money-who">
        <RegistrationLink eventId={scope.eventId} of={row} />
        <p>
          {row.since !== null && `Po terminie od ${shortMoment(row.since)}. `}
          Wpłynęło {pl.sum(row.received)}, do zapłaty {pl.sum(row.owed)}.
        </p>
        {which === 'overdue' && (
          <p>
            <a href={`tel:${row.phone}`}>{row.phone}</a>, <a href={`mailto:${row.email}`}>{row.email}</a>
          </p>
        )}
        {props.mayDecide && <Decisions scope={scope} about={{ ...row, kind }} maySettle={false} />}
      </div>
    </li>
  )
}
