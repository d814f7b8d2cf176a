import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListColumn, ListedRow, ListScope } from './list-api.ts'
import type { ListSearch } from './list-search.ts'
import type { Selection } from './use-selection.ts'

/** The props of both forms of a list. */
export interface RowsProps {
  readonly scope: ListScope
  readonly search: ListSearch
  readonly rows: readonly ListedRow[]
  readonly columns: readonly ListColumn[]
  readonly selection: Selection
}

/** The addresses of a registration over the lists. */
const REGISTRATION_PATHS = {
  people: '/wydarzenia/$eventId/uczestnicy/$registrationId',
  registrations: '/wydarzenia/$eventId/zgloszenia/$registrationId',
} as const

/** Opens the registration of a row over the list, which stays unchanged. */
export function ListLink({
  row,
  scope,
  search,
}: Pick<RowsProps, 'scope' | 'search'> & { row: ListedRow }): ReactNode {
  return (
    <Link
      className="list-link"
      data-row={row.id}
      data-registration={row.registrationId}
      to={REGISTRATION_PATHS[scope.list]}
      params={{ eventId: scope.eventId, registrationId: row.registrationId }}
      search={search}
      resetScroll={false}
    >
      {row.title}
    </Link>
  )
}

/** Selects a row. */
export function RowTick({ row, selection }: Pick<RowsProps, 'selection'> & { row: ListedRow }): ReactNode {
  return (
    <label className="list-check">
      <input
        type="checkbox"
        aria-label={`Zaznacz: ${row.title}`}
        checked={selection.has(row.id)}
        disabled={selection.isAll}
        onChange={() => selection.toggle(row.id)}
      />
    </label>
  )
}
