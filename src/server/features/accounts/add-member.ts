import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { upsertUser } from './accounts.queries.ts'
import { saveMember } from './save-member.ts'

/** Gives a person a role in the account; the person need not have signed in before. */
export async function addMember(
  ctx: Pick<TenantCtx, 'db' | 'account' | 'actor'>,
  input: { readonly identity: Omit<Identity, 'picture'>; readonly role: Role },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const userId = await upsertUser(tx, { ...input.identity, userId: newId() })
    await saveMember(tx, ctx, { userId, name: input.identity.name, role: input.role })
  })
}
