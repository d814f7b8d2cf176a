import {
  getAccountContact as getContract,
  updateAccountContact as updateContract,
} from '#contract/account-contact.ts'
import { mayEditAccount } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getAccount } from './get-account.ts'
import { updateAccountContact } from './update-account-contact.ts'

const getAccountContactRoute = memberRoute(getContract, mayEditAccount, async ({ ctx }) => {
  const { email, phone } = await getAccount(ctx)
  return { email, phone }
})

const updateAccountContactRoute = memberRoute(updateContract, mayEditAccount, ({ ctx, body }) =>
  updateAccountContact(ctx, body),
)

/** How visitors reach an organiser. */
export const accountContactRoutes = {
  getAccountContact: getAccountContactRoute,
  updateAccountContact: updateAccountContactRoute,
}
