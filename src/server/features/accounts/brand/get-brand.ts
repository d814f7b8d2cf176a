import type { getBrand as contract } from '#contract/brand.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { BRAND_BACKGROUNDS } from '#domain/organiser/brand-colours.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { getAccount } from '../get-account.ts'

/** How the organiser looks and introduces itself. */
export async function getBrand(ctx: TenantCtx): Promise<OutputOf<typeof contract>> {
  const { name, about, accent, background, logo, brand } = await getAccount(ctx)
  return { name, about, accent, background, logo, usualBackground: BRAND_BACKGROUNDS[brand.id] }
}
