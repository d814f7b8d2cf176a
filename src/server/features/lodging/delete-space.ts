import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { followHouses } from '../staff/follow-houses.ts'
import { isInUse, listSpaces, lockSpaces, removeSpace } from './spaces.queries.ts'

/**
 * Deletes an empty room or vehicle.
 * @throws Refusal not_found, space_in_use
 */
export async function deleteSpace(
  ctx: TenantCtx,
  { eventId, spaceId }: { readonly eventId: string; readonly spaceId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await lockSpaces(tx, eventId, [spaceId]))) throw new Refusal('not_found')
    if (await isInUse(tx, spaceId)) throw new Refusal('space_in_use')
    const housed = await listSpaces(tx, eventId)
    if (!(await removeSpace(tx, eventId, spaceId))) throw new Refusal('not_found')
    await followHouses(tx, ctx, eventId, housed)
    await recordAudit(tx, ctx, {
      action: 'lodging.space_deleted',
      eventId,
      before: { space: spaceId },
      after: {},
    })
  })
}
