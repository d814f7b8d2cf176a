import { dueAfterApproval } from '#domain/quote/due-after-approval.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { appendRevision } from '../agreement/revisions.queries.ts'
import { applyApprovalEffects } from './apply-approval-effects.ts'

/**
 * The staff approve a waiting registration (flow C13), also after an earlier refusal: the terms of payment run from
 * now. A repetition changes nothing.
 * @throws Refusal not_found; not_changeable when it has ended; changed_meanwhile
 */
export async function approveRegistration(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { row, state, compiled, agreed, newest } = await lockAgreed(tx, ctx, registrationId)
    if (state === 'awaiting_payment' || state === 'confirmed') return
    if (state !== 'awaiting_approval') throw new Refusal('not_changeable')
    const { eventId } = row
    const due = dueAfterApproval(compiled, agreed, localOf(ctx.now))
    await appendRevision(tx, ctx, newest, { kind: 'approved', due })
    await recordAudit(tx, ctx, {
      action: 'registration.approved',
      eventId,
      registrationId,
      before: { approval: 'awaited', firstDueUntil: agreed.due[0]?.until ?? null },
      after: { approval: 'given', firstDueUntil: due[0]?.until ?? null },
    })
    await applyApprovalEffects(tx, ctx, { registrationId, eventId, due, unpaid: compiled.definition.unpaid })
  })
}
