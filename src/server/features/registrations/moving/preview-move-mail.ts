import type { z } from 'zod'
import type { previewMoveMail as contract } from '#contract/moves.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { newId } from '#server/db/new-id.ts'
import { previewTrial } from '#server/features/messages/trial/preview-trial.ts'
import { insertMove } from '../moves/moves.queries.ts'
import { planMove, type WantedMove } from './plan-move.ts'
import { tellOne } from './tell-move.ts'

/**
 * The mail about a move for one registration of the event; null when none stands. Nothing changes.
 * @throws Refusal as `planMove`
 */
export async function previewMoveMail(
  ctx: TenantCtx,
  wanted: WantedMove & { readonly registration: string | null; readonly toMe: boolean },
): Promise<z.input<typeof contract.output>> {
  const { eventId, registration, toMe } = wanted
  const { moved, before, after, note, silence, answerUntil, version } = await planMove(ctx, wanted)
  const act = (registrationId: string) => (within: TenantCtx) =>
    within.db.tenant(within.account, async (tx) => {
      const move = newId()
      await insertMove(tx, {
        ...{ accountId: ctx.account, eventMoveId: move, eventId, movedBy: '', version, days: moved.days },
        ...{ before, after, note, silence, answerUntil: answerUntil.toString() },
      })
      await tellOne(tx, within, { move, registrationId, again: false })
    })
  return { mail: await previewTrial(ctx, { eventId, registration, toMe, kind: 'moved', act }) }
}
