import { definitionSchema } from '#domain/event/definition/definition.ts'
import { shapeProblems } from '#domain/event/definition/shape-problems.ts'
import { applyEdits, type Edit } from '#domain/event/draft/edits.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { definitionRefusal } from '../publishing/definition-refusal.ts'
import { sealCodes } from '../selling/seal-codes.ts'
import { lockDraft, saveDraft } from './drafts.queries.ts'
import { checkedDraft, type Draft, documentOf } from './get-draft.ts'

/**
 * Changes places of a draft and saves it, also one with problems; only its shape must be that of a definition. Where
 * somebody else has changed one of the places, nothing is saved, so that nobody's work is overwritten unseen.
 * @throws Refusal not_found; draft_conflict with the first such place; definition_invalid; called_off; check_too_long, crowded
 */
export async function editDraft(
  ctx: TenantCtx,
  { eventId, edits }: { readonly eventId: string; readonly edits: readonly Edit[] },
): Promise<Draft> {
  const saved = await ctx.db.tenant(ctx.account, async (tx) => {
    const stored = await lockDraft(tx, eventId)
    if (!stored) throw new Refusal('not_found')
    if (stored.isCalledOff) throw new Refusal('called_off')
    const edited = applyEdits(documentOf(stored), edits)
    if (!edited.ok)
      throw new Refusal('draft_conflict', { params: { place: edited.conflicts[0]?.join('.') ?? '' } })
    const read = definitionSchema.safeParse(edited.value, { reportInput: true })
    if (!read.success) throw definitionRefusal(shapeProblems(read.error.issues))
    const next = {
      eventId,
      draft: sealCodes(ctx, read.data),
      revision: stored.revision + 1,
      savedAt: ctx.now,
      savedBy: actorText(ctx.actor),
    }
    await saveDraft(tx, next)
    return { ...stored, ...next }
  })
  return checkedDraft(ctx, saved)
}
