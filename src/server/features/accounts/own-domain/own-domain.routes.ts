import {
  askCertificate,
  checkOwnDomain as checkContract,
  connectOwnDomain as connectContract,
  getOwnDomain as getContract,
  removeOwnDomain as removeContract,
  updateOwnDomain as updateContract,
} from '#contract/own-domain.ts'
import { mayEditAccount } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { openRoute } from '#server/http/route.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { assertCertificate } from './assert-certificate.ts'
import { checkOwnDomain } from './check-own-domain.ts'
import { connectOwnDomain } from './connect-own-domain.ts'
import { getOwnDomain } from './get-own-domain.ts'
import { removeOwnDomain } from './remove-own-domain.ts'
import { updateOwnDomain } from './update-own-domain.ts'

/** A look-up that ended so recently is not repeated. */
const FRESH_SECONDS = 3

async function checkNow(ctx: TenantCtx) {
  const { domain } = await getOwnDomain(ctx)
  const checkedAt = domain?.checkedAt ?? null
  const isFresh =
    checkedAt !== null && ctx.now.since(Temporal.Instant.from(checkedAt)).total('seconds') < FRESH_SECONDS
  if (!isFresh) await checkOwnDomain(ctx)
  return getOwnDomain(ctx)
}

/** The organiser's own domain. */
export const ownDomainRoutes = {
  getOwnDomain: memberRoute(getContract, mayEditAccount, ({ ctx }) => getOwnDomain(ctx)),
  connectOwnDomain: memberRoute(connectContract, mayEditAccount, async ({ ctx, body }) => {
    await connectOwnDomain(ctx, body.domain)
    return getOwnDomain(ctx)
  }),
  updateOwnDomain: memberRoute(updateContract, mayEditAccount, async ({ ctx, body }) => {
    await updateOwnDomain(ctx, body.redirects)
    return getOwnDomain(ctx)
  }),
  checkOwnDomain: memberRoute(checkContract, mayEditAccount, ({ ctx }) => checkNow(ctx)),
  removeOwnDomain: memberRoute(removeContract, mayEditAccount, async ({ ctx }) => {
    await removeOwnDomain(ctx)
    return getOwnDomain(ctx)
  }),
  askCertificate: openRoute(askCertificate, async ({ ctx, query }) => {
    await assertCertificate(ctx, query.domain)
    return { allowed: true as const }
  }),
}
