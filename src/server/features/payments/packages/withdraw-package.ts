import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getLockedPackage } from './get-locked-package.ts'
import { endPackage } from './packages.queries.ts'

/**
 * Takes a package back that the bank has not got: its refunds wait again. A repetition changes nothing.
 * @throws Refusal not_found; package_ended when it was sent
 */
export async function withdrawPackage(
  ctx: TenantCtx,
  named: { readonly eventId: string; readonly packageId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { state, amount, transfers } = await getLockedPackage(tx, named)
    if (state === 'withdrawn') return
    if (state === 'sent') throw new Refusal('package_ended')
    await endPackage(tx, named.packageId, { state: 'withdrawn', by: actorText(ctx.actor) })
    await recordAudit(tx, ctx, {
      ...{ action: 'refund.package_withdrawn', eventId: named.eventId },
      details: { package: named.packageId, amount, transfers },
      before: { package: state },
      after: { package: 'withdrawn' },
    })
  })
}
