import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { deleteCarer } from './carers.queries.ts'
import { requirePerson } from './require-person.ts'

interface Input {
  readonly eventId: string
  readonly personId: string
  /** Null: all groups. */
  readonly group: string | null
}

/**
 * Takes the care of a group from somebody; who had none is as good as removed.
 * @throws Refusal not_found
 */
export async function removeCarer(ctx: TenantCtx, { eventId, personId, group }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    if (!(await deleteCarer(tx, { eventId, personId, group }))) return
    await recordAudit(tx, ctx, {
      action: 'staff.carer_removed',
      eventId,
      details: { name, group: group ?? '' },
    })
  })
}
