import type { z } from 'zod'
import type { withdrawInvite as contract } from '#contract/invites.ts'
import { isOver } from '#domain/invites/invite-state.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { eventAddress } from './event-address.ts'
import { viewOf } from './invite.view.ts'
import { findInvite, lockInvite, setMoment } from './invites.queries.ts'

/**
 * Withdraws an invitation or a code: nobody registers with it any more. Repeated: the same.
 * @throws Refusal not_found; invite_over when it was used or declined
 */
export async function withdrawInvite(
  ctx: TenantCtx,
  { eventId, inviteId }: { readonly eventId: string; readonly inviteId: string },
): Promise<z.input<typeof contract.output>> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await lockInvite(tx, inviteId)
    if (row?.eventId !== eventId) throw new Refusal('not_found')
    const isWithdrawn = row.state === 'withdrawn'
    if (isOver(row.state) && !isWithdrawn) throw new Refusal('invite_over')
    if (!isWithdrawn) {
      await setMoment(tx, inviteId, 'withdrawnAt')
      const details = row.email === '' ? {} : { email: row.email }
      await recordAudit(tx, ctx, { action: 'invite.withdrawn', eventId, details })
    }
    const after = await findInvite(tx, inviteId)
    return viewOf(ctx, after ?? row, await eventAddress(tx, ctx, eventId))
  })
}
