import { randomUUIDv7 } from 'node:crypto'
import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Identity } from '#server/gateways/identity/port.ts'
import { insertMembership, upsertUser } from './accounts.queries.ts'

/** Gives a person a role in the account; the person need not have signed in before. */
export async function addMember(
  ctx: Pick<TenantCtx, 'db' | 'account' | 'actor'>,
  input: { readonly identity: Omit<Identity, 'picture'>; readonly role: Role },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const userId = await upsertUser(tx, { ...input.identity, userId: randomUUIDv7() })
    await insertMembership(tx, ctx.account, userId, input.role)
    await recordAudit(tx, ctx, {
      action: 'member.added',
      details: { name: input.identity.name, role: input.role },
    })
  })
}
