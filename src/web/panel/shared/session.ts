import { useLocalStorage } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { deleteSession, getSession } from '#contract/panel.ts'
import { ask } from '#web/lib/ask.ts'

export type Session = OutputOf<typeof getSession>
export type Account = Session['accounts'][number]

/** The signed-in user and their accounts. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => ask(getSession, { signal }),
  staleTime: 60_000,
})

/** The accounts of the session; empty until it has loaded. */
export function useAccounts(): readonly Account[] {
  return useQuery(sessionQuery).data?.accounts ?? []
}

/** The account that was used last on this device, while it is among those of the session. */
export function useLastAccount(): readonly [Account | undefined, (accountId: string) => void] {
  const accounts = useAccounts()
  const [lastId, setLastId] = useLocalStorage({
    key: 'panel.account',
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  return [accounts.find(({ id }) => id === lastId), setLastId]
}

/** The account of an address, otherwise the last used one; it becomes the last used one. */
export function useChosenAccount(accountId: string | undefined): Account | undefined {
  const accounts = useAccounts()
  const [last, remember] = useLastAccount()
  const account = accounts.find(({ id }) => id === accountId) ?? last ?? accounts[0]
  useEffect(() => {
    if (account !== undefined) remember(account.id)
  }, [account, remember])
  return account
}

/** Ends the session and opens the sign-in page afresh, so that no data of it stay in memory. */
export async function signOut(): Promise<void> {
  await ask(deleteSession)
  location.assign('/logowanie')
}
