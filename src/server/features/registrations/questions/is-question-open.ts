import { mayAnswer } from '#domain/registration/choice-question.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { findQuestion } from './questions.queries.ts'

/** Whether a question may still be answered. */
export async function isQuestionOpen(ctx: TenantCtx, questionId: string): Promise<boolean> {
  const question = await ctx.db.tenant(ctx.account, (tx) => findQuestion(tx, questionId))
  return question !== null && mayAnswer(question, ctx.now)
}
