import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { deleteInvitation } from './invitations.queries.ts'

/** Withdraws an invitation of a team that is locked, and records it: its link opens nothing any more. */
export async function endInvitation(
  tx: Tx,
  ctx: TenantCtx,
  { id, email, role }: { readonly id: string; readonly email: string; readonly role: string },
): Promise<void> {
  await deleteInvitation(tx, id)
  await recordAudit(tx, ctx, {
    action: 'invitation.withdrawn',
    details: { email, role },
    before: { invitation: 'open' },
    after: { invitation: 'withdrawn' },
  })
}
