import type { z } from 'zod'
import type { deleteScheduled as contract } from '#contract/scheduled.ts'
import { rhythmWords } from '#i18n/pl/scheduled.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteScheduledRow, findScheduled } from './scheduled.queries.ts'

/** Ends the mails about a report; those that are queued are not sent any more. @throws Refusal not_found */
export async function deleteScheduled(
  ctx: TenantCtx,
  { eventId, scheduledId }: z.output<typeof contract.params>,
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const found = await findScheduled(tx, scheduledId)
    if (found === undefined || !(await deleteScheduledRow(tx, eventId, scheduledId)))
      throw new Refusal('not_found')
    await recordAudit(tx, ctx, {
      ...{ action: 'scheduled.deleted', eventId },
      details: { when: rhythmWords(found.rhythm) },
      ...{ before: { state: 'saved' }, after: { state: 'deleted' } },
    })
  })
}
