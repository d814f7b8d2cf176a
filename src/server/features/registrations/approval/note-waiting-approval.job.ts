import { z } from 'zod'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { job } from '#server/jobs/job.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'

export const noteWaitingApprovalJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  noteWaitingApproval(ctx, payload.registration),
)

/** A registration has awaited approval too long (flow C13.2): the journal reports it, and nothing else happens. */
async function noteWaitingApproval(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row?.state !== 'awaiting_approval' || row.isRefused) return
    const details = { since: row.createdAt.toString() }
    const { eventId } = row
    await recordAudit(tx, ctx, {
      action: 'registration.waits_for_approval',
      eventId,
      registrationId,
      details,
    })
  })
}
