import type { Role } from '#domain/access/rights.ts'
import type { Scope } from '#domain/access/scope.ts'
import { mayGiveRole } from '#domain/access/team.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { Refusal, refusalAt } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { getInvitationView } from './get-invitation-view.ts'
import { insertInvitation } from './invitations.queries.ts'
import { lockOwnRole } from './lock-own-role.ts'
import { newInvitationLink } from './new-invitation-link.ts'
import { hasMemberWithEmail } from './team.queries.ts'
import type { InvitationView } from './team.view.ts'

/**
 * Invites the reader of a mailbox to the team. The mail is sent by a job, within the limits of mails.
 * @throws Refusal not_found, forbidden; already_member, already_invited at the field `email`
 */
export async function createInvitation(
  ctx: TenantCtx,
  { email, role, scope }: { readonly email: string; readonly role: Role; readonly scope: Scope },
): Promise<InvitationView> {
  const id = newId()
  return ctx.db.tenant(ctx.account, async (tx) => {
    const own = await lockOwnRole(tx, ctx)
    if (!mayGiveRole(own.role, role)) throw new Refusal('forbidden')
    if (await hasMemberWithEmail(tx, email)) throw refusalAt('email', 'already_member')
    const { account: accountId } = ctx
    const link = newInvitationLink(ctx, id)
    const row = { ...link, accountId, teamInvitationId: id, email, role, scope, invitedBy: own.userId }
    if (!(await insertInvitation(tx, row))) throw refusalAt('email', 'already_invited')
    await enqueue(tx, ctx.account, 'send-team-invitation', { invitation: id }, { key: `invitation:${id}` })
    const after = {
      ...{ invitation: 'open', role, validUntil: link.expiresAt },
      ...(scope === null ? {} : { scope }),
    }
    await recordAudit(tx, ctx, { action: 'invitation.created', details: { email }, after })
    return getInvitationView(tx, ctx, id)
  })
}
