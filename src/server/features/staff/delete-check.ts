import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { requirePerson } from './require-person.ts'
import { removeCheck } from './staff.queries.ts'

interface Input {
  readonly eventId: string
  readonly personId: string
  readonly checkId: string
}

/**
 * Deletes a check that was recorded by mistake; assignments that needed it are blocked from then on.
 * @throws Refusal not_found
 */
export async function deleteCheck(ctx: TenantCtx, { eventId, personId, checkId }: Input): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { name } = await requirePerson(tx, eventId, personId)
    const gone = await removeCheck(tx, personId, checkId)
    if (gone === undefined) throw new Refusal('not_found')
    const { kind, checkedOn, validUntil } = gone
    await recordAudit(tx, ctx, {
      action: 'staff.check_deleted',
      eventId,
      details: { name, check: gone.name || kind, checkedOn, validUntil },
    })
  })
}
