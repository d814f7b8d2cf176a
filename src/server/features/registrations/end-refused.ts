import type { TenantCtx } from '#server/ctx.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { isRefused } from './is-refused.ts'
import { lockRegistration } from './registrations.queries.ts'

const REASON = 'Organizator nie potwierdził zgłoszenia, a\u00a0czas na decyzję minął.'

/** Whoever was refused has decided nothing in time: the registration is called off. May run twice. */
export async function endRefused(ctx: TenantCtx, registrationId: string): Promise<void> {
  const isOver = await ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockRegistration(tx, registrationId)
    if (!row?.expiresAt || !isRefused(row)) return false
    if (Temporal.Instant.compare(row.expiresAt, ctx.now) <= 0) return true
    const job = { runAt: row.expiresAt, key: `refused:${registrationId}` }
    await enqueue(tx, ctx.account, 'end-refused', { registration: registrationId }, job)
    return false
  })
  if (!isOver) return
  // Who has decided at this very moment stays.
  await cancelRegistration(ctx, {
    registrationId,
    by: 'staff',
    fee: 0,
    reason: REASON,
    only: 'awaiting_approval',
  })
}
