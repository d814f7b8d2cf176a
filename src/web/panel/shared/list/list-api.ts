import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  countRows,
  deleteView,
  exportList,
  getListFields,
  listRows,
  listViews,
  saveView,
} from '#contract/lists.ts'
import { ask } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import { askedOf, type ListName, type ListSearch } from './list-search.ts'

export type ListFields = OutputOf<typeof getListFields>
export type ListColumn = ListFields['columns'][number]
export type ListFilter = ListFields['filters'][number]
type ListPage = OutputOf<typeof listRows>
export type ListedRow = ListPage['rows'][number]
export type Cell = NonNullable<ListedRow['cells'][number]>
export type ListView = OutputOf<typeof listViews>['views'][number]

/** A list of an event in the account that owns it. */
export interface ListScope {
  readonly accountId: string
  readonly eventId: string
  readonly list: ListName
}

/** People register while the list is open; it is refreshed as long as it is visible and not very long. */
const REFRESH_MS = 15_000
const REFRESHED_PAGES = 3
interface Paged {
  readonly state: { readonly data?: { readonly pages: readonly unknown[] } | undefined }
}
const FIRST_PAGE: string | undefined = undefined

export const fieldsQuery = (scope: ListScope) =>
  queryOptions({
    queryKey: ['list-fields', scope],
    queryFn: ({ signal }) => ask(getListFields, { params: scope, signal }),
    staleTime: 60_000,
  })

export const rowsQuery = (scope: ListScope, search: ListSearch, columns: readonly string[]) =>
  infiniteQueryOptions({
    queryKey: ['list', scope, askedOf(scope.list, search, columns)],
    queryFn: ({ pageParam, signal }) =>
      ask(listRows, {
        params: scope,
        query: { ...askedOf(scope.list, search, columns), after: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: ListPage) => last.next,
    // The last result stays visible while the next one is being fetched.
    placeholderData: keepPreviousData,
    refetchInterval: (query: Paged) => (query.state.data?.pages.length ?? 0) <= REFRESHED_PAGES && REFRESH_MS,
  })

export const countQuery = (scope: ListScope, given: ListSearch) => {
  const { search, conditions } = askedOf(scope.list, given, [])
  return queryOptions({
    queryKey: ['list-count', scope, search, conditions],
    queryFn: ({ signal }) => ask(countRows, { params: scope, query: { search, conditions }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
}

export const viewsQuery = (scope: ListScope) =>
  queryOptions({
    queryKey: ['list-views', scope],
    queryFn: async ({ signal }) => (await ask(listViews, { params: scope, signal })).views,
  })

export const keepView = (
  scope: ListScope,
  body: { name: string; shared: boolean; search: Record<string, string> },
) => ask(saveView, { params: scope, body })

export const dropView = (scope: ListScope, viewId: string) =>
  ask(deleteView, { params: { ...scope, viewId } })

export type FileFormat = 'csv-semicolon' | 'csv-comma' | 'csv-tab' | 'xlsx'

const FORMATS = {
  'csv-semicolon': { format: 'csv', separator: 'semicolon' },
  'csv-comma': { format: 'csv', separator: 'comma' },
  'csv-tab': { format: 'csv', separator: 'tab' },
  xlsx: { format: 'xlsx' },
} as const

/** What is asked of a list as a file. */
export const fileQuery = (
  scope: ListScope,
  search: ListSearch,
  { columns, format }: { readonly columns: readonly string[]; readonly format: FileFormat },
) => ({ ...askedOf(scope.list, search, columns), ...FORMATS[format] })

/** The address of the list as a file. @param rows only these; null: all that match */
export const fileAddress = (
  scope: ListScope,
  search: ListSearch,
  wanted: {
    readonly columns: readonly string[]
    readonly format: FileFormat
    readonly rows: readonly string[] | null
  },
): string =>
  addressOf(exportList.path, {
    params: scope,
    query: {
      ...fileQuery(scope, search, wanted),
      ...(wanted.rows !== null && { rows: wanted.rows.join(',') }),
    },
  })
