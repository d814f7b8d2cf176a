import {
  getAccountDetails as getContract,
  updateAccountDetails as updateContract,
} from '#contract/account-details.ts'
import { mayEditAccount } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getAccount } from './get-account.ts'
import { updateAccountDetails } from './update-account-details.ts'

const getAccountDetailsRoute = memberRoute(getContract, mayEditAccount, async ({ ctx }) => {
  const { legalName, address, nip, kind, trader, email, phone, bankAccount } = await getAccount(ctx)
  return { legalName, address, nip, kind, trader, email, phone, bankAccount }
})

const updateAccountDetailsRoute = memberRoute(updateContract, mayEditAccount, ({ ctx, body }) =>
  updateAccountDetails(ctx, body),
)

/** What an organiser says of itself to visitors. */
export const accountDetailsRoutes = {
  getAccountDetails: getAccountDetailsRoute,
  updateAccountDetails: updateAccountDetailsRoute,
}
