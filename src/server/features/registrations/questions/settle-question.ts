import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findQuestion, markHandled } from './questions.queries.ts'

/**
 * The office says that nothing is left to do about a question that has ended.
 * @throws Refusal not_found, also of one that waits for an answer
 */
export async function settleQuestion(
  ctx: TenantCtx,
  { eventId, questionId }: { readonly eventId: string; readonly questionId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const question = await findQuestion(tx, questionId)
    const isHere = question?.eventId === eventId
    if (!isHere || !(await markHandled(tx, questionId, ctx.now.toString()))) throw new Refusal('not_found')
  })
}
