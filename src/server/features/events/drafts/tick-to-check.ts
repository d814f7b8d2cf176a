import type { ToCheck } from '#domain/event/draft/parts/to-check.ts'
import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockDraft, saveNotes } from './drafts.queries.ts'

interface Input {
  readonly eventId: string
  readonly sentences: readonly string[]
}

/**
 * Ticks what was assumed about an event: nobody of the team is shown it any more. Returns what is left.
 * @throws Refusal not_found
 */
export async function tickToCheck(ctx: TenantCtx, { eventId, sentences }: Input): Promise<ToCheck[]> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const stored = await lockDraft(tx, eventId)
    if (!stored) throw new Refusal('not_found')
    const toCheck = stored.toCheck.filter(({ text }) => !sentences.includes(text))
    if (toCheck.length === stored.toCheck.length) return toCheck
    await saveNotes(tx, eventId, { toCheck })
    await recordAudit(tx, ctx, {
      ...{ action: 'event.assumptions_checked', eventId },
      ...{ before: { toCheck: stored.toCheck.length }, after: { toCheck: toCheck.length } },
    })
    return toCheck
  })
}
