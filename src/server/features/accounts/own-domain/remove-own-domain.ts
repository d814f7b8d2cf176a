import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { subdomainOf } from '../get-site-address.ts'
import { lockHosts, setMainHost } from '../hosts.queries.ts'
import { deleteOwnDomain, lockOwnDomain, releaseOwnHost } from './own-domain.queries.ts'

/** The site is at its subdomain again, and the domain is free for any account that proves it. Nothing to do without one. */
export async function removeOwnDomain(ctx: TenantCtx): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const hosts = await lockHosts(tx, ctx.account)
    const before = await lockOwnDomain(tx, ctx.account)
    if (before === undefined) return
    await setMainHost(tx, ctx.account, subdomainOf(hosts).host)
    await releaseOwnHost(tx, ctx.account)
    await deleteOwnDomain(tx, ctx.account)
    await recordAudit(tx, ctx, {
      action: 'account.domain_removed',
      before: { domain: before.host },
      after: { domain: '' },
    })
  })
}
