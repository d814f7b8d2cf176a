import type { Role } from '#domain/access/rights.ts'
import type { Scope } from '#domain/access/scope.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { insertMembership } from './accounts.queries.ts'

interface NewMember {
  readonly userId: string
  readonly name: string
  readonly role: Role
  /** Where it holds; left out: in the whole account. */
  readonly scope?: Scope
  /** The address to which the invitation was sent that they have accepted. */
  readonly invited?: string
}

/** The only way to give a person a role in an account: the membership and its audit entry. */
export async function saveMember(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'actor'>,
  { userId, name, role, scope = null, invited }: NewMember,
): Promise<void> {
  await insertMembership(tx, { accountId: ctx.account, userId, role, scope })
  await recordAudit(tx, ctx, {
    action: 'member.added',
    details: { name, ...(invited === undefined ? {} : { invited }) },
    after: { role, ...(scope === null ? {} : { scope }) },
  })
}
