import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findInvitation } from './invitations.queries.ts'
import { type InvitationView, invitationView } from './team.view.ts'

/** An invitation as the team sees it. @throws Refusal not_found */
export async function getInvitationView(
  tx: Tx,
  { now }: Pick<TenantCtx, 'now'>,
  id: string,
): Promise<InvitationView> {
  const row = await findInvitation(tx, id)
  if (!row) throw new Refusal('not_found')
  return invitationView(row, now)
}
