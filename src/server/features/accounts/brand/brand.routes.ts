import { getBrand as getContract, updateBrand as updateContract } from '#contract/brand.ts'
import { mayEditAccount } from '#domain/access/rights.ts'
import { memberRoute } from '#server/http/scopes.ts'
import { getBrand } from './get-brand.ts'
import { updateBrand } from './update-brand.ts'

/** How an organiser looks. */
export const brandRoutes = {
  getBrand: memberRoute(getContract, mayEditAccount, ({ ctx }) => getBrand(ctx)),
  updateBrand: memberRoute(updateContract, mayEditAccount, async ({ ctx, body }) => {
    await updateBrand(ctx, body)
    return getBrand(ctx)
  }),
}
