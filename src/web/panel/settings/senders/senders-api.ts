import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { askReplyAddress, getSenders, updateSenders } from '#contract/senders.ts'
import { ask, isOffline } from '#web/lib/ask.ts'

export type Senders = OutputOf<typeof getSenders>

/** Sender and reply address; asked again now and then while an address waits to be confirmed. */
export const sendersQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['senders', accountId],
    queryFn: ({ signal }) => ask(getSenders, { params: { accountId }, signal }),
    refetchInterval: ({ state }) => (state.data?.waiting ? 15_000 : false),
  })

function useSaving<Wanted>(accountId: string, save: (wanted: Wanted) => Promise<Senders>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: save,
    onSuccess: (after) => client.setQueryData(sendersQuery(accountId).queryKey, after),
  })
}

export const useSaveSenderName = (accountId: string) =>
  useSaving(accountId, (name: string) => ask(updateSenders, { params: { accountId }, body: { name } }))

/** Sends the link that confirms the address. */
export const useAskReplyAddress = (accountId: string) =>
  useSaving(accountId, (email: string) => ask(askReplyAddress, { params: { accountId }, body: { email } }))

/** Why it was not saved; null while nothing went wrong. */
export function sendersTrouble(error: Error | null): string | null {
  if (error === null) return null
  return isOffline(error)
    ? 'Brak połączenia. Nic się nie zmieniło, spróbuj ponownie.'
    : 'Nie udało się. To nasza usterka, spróbuj za chwilę.'
}
