import { recordAudit } from '#server/audit/audit.queries.ts'
import { actorText, type TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { moveDraft } from '#server/features/events/drafts/move-draft.ts'
import { publishVersion } from '#server/features/events/publishing/publish-version.ts'
import { readDefinition } from '#server/features/events/publishing/read-definition.ts'
import { Refusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/enqueue.queries.ts'
import { findNewestMove, insertMove, isAnyHourTaken } from '../moves/moves.queries.ts'
import { planMove, type WantedMove } from './plan-move.ts'

/**
 * Moves a published event to other days, perhaps to another place: the site shows them at once, everyone who is
 * registered is told and chooses until the day that is given. A draft with unpublished changes moves along.
 * @throws Refusal not_found, called_off, invalid_input; move_open, move_has_hours; those of a publication
 */
export async function moveEvent(ctx: TenantCtx, wanted: WantedMove): Promise<void> {
  const { eventId } = wanted
  const { moved, answerUntil, before, after, note, silence, version: madeFrom } = await planMove(ctx, wanted)
  const next = await readDefinition(ctx, { definition: moved.document })
  await ctx.db.tenant(ctx.account, async (tx) => {
    const keepDraft = await moveDraft(tx, ctx, { eventId, start: wanted.start, place: wanted.place ?? null })
    const { version } = await publishVersion(tx, ctx, { eventId, giveUp: [], next, madeFrom })
    await keepDraft()
    const open = await findNewestMove(tx, eventId)
    if (open && open.settledAt === null)
      throw new Refusal('move_open', { params: { until: open.answerUntil.toString() } })
    if (await isAnyHourTaken(tx, eventId)) throw new Refusal('move_has_hours')
    const move = newId()
    await insertMove(tx, {
      ...{ accountId: ctx.account, eventMoveId: move, eventId, movedBy: actorText(ctx.actor), version },
      ...{ days: moved.days, before, after, note, answerUntil: answerUntil.toString(), silence },
    })
    await recordAudit(tx, ctx, {
      action: 'event.moved',
      eventId,
      details: { reason: note },
      before: { start: before.start, end: before.end, place: before.place },
      after: { start: after.start, end: after.end, place: after.place },
    })
    await enqueue(tx, ctx.account, 'tell-move', { move }, { key: `tell-move:${move}` })
    const atTheEnd = { runAt: answerUntil, key: `settle-move:${move}` }
    await enqueue(tx, ctx.account, 'settle-move', { move }, atTheEnd)
  })
}
