import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { deleteRequest } from './call-off.queries.ts'

/**
 * Takes back what was asked for and not confirmed. A repetition changes nothing.
 * @throws Refusal not_found
 */
export async function withdrawCallOff(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    if (!(await lockEvent(tx, eventId))) throw new Refusal('not_found')
    if (await deleteRequest(tx, eventId))
      await recordAudit(tx, ctx, { action: 'event.call_off_withdrawn', eventId })
  })
}
