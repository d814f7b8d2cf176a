import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { endAllSessions, endSession, listSessions } from '#contract/sessions.ts'
import { ask } from '#web/lib/ask.ts'

export type OwnSession = OutputOf<typeof listSessions>['sessions'][number]

/** Where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await ask(listSessions, { signal })).sessions,
})

/** Ends another session of the user; the list is read again, also when it did not work. */
export function useEndSession(sessionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => ask(endSession, { params: { sessionId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Ends all sessions and opens the sign-in page afresh, so that no data stay in memory. */
export async function signOutEverywhere(): Promise<void> {
  await ask(endAllSessions)
  location.assign('/logowanie')
}
