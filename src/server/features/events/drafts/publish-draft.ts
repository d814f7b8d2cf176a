import { panelSentence } from '#i18n/pl/definition-problems/panel-sentence.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Published, publishVersion } from '../publishing/publish-version.ts'
import { readDefinition } from '../publishing/read-definition.ts'
import { findDraft, lockDraft } from './drafts.queries.ts'
import { documentOf } from './get-draft.ts'

interface Input {
  readonly eventId: string
  /** The revision that was looked at. */
  readonly revision: number
  readonly giveUp: readonly string[]
}

/**
 * Publishes the draft that was looked at as the next version, as described at `publishVersion`; not one that somebody
 * has changed since.
 * @throws Refusal not_found, draft_conflict, definition_invalid, check_too_long, crowded, ids_in_use, called_off
 */
export async function publishDraft(ctx: TenantCtx, { eventId, revision, giveUp }: Input): Promise<Published> {
  const stored = await ctx.db.tenant(ctx.account, (tx) => findDraft(tx, eventId))
  if (!stored) throw new Refusal('not_found')
  if (stored.revision !== revision) throw new Refusal('draft_conflict')
  const next = await readDefinition(ctx, { definition: documentOf(stored) })
  return ctx.db.tenant(ctx.account, async (tx) => {
    const sentence = panelSentence
    const published = await publishVersion(tx, ctx, { eventId, giveUp, next, sentence, isDraft: true })
    // Publishing has counted one more; the event has been locked since then.
    const now = await lockDraft(tx, eventId)
    if (now?.revision !== revision + 1) throw new Refusal('draft_conflict')
    return published
  })
}
