import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type KeptWarning, lockDraft, saveNotes } from './drafts.queries.ts'

interface Input extends KeptWarning {
  readonly eventId: string
  readonly kept: boolean
}

/** More than a definition has warnings: the oldest are forgotten, and shown again where they still hold. */
const MOST_KEPT = 200

/**
 * Keeps a warning of a draft with it, so that nobody of the team is shown it again; or has it shown again. Returns all
 * that are kept.
 * @throws Refusal not_found
 */
export async function keepWarning(
  ctx: TenantCtx,
  { eventId, path, message, kept }: Input,
): Promise<KeptWarning[]> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const stored = await lockDraft(tx, eventId)
    if (!stored) throw new Refusal('not_found')
    const others = stored.keptWarnings.filter((each) => each.path !== path || each.message !== message)
    const keptWarnings = kept ? [...others, { path, message }].slice(-MOST_KEPT) : others
    if (kept === others.length < stored.keptWarnings.length) return [...stored.keptWarnings]
    await saveNotes(tx, eventId, { keptWarnings })
    const action = kept ? 'event.warning_kept' : 'event.warning_shown'
    await recordAudit(tx, ctx, {
      ...{ action, eventId, details: { reason: message } },
      ...{ before: { warningKept: !kept }, after: { warningKept: kept } },
    })
    return keptWarnings
  })
}
