import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createCollection,
  exportDonations,
  getCollection,
  listCollections,
  listDonations,
  refundDonation,
  setCollectionState,
  updateCollection,
} from '#contract/collections.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { ask, isOffline, isRefused } from '#web/lib/ask.ts'
import { addressOf } from '#web/lib/call.ts'

export type CollectionItem = OutputOf<typeof listCollections>['collections'][number]
export type Collection = OutputOf<typeof getCollection>
export type Setting = BodyInputOf<typeof updateCollection>
export type DonationItem = OutputOf<typeof listDonations>['donations'][number]
type Page = OutputOf<typeof listDonations>

export interface CollectionScope {
  readonly accountId: string
  readonly collectionId: string
}

const FIRST_PAGE: string | undefined = undefined

export const collectionsQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['collections', accountId],
    queryFn: ({ signal }) => ask(listCollections, { params: { accountId }, signal }),
  })

export const collectionQuery = (scope: CollectionScope) =>
  queryOptions({
    queryKey: ['collection', scope],
    queryFn: ({ signal }) => ask(getCollection, { params: scope, signal }),
  })

export const donationsQuery = (scope: CollectionScope) =>
  infiniteQueryOptions({
    queryKey: ['donations', scope],
    queryFn: ({ pageParam, signal }) =>
      ask(listDonations, { params: scope, query: { after: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (last: Page) => last.next,
  })

export function useCreating(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => ask(createCollection, { params: { accountId }, body: { title } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['collections', accountId] }),
  })
}

/** Changes a collection or a donation to it; what is shown of it is then read anew. */
function useChange<Input, Output>(scope: CollectionScope, send: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['collection', scope] }),
        client.invalidateQueries({ queryKey: ['donations', scope] }),
        client.invalidateQueries({ queryKey: ['collections', scope.accountId] }),
      ]),
  })
}

export const useSaving = (scope: CollectionScope) =>
  useChange(scope, (body: Setting) => ask(updateCollection, { params: scope, body }))

export const useSettingState = (scope: CollectionScope) =>
  useChange(scope, (state: 'open' | 'closed') => ask(setCollectionState, { params: scope, body: { state } }))

export const useRefunding = (scope: CollectionScope) =>
  useChange(scope, ({ donationId, ...body }: { donationId: string } & BodyInputOf<typeof refundDonation>) =>
    ask(refundDonation, { params: { ...scope, donationId }, body }),
  )

/** Of the file with the ledger of a collection. */
export const fileAddress = (scope: CollectionScope): string =>
  addressOf(exportDonations.path, { params: scope })

/** Why it was not done, and what to do. */
export function collectionTrouble(error: unknown): string {
  if (isOffline(error)) return 'Brak połączenia. Spróbuj ponownie, nic nie stanie się dwa razy.'
  if (isRefused(error, 'invalid_input')) return 'Sprawdź wpisane dane i\u00a0spróbuj ponownie.'
  if (isRefused(error, 'donation_goes_back'))
    return 'Ta darowizna już wróciła albo jest w\u00a0drodze z\u00a0powrotem. Lista jest odświeżona.'
  if (isRefused(error, 'not_refundable'))
    return 'Ta bramka nie zwróci darowizny. Zwróć ją przelewem i\u00a0zaznacz to tutaj.'
  if (isRefused(error, 'too_many_collections'))
    return 'Konto ma już najwięcej zbiórek, ile może mieć. Napisz do nas, zwiększymy ten limit.'
  if (isRefused(error, 'forbidden')) return 'Do tego potrzebne są inne uprawnienia.'
  return 'To nasza usterka. Spróbuj za chwilę.'
}
