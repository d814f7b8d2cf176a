import type { z } from 'zod'
import type { answerInvite as contract } from '#contract/invites.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CodeOfVisitor, getByCode, openViewOf, readCode } from './find-open-invite.ts'
import { lockInvite, setMoment } from './invites.queries.ts'

/**
 * Declines an invitation, which gets no mail any more, or takes that back. The same answer again changes nothing.
 * @throws Refusal not_found, too_many_requests; invite_over when it was used or withdrawn, or is a code of nobody
 */
export async function answerInvite(
  ctx: TenantCtx,
  { declines, ...wanted }: CodeOfVisitor & { readonly declines: boolean },
): Promise<z.input<typeof contract.output>> {
  const issued = await readCode(ctx, wanted)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { inviteId, email } = await getByCode(tx, issued)
    const row = await lockInvite(tx, inviteId)
    if (!row || row.state === 'used' || row.state === 'withdrawn' || email === '')
      throw new Refusal('invite_over')
    if (declines !== (row.state === 'declined')) {
      await setMoment(tx, inviteId, 'declinedAt', declines)
      await recordAudit(tx, ctx, {
        action: declines ? 'invite.declined' : 'invite.undeclined',
        eventId: row.eventId,
        details: { email },
      })
    }
    return openViewOf(ctx, issued, await getByCode(tx, issued))
  })
}
