import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { mayEditRegistrations, type Role } from '#domain/access/rights.ts'
import { pl } from '#i18n/pl.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { Trouble } from '../shared/trouble.tsx'
import { nextWithRoom } from './passing.ts'
import { type WaitingPage, waitingQuery } from './waiting-api.ts'
import { WaitingItem } from './waiting-item.tsx'

/** 'Lista rezerwowa': who has an offer and until when, who waits in which order, and what is free but kept for them. */
export function WaitingList({ scope, role }: { scope: EventScope; role: Role }): ReactNode {
  const id = useId()
  const waiting = useInfiniteQuery(waitingQuery(scope, 'waiting'))
  const offered = useInfiniteQuery(waitingQuery(scope, 'offered'))
  const mayDecide = mayEditRegistrations(role)
  if (waiting.isError && waiting.data === undefined)
    return <Trouble error={waiting.error} onRetry={() => void waiting.refetch()} />
  if (waiting.data === undefined || offered.data === undefined) return <div className="bone tall" />
  const [page] = waiting.data.pages
  const queue = waiting.data.pages.flatMap(({ entries }) => entries)
  const offers = offered.data.pages.flatMap(({ entries }) => entries)
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>Lista rezerwowa</h2>
      {queue.length + offers.length === 0 ? (
        <p className="live-nobody">
          Nikt teraz nie czeka. Gdy zabraknie miejsc, osoby dopiszą się tu same i&nbsp;dostaną propozycję po
          kolei.
        </p>
      ) : (
        <p className="sub">
          {page?.smallerMayPass
            ? 'Mniejsza grupa może dostać miejsca przed większą, dla której jest ich za mało.'
            : 'Nikt nie wyprzedza: wolne miejsca czekają na tych, którzy są pierwsi.'}
        </p>
      )}
      {page !== undefined && <KeptFree pools={page.pools} />}
      {offers.length > 0 && (
        <>
          <h3>Mają propozycję: {offers.length}</h3>
          <ul className="waiting-rows">
            {offers.map((entry) => (
              <WaitingItem key={entry.id} scope={scope} entry={entry} mayDecide={mayDecide} />
            ))}
          </ul>
        </>
      )}
      {queue.length > 0 && (
        <>
          <h3>Czekają: {page?.counts.waiting ?? queue.length}</h3>
          <ol className="waiting-rows">
            {queue.map((entry) => (
              <WaitingItem
                key={entry.id}
                scope={scope}
                entry={entry}
                next={nextWithRoom(queue, entry.id, page?.pools ?? [])}
                pools={page?.pools ?? []}
                mayDecide={mayDecide}
              />
            ))}
          </ol>
        </>
      )}
      {waiting.hasNextPage && (
        <button
          type="button"
          className="btn quiet"
          disabled={waiting.isFetchingNextPage}
          onClick={() => void waiting.fetchNextPage()}
        >
          Pokaż dalsze
        </button>
      )}
    </section>
  )
}

/** 'Miejsca: 2 miejsca są wolne, ale czekają na osoby z listy (chcą 7).' */
function KeptFree({ pools }: { pools: WaitingPage['pools'] }): ReactNode {
  const kept = pools.filter(({ setAside }) => setAside > 0)
  if (kept.length === 0) return null
  return (
    <ul className="waiting-kept">
      {kept.map(({ pool, name, setAside, wanted }) => (
        <li key={pool}>
          <b>{name}</b>
          {`: ${pl.counts.placesLeft(setAside)}, odłożone dla czekających, którzy chcą ${wanted}.`}
        </li>
      ))}
    </ul>
  )
}
