import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { type LockedAgreement, lockAgreed } from '../agreement/lock-agreed.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { noteRefusal } from './approval.queries.ts'
import { awaitedApprovals } from './awaited-approvals.ts'

/** How long the places are held after a refusal (flow C13.3). */
const TIME_TO_DECIDE = Temporal.Duration.from({ hours: 72 })

/**
 * The staff do not approve: the registrant is informed why. The places are held for three days, in which the
 * registration may be changed into one that needs no approval; then it is called off. A repetition changes nothing.
 * @throws Refusal not_found; not_changeable when nothing awaits approval; changed_meanwhile
 */
export async function refuseApproval(
  ctx: TenantCtx,
  { registrationId, reason }: { readonly registrationId: string; readonly reason: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const locked = await lockAgreed(tx, ctx, registrationId)
    const { row, state, newest } = locked
    if (state !== 'awaiting_approval') throw new Refusal('not_changeable')
    if (row.isRefused) return
    const until = ctx.now.add(TIME_TO_DECIDE).round({ smallestUnit: 'second', roundingMode: 'ceil' })
    if (!(await noteRefusal(tx, registrationId, until))) throw new Refusal('changed_meanwhile')
    await appendRevision(tx, ctx, newest, { kind: 'refused', reason })
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

/** What of a registration awaits approval, each once: 'Służba medyczna'. */
const namesOfApprovals = (locked: Pick<LockedAgreement, 'compiled' | 'agreed'>): string[] => [
  ...new Set(awaitedApprovals(locked).map(({ name }) => name)),
]
