import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockHosts } from '../hosts.queries.ts'
import { chooseMainHost } from './choose-main-host.ts'
import { lockOwnDomain, setRedirects } from './own-domain.queries.ts'

/** Sets whether the subdomain leads to the own domain while that works. @throws Refusal not_found without one */
export async function updateOwnDomain(ctx: TenantCtx, redirects: boolean): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const hosts = await lockHosts(tx, ctx.account)
    const row = await lockOwnDomain(tx, ctx.account)
    if (row === undefined) throw new Refusal('not_found')
    if (row.redirects === redirects) return
    await setRedirects(tx, ctx.account, redirects)
    await chooseMainHost(tx, ctx.account, hosts, { ...row, redirects })
    await recordAudit(tx, ctx, {
      action: 'account.domain_redirect_set',
      before: { redirects: row.redirects },
      after: { redirects },
    })
  })
}
