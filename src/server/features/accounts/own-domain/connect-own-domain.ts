import { readOwnDomain } from '#domain/organiser/own-domain-name.ts'
import { domainFaults } from '#i18n/pl/own-domain.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import { randomToken } from '#server/base/secrets.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { subdomainOf } from '../get-site-address.ts'
import { lockHosts, setMainHost } from '../hosts.queries.ts'
import { deleteOwnDomain, insertOwnDomain, lockOwnDomain, releaseOwnHost } from './own-domain.queries.ts'

/**
 * Claims a domain for the account, instead of one claimed before. Anybody may claim any: it does nothing until the name
 * servers prove it, and says nothing of other accounts. The same domain again keeps its secret.
 * @throws Refusal invalid_input at the field `domain`; own_domain_unavailable where there is nothing to point to
 */
export async function connectOwnDomain(ctx: TenantCtx, typed: string): Promise<void> {
  if (ctx.config.publicAddresses.length === 0) throw new Refusal('own_domain_unavailable')
  const read = readOwnDomain(
    typed,
    ctx.config.brands.map(({ domain }) => domain),
  )
  if ('fault' in read) {
    const problem = { code: read.fault, field: 'domain', message: domainFaults[read.fault] }
    throw new Refusal('invalid_input', { problems: [problem] })
  }
  await ctx.db.tenant(ctx.account, async (tx) => {
    const hosts = await lockHosts(tx, ctx.account)
    const before = await lockOwnDomain(tx, ctx.account)
    if (before?.host === read.domain) return
    await setMainHost(tx, ctx.account, subdomainOf(hosts).host)
    await releaseOwnHost(tx, ctx.account)
    await deleteOwnDomain(tx, ctx.account)
    await insertOwnDomain(tx, { accountId: ctx.account, host: read.domain, secret: randomToken() })
    await recordAudit(tx, ctx, {
      action: 'account.domain_claimed',
      ...(before ? { before: { domain: before.host } } : {}),
      after: { domain: read.domain },
    })
  })
}
