import type { TenantCtx } from '#server/context/ctx.ts'
import { findConfirmationSum } from './promised-refunds.queries.ts'

/** Above which sum, in grosze, a promised refund waits for the staff. */
export async function getRefundSettings(ctx: TenantCtx): Promise<{ confirmAbove: number }> {
  const confirmAbove = await ctx.db.tenant(ctx.account, (tx) => findConfirmationSum(tx, ctx.account))
  return { confirmAbove }
}
