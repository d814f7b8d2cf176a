import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getBrand, updateBrand } from '#contract/brand.ts'
import type { BodyInputOf, OutputOf } from '#contract/endpoint.ts'
import { ask, isOffline } from '#web/lib/ask.ts'
import { sessionQuery } from '../../shared/session.ts'

export type Brand = OutputOf<typeof getBrand>

/** How the organiser looks; for people who may change it. */
export const brandQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['brand', accountId],
    queryFn: ({ signal }) => ask(getBrand, { params: { accountId }, signal }),
  })

/** Saves some of it; the panel names the account anew. */
export function useSaveBrand(accountId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateBrand>) => ask(updateBrand, { params: { accountId }, body }),
    onSuccess: (after) => {
      client.setQueryData(brandQuery(accountId).queryKey, after)
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
}

/** Why it was not saved; null while nothing went wrong. */
export function brandTrouble(error: Error | null): string | null {
  if (error === null) return null
  return isOffline(error)
    ? 'Nie zapisano: brak połączenia. Dane zostały. Spróbuj ponownie.'
    : 'Nie udało się zapisać. To nasza usterka. Dane zostały, spróbuj za chwilę.'
}
