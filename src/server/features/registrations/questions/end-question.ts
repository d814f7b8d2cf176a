import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { releaseHold } from '#server/features/places/holds/release-hold.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockAgreed } from '../agreement/lock-agreed.ts'
import { findQuestion, markHandled, type QuestionRow, recordEnd } from './questions.queries.ts'

/**
 * The office takes a question back; what was held for it is free.
 * @throws Refusal not_found, question_ended
 */
export async function withdrawQuestion(
  ctx: TenantCtx,
  { eventId, questionId }: { readonly eventId: string; readonly questionId: string },
): Promise<void> {
  const question = await ctx.db.tenant(ctx.account, (tx) => findQuestion(tx, questionId))
  if (question?.eventId !== eventId) throw new Refusal('not_found')
  if (!(await end(ctx, question, 'withdrawn'))) throw new Refusal('question_ended')
}

/** A question that nobody has answered lapses at its last moment. May run twice, and beside an answer. */
export async function expireQuestion(ctx: TenantCtx, questionId: string): Promise<void> {
  const question = await ctx.db.tenant(ctx.account, (tx) => findQuestion(tx, questionId))
  if (question === null || Temporal.Instant.compare(ctx.now, question.answerUntil) < 0) return
  await end(ctx, question, 'lapsed')
}

/** False: something else has ended it. */
async function end(ctx: TenantCtx, question: QuestionRow, state: 'withdrawn' | 'lapsed'): Promise<boolean> {
  const { id, eventId, registrationId } = question
  return ctx.db.tenant(ctx.account, async (tx) => {
    await lockAgreed(tx, ctx, registrationId)
    const ended = { question: id, state, answer: null, by: null, at: ctx.now }
    if (!(await recordEnd(tx, ctx.account, ended))) return false
    if (question.holdId !== null) await releaseHold(tx, ctx, question.holdId)
    if (state === 'withdrawn') await markHandled(tx, id, ctx.now.toString())
    await recordAudit(tx, ctx, {
      action: state === 'withdrawn' ? 'lodging.question_withdrawn' : 'lodging.question_lapsed',
      ...{ eventId, registrationId },
      details: { name: question.offers.map(({ name }) => name).join(', ') },
      before: { state: 'open' },
      after: { state },
    })
    return true
  })
}
