import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findDraft } from '../drafts/drafts.queries.ts'
import { documentOf } from '../drafts/get-draft.ts'
import { lockEvent } from '../selling/events.queries.ts'
import { removeEvent } from './archive.queries.ts'

/**
 * Deletes an event that was never published, for good; the journal keeps its title.
 * @throws Refusal not_found, was_published
 */
export async function deleteEvent(ctx: TenantCtx, eventId: string): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const event = await lockEvent(tx, eventId)
    const stored = event && (await findDraft(tx, eventId))
    if (!event || !stored) throw new Refusal('not_found')
    if (event.version !== null || !(await removeEvent(tx, eventId))) throw new Refusal('was_published')
    await recordAudit(tx, ctx, {
      action: 'event.deleted',
      eventId,
      details: { name: documentOf(stored).title },
      before: { state: 'draft' },
      after: { state: 'deleted' },
    })
  })
}
