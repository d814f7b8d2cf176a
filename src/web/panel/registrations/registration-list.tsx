import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pl } from '#i18n/pl.ts'
import type { EventSummary } from '../shared/account-events.ts'
import { Trouble } from '../shared/trouble.tsx'
import { countFound, type Filter } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { ListSkeleton, NobodyYet, NothingFound } from './list-states.tsx'
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
  const counts = list.data?.pages.at(-1)?.counts ?? null

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
            {foundWords(rows.length, countFound(rows.length, list.hasNextPage, filter, counts ?? {}))}
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

function foundWords(shown: number, found: number | null): string {
  if (found === null) return `Pokazano ${shown}, jest ich więcej`
  return shown < found ? `Pokazano ${shown} z\u00a0${found}` : pl.counts.registrations(found)
}

const isEmpty = (filter: Filter) => filter.szukaj === undefined && filter.stan === undefined

function Rows(props: RowsProps): ReactNode {
  const wide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  return wide ? <RegistrationTable {...props} /> : <RegistrationCards {...props} />
}
