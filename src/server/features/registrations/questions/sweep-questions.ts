import type { Ctx } from '#server/context/ctx.ts'
import { enqueueMissing } from '#server/jobs/enqueue.queries.ts'
import { expireQuestionKey } from './expire-question-key.ts'
import { listOverdueQuestions } from './questions.queries.ts'

/** Queues questions whose last moment was missed, at most so many at once. */
export async function sweepQuestions(ctx: Ctx, atMost: number): Promise<void> {
  await ctx.db.global(async (tx) => {
    for (const { accountId, choiceQuestionId: question } of await listOverdueQuestions(tx, atMost))
      await enqueueMissing(tx, accountId, 'expire-question', { question }, expireQuestionKey(question))
  })
}
