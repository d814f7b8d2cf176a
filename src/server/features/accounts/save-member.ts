import type { Role } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/ctx.ts'
import { recordAudit } from '#server/db/audit.queries.ts'
import type { Tx } from '#server/db/database.ts'
import { insertMembership } from './accounts.queries.ts'

/** The one way in which a person gets a role in an account: the membership and the note of it. */
export async function saveMember(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  { userId, name, role }: { readonly userId: string; readonly name: string; readonly role: Role },
): Promise<void> {
  await insertMembership(tx, ctx.account, userId, role)
  await recordAudit(tx, ctx, { action: 'member.added', details: { name }, after: { role } })
}
