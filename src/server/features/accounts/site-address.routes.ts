import {
  changeSiteAddress as changeContract,
  checkSubdomain as checkContract,
  getSiteAddress as getContract,
} from '#contract/site-address.ts'
import { mayEditAccount } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { changeSiteAddress } from './change-site-address.ts'
import { checkSubdomain } from './check-domain.ts'
import { getSiteAddress } from './get-site-address.ts'

const checkSubdomainRoute = memberRoute(checkContract, mayEditAccount, async ({ ctx, query }) => ({
  available: await checkSubdomain(ctx, query.subdomain),
}))

/** The address of a site below one of our domains. */
export const siteAddressRoutes = {
  getSiteAddress: memberRoute(getContract, mayEditAccount, ({ ctx }) => getSiteAddress(ctx)),
  checkSubdomain: checkSubdomainRoute,
  changeSiteAddress: memberRoute(changeContract, mayEditAccount, ({ ctx, body }) =>
    changeSiteAddress(ctx, body),
  ),
}
