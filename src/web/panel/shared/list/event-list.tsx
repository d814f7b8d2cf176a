import './rows.css'
import './list.css'
import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import type { EventSummary } from '../account-events.ts'
import { Trouble } from '../trouble.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { FileChoice } from './file-choice.tsx'
import { countQuery, fieldsQuery, type ListFields, type ListScope, rowsQuery } from './list-api.ts'
import { ListCards } from './list-cards.tsx'
import { askedOf, type ListSearch, withKnown } from './list-search.ts'
import { ListSentence } from './list-sentence.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NobodyYet, NothingFound } from './list-states.tsx'
import { ListTable } from './list-table.tsx'
import { ListViews } from './list-views.tsx'
import { columnsWord } from './list-words.ts'
import { SearchField } from './search-field.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useSearchChange } from './use-search-change.ts'
import { useSearchOn } from './use-search-on.ts'
import { useSelection } from './use-selection.ts'

/** A list of an event: what it shows is said in words that can be changed, and stands in the address. */
export function EventList(props: {
  scope: ListScope
  event: EventSummary
  search: ListSearch
  /** What else can be done with the selected rows; `rows` null: all that match. */
  bulk?: (rows: readonly string[] | null) => ReactNode
}): ReactNode {
  const fields = useQuery(fieldsQuery(props.scope))
  if (props.event.state === 'draft' || props.event.registrations === 0)
    return <NobodyYet event={props.event} />
  if (fields.data !== undefined) return <Loaded {...props} fields={fields.data} />
  if (fields.error !== null) return <Trouble error={fields.error} onRetry={() => void fields.refetch()} />
  return <ListSkeleton />
}

/** The chosen columns that there are, in the order in which they were chosen; the usual ones when none is chosen. */
function columnsOf({ columns }: ListFields, { kolumny }: ListSearch) {
  if (kolumny === undefined) return columns.filter(({ usual }) => usual)
  return kolumny.split(',').flatMap((key) => columns.find((each) => each.key === key) ?? [])
}

function Loaded({
  scope,
  search: given,
  fields,
  bulk,
}: {
  scope: ListScope
  search: ListSearch
  fields: ListFields
  bulk?: (rows: readonly string[] | null) => ReactNode
}): ReactNode {
  const search = withKnown(
    scope.list,
    given,
    fields.filters.map(({ key }) => key),
  )
  const columns = columnsOf(fields, search)
  const keys = columns.map(({ key }) => key)
  const list = useInfiniteQuery(rowsQuery(scope, search, keys))
  const count = useQuery(countQuery(scope, search)).data ?? null
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  useSearchOn(list, rows.length)
  const selection = useSelection(JSON.stringify(askedOf(scope.list, search, [])))
  const [open, setOpen] = useState<'columns' | 'file' | 'selected' | null>(null)
  const element = useRef<HTMLElement>(null)
  const onKeyDown = useListKeys(element, selection.toggle)
  const change = useSearchChange(scope)
  const wide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false })
  const Rows = wide ? ListTable : ListCards
  return (
    <section
      aria-label={scope.list === 'people' ? 'Lista uczestników' : 'Lista zgłoszeń'}
      className="list"
      ref={element}
      onKeyDown={onKeyDown}
    >
      <ListViews scope={scope} search={search} />
      <div className="list-ask">
        <ListSentence scope={scope} search={search} fields={fields} count={count} />
        <SearchField scope={scope} search={search} />
      </div>
      {list.data === undefined && list.error !== null && (
        <Trouble error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data === undefined && list.error === null && <ListSkeleton />}
      {list.data !== undefined && (
        <div aria-busy={list.isPlaceholderData} className="list-body" data-dense={search.gesto === 'tak'}>
          {rows.length === 0 ? (
            list.hasNextPage ? (
              <p role="status">Szukam dalej…</p>
            ) : (
              <NothingFound scope={scope} />
            )
          ) : (
            <Rows {...{ scope, search, rows, columns, selection }} />
          )}
        </div>
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="btn quiet list-more"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Wczytuję…' : 'Pokaż więcej'}
        </button>
      )}
      <p className="list-under">
        <button type="button" className="link" onClick={() => setOpen('columns')}>
          {columnsWord(columns.length, fields.columns.length)}
        </button>
        <button
          type="button"
          className="link"
          aria-pressed={search.gesto === 'tak'}
          onClick={() => change({ ...search, gesto: search.gesto === 'tak' ? undefined : 'tak' })}
        >
          Zwarty widok
        </button>
        {rows.length > 0 && (
          <>
            <button type="button" className="link" onClick={() => window.print()}>
              Drukuj
            </button>
            <button type="button" className="link" onClick={() => setOpen('file')}>
              Zapisz do pliku
            </button>
            <span>Plik obejmie wszystkie wiersze, które spełniają warunki.</span>
          </>
        )}
      </p>
      <BulkBar
        selection={selection}
        shown={rows.map(({ id }) => id)}
        count={count}
        list={scope.list}
        onFile={() => setOpen('selected')}
        more={bulk?.(selection.isAll ? null : selection.ids)}
      />
      <ColumnChoice
        isOpen={open === 'columns'}
        columns={fields.columns}
        chosen={keys}
        onClose={() => setOpen(null)}
        onChoose={(kolumny) => change({ ...search, kolumny })}
      />
      <FileChoice
        isOpen={open === 'file' || open === 'selected'}
        scope={scope}
        search={search}
        columns={columns}
        count={count}
        rows={open === 'selected' && !selection.isAll ? selection.ids : null}
        onClose={() => setOpen(null)}
      />
    </section>
  )
}
