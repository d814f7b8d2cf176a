import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import {
  confirmTransferPackage,
  exportTransferPackage,
  getTransferPackage,
  listTransferPackages,
  prepareTransferPackage,
  sendTransferPackage,
  withdrawTransferPackage,
} from '#contract/packages.ts'
import { ask, isOffline, isRefused, problemsIn } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'
import type { EventScope } from '../../shared/event-versions.ts'
import { moneyChanged } from '../shared/money-api.ts'

export type TransferPackage = OutputOf<typeof listTransferPackages>['packages'][number]

export const packagesQuery = (scope: EventScope) =>
  infiniteQueryOptions({
    queryKey: ['money', scope, 'packages'],
    queryFn: ({ pageParam, signal }) =>
      ask(listTransferPackages, { params: scope, query: { after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last) => last.next,
  })

export const packageQuery = (scope: EventScope, packageId: string) =>
  queryOptions({
    queryKey: ['money', scope, 'package', packageId],
    queryFn: ({ signal }) => ask(getTransferPackage, { params: { ...scope, packageId }, signal }),
  })

export function usePreparing(scope: EventScope) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { readonly refunds: string[]; readonly from: string }) =>
      ask(prepareTransferPackage, { params: scope, body }),
    onSettled: () => moneyChanged(client, scope),
  })
}

const STEPS = {
  confirm: confirmTransferPackage,
  send: sendTransferPackage,
  withdraw: withdrawTransferPackage,
} as const

/** A step of a package: it is confirmed, sent or taken back. */
export function usePackageStep(scope: EventScope, packageId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (step: keyof typeof STEPS) => ask(STEPS[step], { params: { ...scope, packageId }, body: {} }),
    onSettled: () => moneyChanged(client, scope),
  })
}

export const fileAddress = (scope: EventScope, packageId: string, format: 'elixir' | 'csv') =>
  addressOf(exportTransferPackage.path, { params: { ...scope, packageId }, query: { format } })

/** Why a step was not done. */
export function packageTrouble(error: Error): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'second_person_needed'))
    return 'Tę paczkę zatwierdza inna osoba: nie ta, która ją przygotowała.'
  if (isRefused(error, 'refund_in_package'))
    return 'Jeden z\u00a0tych zwrotów jest już w\u00a0innej paczce. Lista jest odświeżona.'
  if (isRefused(error, 'changed_meanwhile') || isRefused(error, 'package_ended'))
    return 'To zmieniło się w\u00a0międzyczasie. Lista jest już odświeżona.'
  if (isRefused(error, 'invalid_input')) return problemsIn(error)[0]?.message ?? 'Sprawdź numer konta.'
  return 'To nasza usterka. Spróbuj za chwilę, nic nie stanie się dwa razy.'
}

const FIRST_PAGE: string | undefined = undefined
