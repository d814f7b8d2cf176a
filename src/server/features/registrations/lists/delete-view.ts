import type { z } from 'zod'
import type { deleteView as contract } from '#contract/lists.ts'
import { mayEditRegistrations, type Role } from '#domain/access/rights.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deleteViewRow } from './views.queries.ts'

type Input = z.output<typeof contract.params> & { readonly user: string; readonly role: Role }

/** Deletes one's own view, or one of the team. @throws Refusal not_found */
export async function deleteView(
  ctx: TenantCtx,
  { eventId, list, viewId, user, role }: Input,
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const view = { id: viewId, user, alsoShared: mayEditRegistrations(role) }
    const name = await deleteViewRow(tx, { eventId, list }, view)
    if (name === undefined) throw new Refusal('not_found')
    await recordAudit(tx, ctx, {
      ...{ action: 'list.view_deleted', eventId, details: { name } },
      ...{ before: { state: 'saved' }, after: { state: 'deleted' } },
    })
  })
}
