import { mayAnswer } from '#domain/registration/choice-question.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { queueMessage } from '#server/features/messages/outbox/queue-message.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findQuestion, markReminded } from './questions.queries.ts'

/**
 * Reminds of a question that waits for an answer, at most once a day; false: it was within the last 20 hours.
 * @throws Refusal not_found; question_ended, also of one whose last moment has passed
 */
export async function remindOfQuestion(
  ctx: TenantCtx,
  { eventId, questionId }: { readonly eventId: string | null; readonly questionId: string },
): Promise<{ reminded: boolean }> {
  return ctx.db.tenant(ctx.account, async (tx) => {
    const question = await findQuestion(tx, questionId)
    if (question === null || (eventId !== null && question.eventId !== eventId))
      throw new Refusal('not_found')
    if (!mayAnswer(question, ctx.now)) throw new Refusal('question_ended')
    if (!(await markReminded(tx, questionId, ctx.now))) return { reminded: false }
    const { registrationId, kind, scope, offers, note } = question
    const about = {
      question: questionId,
      kind,
      scope,
      people: [],
      offers,
      note,
      answerUntil: question.answerUntil.toString(),
    }
    await queueMessage(tx, ctx, { registrationId, kind: 'choice_reminder', about })
    return { reminded: true }
  })
}
