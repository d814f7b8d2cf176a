import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  confirmRefund,
  getRefundSettings,
  handBackRefund,
  listRefunds,
  updateRefundSettings,
  withholdRefund,
} from '#contract/refunds.ts'
import { ask } from '#web/lib/ask.ts'

export type Refund = OutputOf<typeof listRefunds>['refunds'][number]

/** An event in the account that owns it. */
export interface EventScope {
  readonly accountId: string
  readonly eventId: string
}

/** Gateways and payers change them while the page is open. */
const REFRESH_MS = 15_000

/** The refunds of an event, newest first, page after page. */
export const refundsQuery = (scope: EventScope) =>
  infiniteQueryOptions({
    queryKey: ['refunds', scope],
    queryFn: ({ pageParam, signal }) =>
      ask(listRefunds, { params: scope, query: { after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
    refetchInterval: REFRESH_MS,
  })

const FIRST_PAGE: string | undefined = undefined

/** A decision of the staff about a refund. */
export type Decision =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'withhold'; readonly reason: string }
  | { readonly kind: 'hand_back'; readonly how: 'transfer' | 'cash' }

/** Sends a decision; the list shows the result at once, also when a colleague was faster. */
export function useRefundDecision(scope: EventScope, refundId: string) {
  const client = useQueryClient()
  const params = { ...scope, refundId }
  return useMutation({
    mutationFn: (decision: Decision) => {
      if (decision.kind === 'confirm') return ask(confirmRefund, { params, body: {} })
      if (decision.kind === 'withhold')
        return ask(withholdRefund, { params, body: { reason: decision.reason } })
      return ask(handBackRefund, { params, body: { how: decision.how } })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['refunds', scope] }),
  })
}

export const settingsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['refund-settings', accountId],
    queryFn: ({ signal }) => ask(getRefundSettings, { params: { accountId }, signal }),
  })

/** Sets the amount, in grosze, above which refunds wait. */
export function useSettings(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (confirmAbove: number) =>
      ask(updateRefundSettings, { params: { accountId }, body: { confirmAbove } }),
    onSuccess: (after) => client.setQueryData(settingsQuery(accountId).queryKey, after),
  })
}
