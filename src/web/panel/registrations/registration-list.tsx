import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from '../account-events.ts'
import { CopyLink } from '../copy-link.tsx'
import { Trouble } from '../trouble.tsx'
import { countAll, type Filter } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { RegistrationCards } from './registration-cards.tsx'
import type { RowsProps } from './registration-link.tsx'
import { RegistrationTable } from './registration-table.tsx'
import { type EventScope, registrationsQuery } from './registrations-api.ts'

/** The list with its filters: a table where there is room, cards on a phone. */
export function RegistrationList(props: {
  scope: EventScope
  event: EventSummary
  filter: Filter
}): ReactNode {
  const { scope, event, filter } = props
  const list = useInfiniteQuery(registrationsQuery(scope, filter))
  const rows = list.data?.pages.flatMap((page) => page.registrations) ?? []
  const counts = list.data?.pages.at(-1)?.counts ?? {}
  const found = filter.stan === undefined ? countAll(counts) : (counts[filter.stan] ?? 0)

  if (list.isPending) return <ListSkeleton />
  if (isEmpty(filter) && rows.length === 0 && list.isSuccess && !list.isPlaceholderData) {
    return <NobodyYet event={event} />
  }
  return (
    <section aria-label="Lista zgłoszeń" className="registrations">
      <FilterBar eventId={scope.eventId} filter={filter} counts={counts} />
      {list.data === undefined ? (
        <Trouble error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <>
          <p role="status" className="found">
            {rows.length < found ? `Pokazano ${rows.length} z\u00a0${found}` : pl.counts.registrations(found)}
          </p>
          <div aria-busy={list.isPlaceholderData} className="list-body">
            {rows.length === 0 && <NothingFound eventId={scope.eventId} />}
            {rows.length > 0 && <Rows rows={rows} eventId={scope.eventId} filter={filter} />}
          </div>
        </>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="btn quiet more"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Wczytuję…' : 'Pokaż więcej'}
        </button>
      )}
    </section>
  )
}

const isEmpty = (filter: Filter) => filter.szukaj === undefined && filter.stan === undefined

function Rows(props: RowsProps): ReactNode {
  const wide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  return wide ? <RegistrationTable {...props} /> : <RegistrationCards {...props} />
}

function NobodyYet({ event }: { event: EventSummary }): ReactNode {
  if (event.state === 'draft') {
    return (
      <section className="quiet-note">
        <h2>Zapisy jeszcze się nie zaczęły</h2>
        <p>Wydarzenie jest szkicem. Zgłoszenia pojawią się tu, gdy będzie opublikowane.</p>
      </section>
    )
  }
  return (
    <section className="quiet-note">
      <h2>Jeszcze nikt się nie zapisał</h2>
      <p>Wyślij link albo pokaż kod QR na plakacie.</p>
      <CopyLink address={event.address} />
    </section>
  )
}

function NothingFound({ eventId }: { eventId: string }): ReactNode {
  return (
    <section className="quiet-note">
      <p>Nic nie pasuje do tych warunków.</p>
      <Link to="/wydarzenia/$eventId/zgloszenia" params={{ eventId }} className="btn quiet">
        Wyczyść filtry
      </Link>
    </section>
  )
}

function ListSkeleton(): ReactNode {
  return (
    <div className="registrations" aria-busy="true">
      <div className="bone field" />
      <div className="sheet">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="bone row" />
        ))}
      </div>
    </div>
  )
}
