import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { changeSiteAddress, checkSubdomain, getSiteAddress } from '#contract/site-address.ts'
import { ask } from '#web/lib/ask.ts'
import { sessionQuery } from '../shared/session.ts'

export type SiteAddress = OutputOf<typeof getSiteAddress>

export const siteAddressQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['site-address', accountId],
    queryFn: ({ signal }) => ask(getSiteAddress, { params: { accountId }, signal }),
  })

/** Whether the account could have the subdomain; null: it is not asked about. */
export function useSubdomainCheck(accountId: string, subdomain: string | null) {
  return useQuery({
    queryKey: ['subdomain', accountId, subdomain],
    queryFn: ({ signal }) =>
      ask(checkSubdomain, { params: { accountId }, query: { subdomain: subdomain ?? '' }, signal }),
    enabled: subdomain !== null,
    staleTime: 5_000,
    // A failed check is shown at once, with a button to repeat it.
    retry: false,
  })
}

/** Moves the site; links of the panel to it follow. */
export function useChangeSiteAddress(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { subdomain: string; seen: string }) =>
      ask(changeSiteAddress, { params: { accountId }, body }),
    onSuccess: (after) => {
      client.setQueryData(siteAddressQuery(accountId).queryKey, after)
      return Promise.all([
        client.invalidateQueries(sessionQuery),
        client.invalidateQueries({ queryKey: ['events', accountId] }),
        client.invalidateQueries({ queryKey: ['own-domain', accountId] }),
      ])
    },
    onError: () => client.invalidateQueries({ queryKey: ['subdomain', accountId] }),
  })
}
