import { useLocalStorage } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { deleteSession, getSession } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'

export type Session = OutputOf<typeof getSession>
export type Account = Session['accounts'][number]

/** Who is signed in, and in which accounts. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => ask(getSession, { signal }),
  staleTime: 60_000,
})

/** The accounts of the session; empty until it has come. */
export function useAccounts(): readonly Account[] {
  return useQuery(sessionQuery).data?.accounts ?? []
}

/** The account that was worked on last on this device, while it is among those of the session. */
export function useLastAccount(): readonly [Account | undefined, (accountId: string) => void] {
  const accounts = useAccounts()
  const [lastId, setLastId] = useLocalStorage({
    key: 'panel.account',
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  return [accounts.find(({ id }) => id === lastId), setLastId]
}

/** Ends the session and opens the sign-in page afresh, so that nothing of it stays in memory. */
export async function signOut(): Promise<void> {
  await ask(deleteSession)
  location.assign('/logowanie')
}
