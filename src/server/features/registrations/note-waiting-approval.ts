import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { isRefused } from './is-refused.ts'
import { lockRegistration } from './registrations.queries.ts'

/** Somebody has waited for approval too long (flow C13.2): the journal says so aloud, and nothing else happens. */
export async function noteWaitingApproval(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (row?.state !== 'awaiting_approval' || isRefused(row)) return
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
