import type { TenantCtx } from '#server/context/ctx.ts'
import { getConfirmationSum } from './get-confirmation-sum.ts'

/** Above which sum, in grosze, a promised refund waits for the staff. */
export async function getRefundSettings(ctx: TenantCtx): Promise<{ confirmAbove: number }> {
  const confirmAbove = await ctx.db.tenant(ctx.account, (tx) => getConfirmationSum(tx, ctx))
  return { confirmAbove }
}
