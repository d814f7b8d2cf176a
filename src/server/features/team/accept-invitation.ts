import { role as roleSchema } from '#contract/panel.ts'
import { scope as scopeSchema } from '#contract/team.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { findRole } from '#server/http/access.queries.ts'
import { Refusal } from '#server/http/refusal.ts'
import { saveMember } from '../accounts/save-member.ts'
import { findAccountOfInvitation, takeInvitation } from './invitations.queries.ts'
import { lockTeam } from './team.queries.ts'

/**
 * Makes a signed-in person a member by the link of an invitation, which is used up: of two people at once, one joins.
 * The account may be another one of theirs than the mailbox that was invited; the journal names both. A member keeps
 * their role, and the invitation stays for somebody else.
 * @throws Refusal invitation_ended, already_member
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token, user }: { readonly token: string; readonly user: { readonly id: string; readonly name: string } },
): Promise<{ readonly accountId: string }> {
  const hash = sha256(token)
  const account = await ctx.db.global((tx) => findAccountOfInvitation(tx, hash))
  if (account === null) throw new Refusal('invitation_ended')
  await ctx.db.tenant(account, async (tx) => {
    await lockTeam(tx)
    const invitation = await takeInvitation(tx, hash)
    if (!invitation) throw new Refusal('invitation_ended')
    if ((await findRole(tx, user.id)) !== undefined) throw new Refusal('already_member')
    const role = roleSchema.parse(invitation.role)
    const scope = scopeSchema.parse(invitation.scope)
    const actor = { kind: 'user', ...user } as const
    const invited = invitation.email
    await saveMember(tx, { account, actor }, { userId: user.id, name: user.name, role, scope, invited })
  })
  return { accountId: account }
}
