import type { Role } from '#domain/access/rights.ts'
import type { Scope } from '#domain/access/scope.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeMember } from './change-member.ts'
import { lockOwnRole } from './lock-own-role.ts'
import { findMember } from './team.queries.ts'
import { type MemberView, memberView } from './team.view.ts'

/**
 * Gives a member another role, or lets it hold elsewhere, from their next request on.
 * @throws Refusal not_found, forbidden, last_owner
 */
export async function updateMember(
  ctx: TenantCtx,
  { userId, role, scope }: { readonly userId: string; readonly role: Role; readonly scope: Scope },
): Promise<MemberView> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const own = await lockOwnRole(tx, ctx)
    const member = await findMember(tx, userId)
    if (!member) throw new Refusal('not_found')
    await changeMember(tx, ctx, { own: own.role, member, to: { role, scope } })
    const saved = await findMember(tx, userId)
    if (!saved) throw new Error('A member is lost under lock.')
    return memberView(saved, own.userId)
  })
}
