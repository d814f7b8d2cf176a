import { readDocument } from '#domain/event/check/check-definition.ts'
import { movedEvent } from '#domain/event/draft/moved-event.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { sameValue } from '#domain/values/same-value.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { findDefinition, lockEvent } from '../selling/events.queries.ts'
import { findDraft, saveDraft } from './drafts.queries.ts'

interface Move {
  readonly eventId: string
  readonly start: string
  readonly place: string | null
}

/**
 * Takes unpublished changes of an event along when it is moved. A publication replaces the draft: what is returned puts
 * the moved one back afterwards, where it had differed from what was on the site.
 */
export async function moveDraft(tx: Tx, ctx: TenantCtx, move: Move): Promise<() => Promise<void>> {
  const nothing = async () => {}
  await lockEvent(tx, move.eventId)
  const stored = await findDraft(tx, move.eventId)
  if (!stored || stored.publishedVersion === null) return nothing
  const [draft, live] = [
    readDocument(stored.draft),
    readDocument(await findDefinition(tx, move.eventId, stored.publishedVersion)),
  ]
  if (draft === null || live === null || sameValue(draft, live)) return nothing
  const moved = movedEvent(draft, { ...move, now: localOf(ctx.now) })
  if (moved === null) return nothing
  return () =>
    saveDraft(tx, {
      ...{ eventId: move.eventId, draft: moved.document, revision: stored.revision + 2 },
      ...{ savedAt: ctx.now, savedBy: actorText(ctx.actor) },
    })
}
