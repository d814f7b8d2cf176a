import { queryOptions, useQueries } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { listEvents } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'
import { type Account, useAccounts } from './session.ts'

export type EventSummary = OutputOf<typeof listEvents>['events'][number]

/** The events of an account, with current numbers. */
export const eventsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['events', accountId],
    queryFn: async ({ signal }) => (await ask(listEvents, { params: { accountId }, signal })).events,
    refetchInterval: 30_000,
  })

/** An event and the account it belongs to. */
export interface OwnedEvent {
  readonly account: Account
  readonly event: EventSummary
}

/**
 * Finds an event by its id among those of all accounts of the session: an address names the event
 * alone, so that a link works for every colleague. `found` is null when there is none.
 */
export function useOwnedEvent(eventId: string): {
  readonly found: OwnedEvent | null
  readonly pending: boolean
  readonly error: Error | null
  readonly retry: () => void
} {
  const accounts = useAccounts()
  return useQueries({
    queries: accounts.map((account) => eventsQuery(account.id)),
    combine: (answers) => {
      const found = accounts.flatMap((account, index) => {
        const event = answers[index]?.data?.find((candidate) => candidate.id === eventId)
        return event === undefined ? [] : [{ account, event }]
      })
      return {
        found: found[0] ?? null,
        pending: answers.some((answer) => answer.isPending),
        error: answers.find((answer) => answer.error !== null)?.error ?? null,
        retry: () => {
          for (const answer of answers) void answer.refetch()
        },
      }
    },
  })
}
