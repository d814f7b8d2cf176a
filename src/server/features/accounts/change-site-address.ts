import { MOST_FORMER } from '#domain/organiser/former-hosts.ts'
import { looksTrusted } from '#domain/values/trusted-name.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { refusalAt } from '#server/http/refusal.ts'
import { assertMayBeTaken } from './assert-may-be-taken.ts'
import { type SiteAddress, siteAddressView, subdomainOf } from './get-site-address.ts'
import { giveUpHost, type HostRow, listHosts, lockHosts, setMainHost, takeHost } from './hosts.queries.ts'

const FIELD = 'subdomain'

/**
 * Moves the site to another subdomain of the same base domain. The present one leads there from then on and is kept for
 * the account; to a former one the account may return. Of two who want one name at once, one gets it.
 * @throws Refusal at the field `subdomain`: invalid_input, domain_taken; address_needs_review for a name that resembles
 *   a bank, an office or a brand; details_conflict when the address is another than `seen`; too_many_addresses
 */
export async function changeSiteAddress(
  ctx: TenantCtx,
  { subdomain, seen }: { readonly subdomain: string; readonly seen: string },
): Promise<SiteAddress> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const before = await lockHosts(tx, ctx.account)
    const address = siteAddressView(ctx, before)
    if (address.subdomain === subdomain) return address
    if (address.subdomain !== seen) throw refusalAt(FIELD, 'details_conflict')
    const old = subdomainOf(before)
    const host = `${subdomain}.${address.domain}`
    assertMayBeTaken(ctx, host, FIELD)
    if (looksTrusted({ name: '', subdomain })) throw refusalAt(FIELD, 'address_needs_review')
    assertFewFormer(before, host)
    // Taken before the old one is given up: two accounts that want each other's names do not wait for each other.
    const taken = { host, accountId: ctx.account, onReview: old.onReview, isMain: false }
    if (!(await takeHost(tx, taken))) throw refusalAt(FIELD, 'domain_taken')
    await giveUpHost(tx, old.host)
    if (old.isMain) await setMainHost(tx, ctx.account, host)
    await recordAudit(tx, ctx, {
      action: 'account.address_changed',
      before: { host: old.host },
      after: { host },
    })
    return siteAddressView(ctx, await listHosts(tx, ctx.account))
  })
}

/** The one that is returned to is no longer a former one. */
function assertFewFormer(hosts: readonly HostRow[], wanted: string): void {
  const former = hosts.filter(({ host, givenUpAt }) => givenUpAt !== null && host !== wanted)
  if (former.length >= MOST_FORMER) throw refusalAt(FIELD, 'too_many_addresses')
}
