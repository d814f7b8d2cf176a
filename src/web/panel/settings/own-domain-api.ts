import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  checkOwnDomain,
  connectOwnDomain,
  getOwnDomain,
  removeOwnDomain,
  updateOwnDomain,
} from '#contract/own-domain.ts'
import { ask } from '#web/lib/ask.ts'
import { sessionQuery } from '../shared/session.ts'

export type OwnDomain = OutputOf<typeof getOwnDomain>
export type ConnectedDomain = NonNullable<OwnDomain['domain']>

/** While somebody waits for a record, what the server finds by itself is shown without a press. */
const WATCHED_EVERY = 15_000

export const ownDomainQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['own-domain', accountId],
    queryFn: ({ signal }) => ask(getOwnDomain, { params: { accountId }, signal }),
    refetchInterval: ({ state }) => {
      const { data } = state
      return data?.domain != null && data.domain.state !== 'working' ? WATCHED_EVERY : false
    },
  })

/** Each returns the domain as it is afterwards; links of the panel to the site follow it. */
function useChange<Input>(accountId: string, change: (input: Input) => Promise<OwnDomain>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (after) => {
      client.setQueryData(ownDomainQuery(accountId).queryKey, after)
      return Promise.all([
        client.invalidateQueries(sessionQuery),
        client.invalidateQueries({ queryKey: ['events', accountId] }),
      ])
    },
  })
}

export const useConnectDomain = (accountId: string) =>
  useChange(accountId, (domain: string) => ask(connectOwnDomain, { params: { accountId }, body: { domain } }))

export const useCheckDomain = (accountId: string) =>
  useChange(accountId, () => ask(checkOwnDomain, { params: { accountId }, body: {} }))

export const useRedirect = (accountId: string) =>
  useChange(accountId, (redirects: boolean) =>
    ask(updateOwnDomain, { params: { accountId }, body: { redirects } }),
  )

export const useRemoveDomain = (accountId: string) =>
  useChange(accountId, () => ask(removeOwnDomain, { params: { accountId } }))
