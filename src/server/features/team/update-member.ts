import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { changeMember } from './change-member.ts'
import { lockOwnRole } from './lock-own-role.ts'
import { findMember } from './team.queries.ts'
import { type MemberView, memberView } from './team.view.ts'

/**
 * Gives a member another role, which holds from their next request on.
 * @throws Refusal not_found, forbidden, last_owner
 */
export async function updateMember(
  ctx: TenantCtx,
  { userId, role }: { readonly userId: string; readonly role: Role },
): Promise<MemberView> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const own = await lockOwnRole(tx, ctx)
    const member = await findMember(tx, userId)
    if (!member) throw new Refusal('not_found')
    await changeMember(tx, ctx, { own: own.role, member, to: role })
    return memberView({ ...member, role }, own.userId)
  })
}
