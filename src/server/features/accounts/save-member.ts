import type { Role } from '#domain/access/rights.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { insertMembership } from './accounts.queries.ts'

/** The only way to give a person a role in an account: the membership and its audit entry. */
export async function saveMember(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  { userId, name, role }: { readonly userId: string; readonly name: string; readonly role: Role },
): Promise<void> {
  await insertMembership(tx, ctx.account, userId, role)
  await recordAudit(tx, ctx, { action: 'member.added', details: { name }, after: { role } })
}
