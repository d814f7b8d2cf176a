import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { endRehearsal } from './testing.queries.ts'

/** Stops a rehearsal after the family that is registering. A repetition changes nothing. @throws Refusal not_found */
export async function stopRehearsal(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    if (await endRehearsal(tx, eventId, 'stopped'))
      await recordAudit(tx, ctx, { action: 'event.rehearsal_stopped', eventId })
  })
}
