import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findConfirmationSum, setConfirmationSum } from './promised-refunds.queries.ts'

interface Settings {
  /** Grosze. */
  readonly confirmAbove: number
}

/**
 * Sets above which sum a promised refund waits for the staff. Refunds already waiting or in progress stay as they
 * are.
 */
export async function updateRefundSettings(ctx: TenantCtx, { confirmAbove }: Settings): Promise<Settings> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const before = await findConfirmationSum(tx, ctx.account)
    if (before === confirmAbove) return
    await setConfirmationSum(tx, ctx.account, confirmAbove)
    await recordAudit(tx, ctx, {
      action: 'account.refund_confirmation_set',
      before: { confirmAbove: before },
      after: { confirmAbove },
    })
  })
  return { confirmAbove }
}
