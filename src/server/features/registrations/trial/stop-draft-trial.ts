import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { type DraftTrial, getDraftTrial } from './get-draft-trial.ts'
import { endTrial } from './trial.queries.ts'

/**
 * Stops the trial of a draft; what it has found until then stays. Nothing changes where none is under way.
 * @throws Refusal not_found
 */
export async function stopDraftTrial(ctx: TenantCtx, eventId: string): Promise<DraftTrial> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    if (!(await endTrial(tx, eventId, null, 'stopped'))) return
    await recordAudit(tx, ctx, {
      ...{ action: 'event.trial_stopped', eventId },
      ...{ before: { trial: 'running' }, after: { trial: 'stopped' } },
    })
  })
  return getDraftTrial(ctx, eventId)
}
