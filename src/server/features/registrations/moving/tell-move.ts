import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { findMove, listAsked, markTold } from '../moves/moves.queries.ts'

const AT_ONCE = 100

/**
 * Queues the mail about a move for everyone who was asked, or, again, for those who have not answered; each once, however
 * often it runs. Returns how many were queued.
 */
export async function tellMove(
  ctx: TenantCtx,
  { move: moveId, again }: { readonly move: string; readonly again: boolean },
): Promise<number> {
  let told = 0
  for (let after: string | null = null; ; ) {
    const page: Parameters<typeof listAsked>[1] = {
      ...{ move: moveId, after, limit: AT_ONCE },
      wanted: again ? 'to_remind' : 'untold',
    }
    const ids = await ctx.db.tenant(ctx.account, (tx) => listAsked(tx, page))
    for (const registrationId of ids)
      if (await ctx.db.tenant(ctx.account, (tx) => tellOne(tx, ctx, { move: moveId, registrationId, again })))
        told += 1
    after = ids.at(-1) ?? null
    if (after === null) return told
  }
}

/** Queues the mail for one registration; false when it was queued before. */
export async function tellOne(
  tx: Tx,
  ctx: TenantCtx,
  told: { readonly move: string; readonly registrationId: string; readonly again: boolean },
): Promise<boolean> {
  if (!(await markTold(tx, told))) return false
  const move = await findMove(tx, told.move)
  if (!move) return false
  const { before, after, note, silence } = move
  await queueMessage(tx, ctx, {
    registrationId: told.registrationId,
    kind: told.again ? 'move_reminder' : 'moved',
    about: { before, after, note, silence, answerUntil: move.answerUntil.toString() },
  })
  return true
}
