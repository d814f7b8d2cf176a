import type { z } from 'zod'
import type { openInvite as contract } from '#contract/invites.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { type CodeOfVisitor, getByCode, openViewOf, readCode } from './find-open-invite.ts'
import { setMoment } from './invites.queries.ts'

/**
 * What the holder of a code may know of it. A browser that shows it notes that it was opened: programs that look into mails
 * open links too, but run no page.
 * @throws Refusal not_found, too_many_requests
 */
export async function openInvite(
  ctx: TenantCtx,
  wanted: CodeOfVisitor & { readonly isShown: boolean },
): Promise<z.input<typeof contract.output>> {
  const issued = await readCode(ctx, wanted)
  return ctx.db.tenant(ctx.account, async (tx) => {
    const row = await getByCode(tx, issued)
    if (wanted.isShown && row.openedAt === null) await setMoment(tx, row.inviteId, 'openedAt')
    return openViewOf(ctx, issued, row)
  })
}
