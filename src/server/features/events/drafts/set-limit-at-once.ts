import { withLivePlaces } from '#domain/event/draft/places/live-places.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Limit } from '#server/features/places/limits/list-limits.ts'
import { setLimit } from '#server/features/places/limits/set-limit.ts'
import { lockDraft, saveDraft } from './drafts.queries.ts'
import { documentOf } from './get-draft.ts'

/**
 * Raises or lowers a limit while it sells, and writes the number into the draft too, where the draft names the limit: so
 * the draft says what holds, and its publication does not take the decision back.
 * @throws Refusal not_found when the event is not on sale or has no such limit
 */
export async function setLimitAtOnce(
  ctx: TenantCtx,
  input: { readonly eventId: string; readonly pool: string; readonly capacity: number | null },
): Promise<Limit> {
  const { eventId, pool, capacity } = input
  return ctx.db.tenant(ctx.account, async (tx) => {
    const limit = await setLimit(tx, ctx, input)
    const stored = await lockDraft(tx, eventId)
    if (stored === undefined) return limit
    const document = documentOf(stored)
    const draft = withLivePlaces(document, new Map([[pool, capacity]]))
    if (draft === document) return limit
    const saved = { savedAt: ctx.now, savedBy: actorText(ctx.actor) }
    await saveDraft(tx, { eventId, draft, revision: stored.revision + 1, ...saved })
    return limit
  })
}
