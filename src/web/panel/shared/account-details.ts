import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getAccountDetails, updateAccountDetails } from '#contract/account-details.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { ask } from '#web/lib/ask.ts'

export type AccountDetails = OutputOf<typeof getAccountDetails>

/** What the organiser says of itself to visitors; for people who may change it. */
export const accountDetailsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['account-details', accountId],
    queryFn: ({ signal }) => ask(getAccountDetails, { params: { accountId }, signal }),
  })

/** Saves some of it; every page of the panel that shows it is updated. */
export function useSaveAccountDetails(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateAccountDetails>) =>
      ask(updateAccountDetails, { params: { accountId }, body }),
    onSuccess: (after) => client.setQueryData(accountDetailsQuery(accountId).queryKey, after),
  })
}
