import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { assertEvent } from '#server/features/events/selling/assert-event.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findCompared, listEditions, saveCompared } from './editions.queries.ts'

/**
 * Chooses the event that the dashboard of another compares with.
 * @throws Refusal not_found, also where the edition was never published
 */
export async function compareWith(
  ctx: TenantCtx,
  { eventId, edition }: { readonly eventId: string; readonly edition: string | null },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    await assertEvent(tx, eventId)
    const editions = await listEditions(tx, eventId)
    const titleOf = (id: string | null) => editions.find((each) => each.id === id)?.title ?? null
    if (edition !== null && titleOf(edition) === null) throw new Refusal('not_found')
    const before = await findCompared(tx, eventId)
    if (before === edition) return
    await saveCompared(tx, eventId, edition)
    await recordAudit(tx, ctx, {
      action: 'event.compared_with',
      eventId,
      before: { edition: titleOf(before) },
      after: { edition: titleOf(edition) },
    })
  })
}
