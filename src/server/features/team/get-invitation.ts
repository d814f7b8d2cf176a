import type { z } from 'zod'
import type { getInvitation as contract } from '#contract/team.ts'
import { sha256 } from '#server/base/secrets.ts'
import type { Ctx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { getAccount } from '../accounts/get-account.ts'
import { findAccountOfInvitation, findValidInvitation } from './invitations.queries.ts'
import { invitationView } from './team.view.ts'

/** What the link of an invitation invites to, for the person who holds it. @throws Refusal invitation_ended */
export async function getInvitation(ctx: Ctx, token: string): Promise<z.input<typeof contract.output>> {
  const hash = sha256(token)
  const account = await ctx.db.global((tx) => findAccountOfInvitation(tx, hash))
  if (account === null) throw new Refusal('invitation_ended')
  const row = await ctx.db.tenant(account, (tx) => findValidInvitation(tx, hash))
  if (!row) throw new Refusal('invitation_ended')
  const { name: organiser } = await getAccount({ ...ctx, account })
  const { role, invitedBy, expiresAt } = invitationView(row, ctx.now)
  return { organiser, role, invitedBy, expiresAt }
}
