import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '../selling/assert-event.ts'
import type { Preview } from './get-preview.ts'
import { deletePreview } from './preview.queries.ts'

/**
 * The secret address of a draft leads nowhere from now on. Repeated: nothing changes.
 * @throws Refusal not_found
 */
export async function withdrawPreview(ctx: TenantCtx, eventId: string): Promise<Preview> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    if (!(await deletePreview(tx, eventId))) return
    await recordAudit(tx, ctx, {
      ...{ action: 'event.preview_withdrawn', eventId },
      ...{ before: { preview: 'open' }, after: { preview: 'withdrawn' } },
    })
  })
  return { preview: null }
}
