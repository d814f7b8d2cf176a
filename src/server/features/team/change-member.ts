import { role as roleSchema } from '#contract/panel.ts'
import { scope as scopeSchema } from '#contract/team.ts'
import type { Role } from '#domain/access/rights.ts'
import type { Scope } from '#domain/access/scope.ts'
import { mayGiveRole, refusalOfChange } from '#domain/access/team.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endInvitation } from './end-invitation.ts'
import { listInvitationsBy } from './invitations.queries.ts'
import { countOwners, deleteMember, type MemberRow, saveRole } from './team.queries.ts'

interface Change {
  readonly own: Role
  readonly member: MemberRow
  /** Null: the member leaves the team. */
  readonly to: { readonly role: Role; readonly scope: Scope } | null
}

/**
 * Gives a member of a locked team another role, or removes them, and records it. Invitations that they have sent and
 * may not send any more are withdrawn: nobody comes back by an invitation of their own.
 * @throws Refusal forbidden, last_owner
 */
export async function changeMember(tx: Tx, ctx: TenantCtx, { own, member, to }: Change): Promise<void> {
  const from = { role: roleSchema.parse(member.role), scope: scopeSchema.parse(member.scope) }
  const toRole = to?.role ?? null
  const refusal = refusalOfChange({ own, from: from.role, to: toRole, owners: await countOwners(tx) })
  if (refusal !== null) throw new Refusal(refusal)
  if (sameValue(from, to)) return
  const { userId, name } = member
  if (to === null) await deleteMember(tx, userId)
  else await saveRole(tx, { userId, ...to })
  await recordAudit(tx, ctx, {
    action: to === null ? 'member.removed' : 'member.role_changed',
    details: { name },
    before: auditOf(from),
    after: to === null ? { role: null } : auditOf(to),
  })
  for (const invitation of await listInvitationsBy(tx, userId)) {
    const isFit = toRole !== null && mayGiveRole(toRole, roleSchema.parse(invitation.role))
    if (!isFit) await endInvitation(tx, ctx, invitation)
  }
}

/** A role of the whole account is recorded without a scope. */
const auditOf = ({ role, scope }: { readonly role: Role; readonly scope: Scope }) => ({
  role,
  ...(scope === null ? {} : { scope }),
})
