import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  getMoney,
  listBalances,
  listMoneyDoubts,
  listPayments,
  listSamePayer,
  moveSurplus,
  returnSurplus,
  settleMoneyDoubt,
  sumPayments,
} from '#contract/money.ts'
import { correctPrice } from '#contract/office-money.ts'
import { ask } from '#web/lib/ask.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { listsChanged } from '../../shared/lists-changed.ts'
import type { PaymentSearch } from './payment-search.ts'

export type Money = OutputOf<typeof getMoney>
export type Payment = OutputOf<typeof listPayments>['payments'][number]
export type Doubt = OutputOf<typeof listMoneyDoubts>['doubts'][number]
export type BalanceRow = OutputOf<typeof listBalances>['rows'][number]

const REFRESH_MS = 30_000

export const moneyQuery = (scope: EventScope) =>
  queryOptions({
    queryKey: ['money', scope, 'sums'],
    queryFn: ({ signal }) => ask(getMoney, { params: scope, signal }),
    refetchInterval: REFRESH_MS,
  })

const asked = ({ sposob, dzien }: PaymentSearch) => ({ way: sposob, day: dzien })

export const paymentsQuery = (scope: EventScope, search: PaymentSearch) =>
  infiniteQueryOptions({
    queryKey: ['money', scope, 'payments', search],
    queryFn: ({ pageParam, signal }) =>
      ask(listPayments, {
        params: scope,
        query: { ...asked(search), state: search.stan, after: pageParam },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })

export const sumsQuery = (scope: EventScope, search: PaymentSearch) =>
  queryOptions({
    queryKey: ['money', scope, 'payment-sums', asked(search)],
    queryFn: ({ signal }) => ask(sumPayments, { params: scope, query: asked(search), signal }),
    placeholderData: keepPreviousData,
  })

export const balancesQuery = (scope: EventScope, which: 'overdue' | 'surplus') =>
  infiniteQueryOptions({
    queryKey: ['money', scope, 'balances', which],
    queryFn: ({ pageParam, signal }) =>
      ask(listBalances, { params: { ...scope, which }, query: { after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
  })

export const doubtsQuery = (scope: EventScope) =>
  infiniteQueryOptions({
    queryKey: ['money', scope, 'doubts'],
    queryFn: ({ pageParam, signal }) =>
      ask(listMoneyDoubts, { params: scope, query: { after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
  })

export const samePayerQuery = (scope: EventScope, registrationId: string) =>
  queryOptions({
    queryKey: ['money', scope, 'same-payer', registrationId],
    queryFn: async ({ signal }) =>
      (await ask(listSamePayer, { params: { ...scope, registrationId }, signal })).registrations,
  })

/** What somebody decides about the money of a registration; each has a reason. */
export type MoneyDecision =
  | { readonly kind: 'return'; readonly amount: number; readonly reason: string }
  | {
      readonly kind: 'settle'
      readonly doubt: Doubt['kind']
      readonly amount: number
      readonly reason: string
    }
  | { readonly kind: 'write_off'; readonly owed: number; readonly seen: number; readonly reason: string }
  | { readonly kind: 'move'; readonly to: string; readonly amount: number; readonly reason: string }

/** Sends a decision; everything that shows money is read anew. @param key of the request, one for each form */
export function useMoneyDecision(scope: EventScope, registrationId: string, key: string) {
  const client = useQueryClient()
  const params = { ...scope, registrationId }
  return useMutation({
    mutationFn: async (decision: MoneyDecision): Promise<void> => {
      const { reason } = decision
      switch (decision.kind) {
        case 'return':
          return ask(returnSurplus, { params, body: { amount: decision.amount, reason } })
        case 'settle':
          return ask(settleMoneyDoubt, {
            params,
            body: { kind: decision.doubt, amount: decision.amount, reason },
          })
        case 'write_off': {
          const { owed, seen } = decision
          await ask(correctPrice, { params, body: { owed, seen, reason, tell: true }, key })
          return
        }
        case 'move':
          return ask(moveSurplus, {
            params,
            body: { to: decision.to, amount: decision.amount, reason },
            key,
          })
      }
    },
    onSettled: async () => {
      await moneyChanged(client, scope)
      await client.invalidateQueries({ queryKey: ['registration'] })
    },
  })
}

/** Money has moved: sums, lists and refunds are read anew. */
export const moneyChanged = (client: ReturnType<typeof useQueryClient>, scope: EventScope) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['money', scope] }),
    client.invalidateQueries({ queryKey: ['refunds', scope] }),
    listsChanged(client),
  ])

const FIRST_PAGE: string | undefined = undefined
