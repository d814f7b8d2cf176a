import { mayGiveRole } from '#domain/access/team.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { getInvitationView } from './get-invitation-view.ts'
import { saveRenewal } from './invitations.queries.ts'
import { lockOwnRole } from './lock-own-role.ts'
import { newInvitationLink } from './new-invitation-link.ts'
import type { InvitationView } from './team.view.ts'

/**
 * Sends an invitation again, with a new link that is valid for another week; the link before opens nothing any more.
 * @throws Refusal not_found, forbidden
 */
export async function renewInvitation(ctx: TenantCtx, id: string): Promise<InvitationView> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const own = await lockOwnRole(tx, ctx)
    const { email, role, expiresAt } = await getInvitationView(tx, ctx, id)
    if (!mayGiveRole(own.role, role)) throw new Refusal('forbidden')
    const link = newInvitationLink(ctx, id)
    await saveRenewal(tx, id, link)
    await enqueue(tx, ctx.account, 'send-team-invitation', { invitation: id }, { key: `invitation:${id}` })
    const [before, after] = [{ validUntil: expiresAt }, { validUntil: link.expiresAt }]
    await recordAudit(tx, ctx, { action: 'invitation.renewed', details: { email, role }, before, after })
    return getInvitationView(tx, ctx, id)
  })
}
