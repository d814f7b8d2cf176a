import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../get-account.ts'
import { findOwnDomain } from './own-domain.queries.ts'
import { type OwnDomainView, ownDomainView } from './own-domain.view.ts'

/** The own domain of the account, with what its name servers should say. @throws Refusal not_found */
export async function getOwnDomain(ctx: TenantCtx): Promise<OwnDomainView> {
  const { platformHost } = await getAccount(ctx)
  const row = await ctx.db.tenant(ctx.account, (tx) => findOwnDomain(tx, ctx.account))
  return ownDomainView(row, ctx.config, platformHost)
}
