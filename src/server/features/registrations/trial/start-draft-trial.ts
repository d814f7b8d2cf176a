import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { loadDraft } from '#server/features/events/drafts/load-draft.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { type DraftTrial, getDraftTrial } from './get-draft-trial.ts'
import { beginTrial } from './trial.queries.ts'

/**
 * Begins to try the draft of an event, as it is now, on everybody who is registered: a job does it. An earlier trial
 * ends. Nothing but the report is written.
 * @throws Refusal not_found, draft_not_ready
 */
export async function startDraftTrial(ctx: TenantCtx, eventId: string): Promise<DraftTrial> {
  const draftTrialId = newId()
  await ctx.db.tenant(ctx.account, async (tx) => {
    const { document, revision } = await loadDraft(tx, ctx, eventId, { isLocked: true })
    await beginTrial(tx, {
      ...{ accountId: ctx.account, eventId, draftTrialId, draft: document, draftRevision: revision },
      startedBy: actorText(ctx.actor),
    })
    await enqueue(
      tx,
      ctx.account,
      'try-draft',
      { event: eventId, trial: draftTrialId },
      { key: `draft-trial:${draftTrialId}` },
    )
    await recordAudit(tx, ctx, { action: 'event.trial_started', eventId, after: { trial: 'running' } })
  })
  return getDraftTrial(ctx, eventId)
}
