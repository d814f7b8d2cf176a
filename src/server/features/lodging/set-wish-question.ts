import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type Board, loadBoard } from './get-board.ts'
import { saveWishQuestion } from './settings.queries.ts'

/**
 * Says which question holds the wish with whom to live.
 * @throws Refusal not_found where the event has no such question, or not everybody of the office may see its answers
 */
export async function setWishQuestion(
  ctx: TenantCtx,
  { eventId, question }: { readonly eventId: string; readonly question: string | null },
): Promise<Board> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const { questions, wishQuestion } = await loadBoard(tx, ctx, eventId)
    if (question !== null && !questions.some(({ id }) => id === question)) throw new Refusal('not_found')
    if (question === wishQuestion) return loadBoard(tx, ctx, eventId)
    await saveWishQuestion(tx, { accountId: ctx.account, eventId, wishQuestion: question })
    await recordAudit(tx, ctx, {
      action: 'lodging.wish_question_set',
      eventId,
      before: { question: wishQuestion },
      after: { question },
    })
    return loadBoard(tx, ctx, eventId)
  })
}
