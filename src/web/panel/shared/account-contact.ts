import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getAccountContact, updateAccountContact } from '#contract/account-contact.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'

export type AccountContact = OutputOf<typeof getAccountContact>

/** The contact of the organiser for visitors; for people who may change it. */
export const accountContactQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account-contact', accountId],
    queryFn: ({ signal }) => ask(getAccountContact, { params: { accountId }, signal }),
  })

/** Saves it; every page of the panel that shows it is updated. */
export function useSaveAccountContact(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountContact) => ask(updateAccountContact, { params: { accountId }, body }),
    onSuccess: (after) => client.setQueryData(accountContactQuery(accountId).queryKey, after),
  })
}
