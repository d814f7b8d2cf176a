import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { getPanelRegistration, listRegistrations } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'
import type { Filter } from './filter.ts'

export type RegistrationPage = OutputOf<typeof listRegistrations>
export type RegistrationRow = RegistrationPage['registrations'][number]
export type Registration = OutputOf<typeof getPanelRegistration>

/** An event in the account that owns it. */
export interface EventScope {
  readonly accountId: string
  readonly eventId: string
}

/** People register while the list lies open; it follows them as long as somebody looks. */
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
    // What was found last stays in sight while the next answer is on its way.
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })

const FIRST_PAGE: string | undefined = undefined

/** One registration with everything that is known of it. */
export const registrationQuery = (scope: EventScope, registrationId: string) =>
  queryOptions({
    queryKey: ['registration', scope, registrationId],
    queryFn: ({ signal }) => ask(getPanelRegistration, { params: { ...scope, registrationId }, signal }),
    refetchInterval: REFRESH_MS,
  })
