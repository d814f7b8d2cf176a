import { z } from 'zod'
import { automaticReasons } from '#i18n/pl/automatic-reasons.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { job } from '#server/jobs/job.ts'
import { lockRegistration } from '../agreement/registrations.queries.ts'
import { cancelRegistration } from '../cancel/cancel-registration.ts'

export const endRefusedJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  endRefused(ctx, payload.registration),
)

/** The registrant has not acted in time after a refusal: the registration is called off. May run twice. */
async function endRefused(ctx: TenantCtx, registrationId: string): Promise<void> {
  const isOver = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (!row?.expiresAt || !row.isRefused) return false
    if (Temporal.Instant.compare(row.expiresAt, ctx.now) <= 0) return true
    const job = { runAt: row.expiresAt, key: `refused:${registrationId}` }
    await enqueue(tx, ctx.account, 'end-refused', { registration: registrationId }, job)
    return false
  })
  if (!isOver) return
  // A registration that was changed at this very moment stays.
  await cancelRegistration(ctx, {
    registrationId,
    by: 'staff',
    fee: 0,
    reason: automaticReasons.cancelled.notApproved,
    only: 'awaiting_approval',
  })
}
