import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx, userOf } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getLockedPackage } from './get-locked-package.ts'
import { noteConfirmed } from './packages.queries.ts'

/**
 * Confirms a package that another person has prepared. A repetition changes nothing.
 * @throws Refusal not_found; package_ended; second_person_needed for who has prepared it
 */
export async function confirmPackage(
  ctx: TenantCtx,
  named: { readonly eventId: string; readonly packageId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { state, preparedBy, confirmedAt, amount, transfers } = await getLockedPackage(tx, named)
    if (state !== 'open') throw new Refusal('package_ended')
    if (preparedBy === userOf(ctx.actor)) throw new Refusal('second_person_needed')
    if (confirmedAt !== null) return
    await noteConfirmed(tx, named.packageId, actorText(ctx.actor))
    await recordAudit(tx, ctx, {
      ...{ action: 'refund.package_confirmed', eventId: named.eventId },
      details: { package: named.packageId, amount, transfers },
      before: { confirmed: false },
      after: { confirmed: true },
    })
  })
}
