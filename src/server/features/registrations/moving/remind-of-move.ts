import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findNewestMove } from '../moves/moves.queries.ts'
import { tellMove } from './tell-move.ts'

/**
 * Reminds everyone who has not answered about the newest move, at most once a day each. Returns how many.
 * @throws Refusal not_found when no move waits for answers
 */
export async function remindOfMove(ctx: TenantCtx, eventId: string): Promise<{ reminded: number }> {
  const move = await ctx.db.tenant(ctx.account, (tx) => findNewestMove(tx, eventId))
  if (!move || move.settledAt !== null) throw new Refusal('not_found')
  const reminded = await tellMove(ctx, { move: move.eventMoveId, again: true })
  if (reminded > 0)
    await ctx.db.tenant(ctx.account, (tx) =>
      recordAudit(tx, ctx, { action: 'event.move_reminded', eventId, details: { registrations: reminded } }),
    )
  return { reminded }
}
