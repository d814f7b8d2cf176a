import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listRegistrations } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'
import type { Filter } from './filter.ts'

export type RegistrationPage = OutputOf<typeof listRegistrations>
export type RegistrationRow = RegistrationPage['registrations'][number]

/** An event in the account that owns it. */
export interface EventScope {
  readonly accountId: string
  readonly eventId: string
}

/** People register while the list is open; it is refreshed as long as it is visible. */
const REFRESH_MS = 15_000

/** The list of registrations, newest first, page after page. */
export const registrationsQuery = (scope: EventScope, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['registrations', scope, filter],
    queryFn: ({ pageParam, signal }) =>
      ask(listRegistrations, {
        params: scope,
        query: { search: filter.szukaj, state: filter.stan, after: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
    // The last result stays visible while the next one is being fetched.
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })

const FIRST_PAGE: string | undefined = undefined
