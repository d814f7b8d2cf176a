import { queryOptions, useQuery } from '@tanstack/react-query'
import { getBrand } from '#contract/brand.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { type SiteColours, siteColours } from '#domain/organiser/brand-colours.ts'
import { ask } from '#web/lib/ask.ts'

export type Look = OutputOf<typeof getBrand>

/** The name, colours and logo of an organiser, kept as the settings of the account keep them. */
export function useLook(accountId: string): Look | undefined {
  const query = queryOptions({
    queryKey: ['brand', accountId],
    queryFn: ({ signal }) => ask(getBrand, { params: { accountId }, signal }),
  })
  return useQuery({ ...query, enabled: accountId !== '' }).data
}

/** What its pages are painted with. */
export const coloursOf = ({ accent, background, usualBackground }: Look): SiteColours =>
  siteColours({ accent, background: background ?? usualBackground })
