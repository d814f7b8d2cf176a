import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { requirePerson } from './require-person.ts'
import { removePerson } from './staff.queries.ts'

/**
 * Deletes somebody of the staff with all checks and assignments.
 * @throws Refusal not_found
 */
export async function deletePerson(
  ctx: TenantCtx,
  { eventId, personId }: { readonly eventId: string; readonly personId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    await removePerson(tx, personId)
    await recordAudit(tx, ctx, { action: 'staff.person_deleted', eventId, details: { name } })
  })
}
