import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { Loading, Trouble } from '../../shared/trouble.tsx'
import { type Doubt, doubtsQuery } from '../shared/money-api.ts'
import { doubtWords } from '../shared/money-words.ts'
import { RegistrationLink } from '../shared/registration-link.tsx'
import { Decisions } from './decisions.tsx'

/** What somebody has to decide about, the longest first. */
export function DoubtList({ scope, mayDecide }: { scope: EventScope; mayDecide: boolean }): ReactNode {
  const pages = useInfiniteQuery(doubtsQuery(scope))
  const doubts = pages.data?.pages.flatMap((page) => page.doubts) ?? []
  return (
    <section aria-labelledby="wyjasnienia" className="money-section">
      <h2 id="wyjasnienia">Do wyjaśnienia</h2>
      {pages.isPending && <Loading />}
      {pages.isError && <Trouble error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data !== undefined && (
        <p className="muted">
          {doubts.length === 0
            ? 'Wszystko się zgadza. Nie ma nic do wyjaśnienia.'
            : 'Od tego, co czeka najdłużej. Pierwszy przycisk to nasza propozycja.'}
        </p>
      )}
      <DoubtRows scope={scope} doubts={doubts} mayDecide={mayDecide} />
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

export function DoubtRows(props: {
  scope: EventScope
  doubts: readonly Doubt[]
  mayDecide: boolean
}): ReactNode {
  const { scope, doubts, mayDecide } = props
  return (
    <ul className="money-todo">
      {doubts.map((doubt) => {
        const { name, why } = doubtWords(doubt)
        return (
          <li key={`${doubt.registration} ${doubt.kind} ${doubt.amount}`}>
            <b className="money-amount num">{doubt.kind === 'foreign' ? '–' : pl.sum(doubt.amount)}</b>
            <div className="money-who">
              <p className="money-name">
                {name}: <RegistrationLink eventId={scope.eventId} of={doubt} />
              </p>
              <p>{why}</p>
              {mayDecide && <Decisions scope={scope} about={doubt} maySettle />}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
