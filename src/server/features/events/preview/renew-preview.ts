import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '../selling/assert-event.ts'
import { getPreview, type Preview } from './get-preview.ts'
import { putPreview } from './preview.queries.ts'
import { newPreviewLink } from './preview-link.ts'

/** Long enough for a board that meets once a fortnight. */
const VALID = Temporal.Duration.from({ hours: 14 * 24 })

/**
 * Shows the draft of an event at a new secret address; the earlier one leads nowhere from then on.
 * @throws Refusal not_found
 */
export async function renewPreview(ctx: TenantCtx, eventId: string): Promise<Preview> {
  const expiresAt = ctx.now.add(VALID).toString({ smallestUnit: 'second' })
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    await putPreview(tx, {
      ...newPreviewLink(ctx, eventId),
      ...{ accountId: ctx.account, eventId, createdBy: actorText(ctx.actor), expiresAt },
    })
    await recordAudit(tx, ctx, {
      action: 'event.preview_opened',
      eventId,
      after: { validUntil: expiresAt },
    })
  })
  return getPreview(ctx, eventId)
}
