import type { z } from 'zod'
import type { getSiteAddress as contract } from '#contract/site-address.ts'
import { keptUntil, MOST_FORMER } from '#domain/organiser/former-hosts.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { addressOf, faceOf } from '#server/http/face.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type HostRow, listHosts } from './hosts.queries.ts'

export type SiteAddress = z.output<typeof contract.output>

/** The subdomain of the account and its former ones. @throws Refusal not_found */
export async function getSiteAddress(ctx: TenantCtx): Promise<SiteAddress> {
  return siteAddressView(ctx, await ctx.db.tenant(ctx.account, (tx) => listHosts(tx, ctx.account)))
}

/** The subdomain that is in use. @throws Refusal not_found */
export function subdomainOf(hosts: readonly HostRow[]): HostRow {
  const used = hosts.find(({ isOwn, givenUpAt }) => !isOwn && givenUpAt === null)
  if (used === undefined) throw new Refusal('not_found')
  return used
}

/** What the panel shows of the hosts of an account. */
export function siteAddressView(
  { config }: Pick<TenantCtx, 'config'>,
  hosts: readonly HostRow[],
): SiteAddress {
  const { host } = subdomainOf(hosts)
  const { domain } = faceOf(host, config.brands).brand
  const former = hosts.flatMap((each) =>
    each.givenUpAt === null ? [] : [{ host: each.host, keptUntil: keptUntil(each.givenUpAt).toString() }],
  )
  return {
    ...{ subdomain: host.slice(0, -domain.length - 1), domain, address: addressOf(host, config) },
    ...{ former, mayChange: former.length < MOST_FORMER },
  }
}
