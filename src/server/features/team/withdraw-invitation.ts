import { mayGiveRole } from '#domain/access/team.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endInvitation } from './end-invitation.ts'
import { findInvitation } from './invitations.queries.ts'
import { lockOwnRole } from './lock-own-role.ts'
import { invitationView } from './team.view.ts'

/**
 * Withdraws an invitation; one that has ended is left as it is.
 * @throws Refusal not_found, forbidden
 */
export async function withdrawInvitation(ctx: TenantCtx, id: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const own = await lockOwnRole(tx, ctx)
    const row = await findInvitation(tx, id)
    if (!row) return
    const invitation = invitationView(row, ctx.now)
    if (!mayGiveRole(own.role, invitation.role)) throw new Refusal('forbidden')
    await endInvitation(tx, ctx, invitation)
  })
}
