import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listWaitingEntries, offerOutOfTurn, removeWaitingEntry } from '#contract/waiting-list.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import type { EventScope } from '../shared/event-versions.ts'
import { liveQuery } from '../shared/limits/live-limits.ts'

export type WaitingPage = OutputOf<typeof listWaitingEntries>
export type WaitingEntry = WaitingPage['entries'][number]

/** Offers end and places become free while the page is open. */
const REFRESH_MS = 15_000

/** The parties of one state, in turn, page after page. */
export const waitingQuery = (scope: EventScope, state: 'waiting' | 'offered') =>
  infiniteQueryOptions({
    queryKey: ['waiting', scope, state],
    queryFn: ({ pageParam, signal }) =>
      ask(listWaitingEntries, { params: scope, query: { state, after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
    refetchInterval: REFRESH_MS,
  })

const FIRST_PAGE: string | undefined = undefined

/** What the staff do with a party: offer it places before its turn, or take it off the list. */
export type WaitingAction = { readonly kind: 'offer'; readonly reason: string } | { readonly kind: 'remove' }

/** Sends it; the list and the limits show the result at once, also when a colleague was faster. */
export function useWaitingAction(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ entry, action }: { readonly entry: string; readonly action: WaitingAction }) => {
      const params = { ...scope, waitingEntryId: entry }
      if (action.kind === 'offer') await ask(offerOutOfTurn, { params, body: { reason: action.reason } })
      else await ask(removeWaitingEntry, { params })
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['waiting', scope] }),
        client.invalidateQueries(liveQuery(scope)),
      ]),
  })
}

/** Why it was not done. */
export function waitingTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'full')) return 'Nie ma teraz tylu wolnych miejsc. Najpierw zwiększ limit.'
  if (isRefused(error, 'not_waiting')) return 'Te osoby już nie czekają. Lista jest odświeżona.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
