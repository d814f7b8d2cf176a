import type { TenantCtx } from '#server/context/ctx.ts'
import { changeMember } from './change-member.ts'
import { lockOwnRole } from './lock-own-role.ts'
import { findMember } from './team.queries.ts'

/**
 * Ends a membership: from their next request on the account does not exist for them. Nothing for who is no member.
 * @throws Refusal forbidden, last_owner
 */
export async function removeMember(ctx: TenantCtx, userId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const own = await lockOwnRole(tx, ctx)
    const member = await findMember(tx, userId)
    if (member) await changeMember(tx, ctx, { own: own.role, member, to: null })
  })
}
