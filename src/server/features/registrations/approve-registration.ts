import { localOf } from '#domain/polish-time.ts'
import { dueAfterApproval } from '#domain/quote/due-after-approval.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { concludeApproval } from './conclude-approval.ts'
import { lockAgreed } from './lock-agreed.ts'

/**
 * The staff approve what waits for it (flow C13), also when they have refused before: the terms of payment run from
 * now. Again it changes nothing.
 * @throws Refusal not_found; not_changeable when it has ended; changed_meanwhile
 */
export async function approveRegistration(ctx: TenantCtx, registrationId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { row, state, compiled, agreed } = await lockAgreed(tx, ctx, registrationId)
    if (state === 'awaiting_payment' || state === 'confirmed') return
    if (state !== 'awaiting_approval') throw new Refusal('not_changeable')
    const { eventId } = row
    const due = dueAfterApproval(compiled, agreed, localOf(ctx.now))
    await recordAudit(tx, ctx, {
      action: 'registration.approved',
      eventId,
      registrationId,
      before: { approval: 'awaited', firstDueUntil: agreed.due[0]?.until ?? null },
      after: { approval: 'given', firstDueUntil: due[0]?.until ?? null },
    })
    await concludeApproval(tx, ctx, { registrationId, eventId, due })
  })
}
