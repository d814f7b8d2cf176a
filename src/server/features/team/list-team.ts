import type { z } from 'zod'
import type { listTeam as contract } from '#contract/team.ts'
import { ROLES } from '#domain/access/rights.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { listInvitations } from './invitations.queries.ts'
import { listMembers } from './team.queries.ts'
import { invitationView, type MemberView, memberView } from './team.view.ts'

/** The members of the account, owners first, each role by name, and the open invitations, oldest first. */
export async function listTeam(ctx: TenantCtx): Promise<z.input<typeof contract.output>> {
  const asker = ctx.actor.kind === 'user' ? ctx.actor.id : ''
  const { members, invitations } = await ctx.db.tenant(ctx.account, async (tx) => ({
    members: await listMembers(tx),
    invitations: await listInvitations(tx),
  }))
  return {
    members: members.map((row) => memberView(row, asker)).sort(byRoleAndName),
    invitations: invitations.map((row) => invitationView(row, ctx.now)),
  }
}

const byRoleAndName = (a: MemberView, b: MemberView): number =>
  ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || a.name.localeCompare(b.name, 'pl')
