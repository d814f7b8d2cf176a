import { recordAudit } from '#server/audit/audit.queries.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findQuestion, markHandled } from './questions.queries.ts'

/**
 * The office says that nothing is left to do about a question that has ended. Repeated it changes nothing.
 * @throws Refusal not_found, also of one that waits for an answer
 */
export async function settleQuestion(
  ctx: TenantCtx,
  { eventId, questionId }: { readonly eventId: string; readonly questionId: string },
): Promise<void> {
  await ctx.db.tenant(ctx.account, async (tx) => {
    const question = await findQuestion(tx, questionId)
    if (question?.eventId !== eventId || question.state === 'open') throw new Refusal('not_found')
    if (!(await markHandled(tx, questionId, ctx.now.toString()))) return
    const { registrationId, offers } = question
    const details = { name: offers.map(({ name }) => name).join(', ') }
    await recordAudit(tx, ctx, { action: 'lodging.question_settled', eventId, registrationId, details })
  })
}
