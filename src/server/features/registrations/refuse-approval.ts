import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { setTimeToDecide } from './approval.queries.ts'
import { isRefused } from './is-refused.ts'
import { lockAgreed } from './lock-agreed.ts'
import { namesOfApprovals } from './names-of-approvals.ts'

/** So long the places are kept for whoever was refused (flow C13.3). */
const TIME_TO_DECIDE = Temporal.Duration.from({ hours: 72 })

/**
 * The staff do not approve: whoever registered is told why. The places are kept for three days, in which the
 * registration may be changed into one that needs no approval; then it is called off. Again it changes nothing.
 * @throws Refusal not_found; not_changeable when nothing waits for approval; changed_meanwhile
 */
export async function refuseApproval(
  ctx: TenantCtx,
  { registrationId, reason }: { readonly registrationId: string; readonly reason: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { row, state } = locked
    if (state !== 'awaiting_approval') throw new Refusal('not_changeable')
    if (isRefused(row)) return
    const until = ctx.now.add(TIME_TO_DECIDE).round({ smallestUnit: 'second', roundingMode: 'ceil' })
    if (!(await setTimeToDecide(tx, registrationId, until))) throw new Refusal('changed_meanwhile')
    const names = namesOfApprovals(locked)
    await recordAudit(tx, ctx, {
      action: 'registration.approval_refused',
      eventId: row.eventId,
      registrationId,
      details: { reason, approvals: names },
      before: { approval: 'awaited', expiresAt: null },
      after: { approval: 'refused', expiresAt: until.toString() },
    })
    await queueMessage(tx, ctx, { registrationId, kind: 'refused', about: { reason, names } })
    const job = { runAt: until, key: `refused:${registrationId}` }
    await enqueue(tx, ctx.account, 'end-refused', { registration: registrationId }, job)
  })
}
