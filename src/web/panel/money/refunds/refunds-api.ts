import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  askRefundAccount,
  confirmRefund,
  getRefundSettings,
  handBackRefund,
  listRefunds,
  type refundState,
  typeRefundAccount,
  updateRefundSettings,
  withholdRefund,
} from '#contract/refunds.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { moneyChanged } from '../shared/money-api.ts'

export type Refund = OutputOf<typeof listRefunds>['refunds'][number]

/** Gateways and payers change them while the page is open. */
const REFRESH_MS = 15_000

export type RefundState = z.infer<typeof refundState>

/** The refunds of an event in a state, newest first, page after page. */
export const refundsQuery = (scope: EventScope, state: RefundState) =>
  infiniteQueryOptions({
    queryKey: ['refunds', scope, state],
    queryFn: ({ pageParam, signal }) =>
      ask(listRefunds, { params: scope, query: { after: pageParam, state }, signal }),
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
  | { readonly kind: 'account'; readonly account: string }
  | { readonly kind: 'ask' }

/** Sends a decision; the list shows the result at once, also when a colleague was faster. */
export function useRefundDecision(scope: EventScope, refundId: string) {
  const client = useQueryClient()
  const params = { ...scope, refundId }
  return useMutation({
    mutationFn: async (decision: Decision): Promise<unknown> => {
      if (decision.kind === 'ask') return ask(askRefundAccount, { params, body: {} })
      if (decision.kind === 'account')
        return ask(typeRefundAccount, { params, body: { account: decision.account } })
      if (decision.kind === 'confirm') return ask(confirmRefund, { params, body: {} })
      if (decision.kind === 'withhold')
        return ask(withholdRefund, { params, body: { reason: decision.reason } })
      return ask(handBackRefund, { params, body: { how: decision.how } })
    },
    onSettled: () => moneyChanged(client, scope),
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
