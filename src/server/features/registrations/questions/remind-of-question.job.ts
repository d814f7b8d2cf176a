import { z } from 'zod'
import { Refusal } from '#server/http/refusal.ts'
import { job } from '#server/jobs/job.ts'
import { remindOfQuestion } from './remind-of-question.ts'

export const remindOfQuestionJob = job(z.object({ question: z.uuid() }), async (ctx, { question }) => {
  try {
    await remindOfQuestion(ctx, { eventId: null, questionId: question })
  } catch (error) {
    // It was answered meanwhile.
    if (!(error instanceof Refusal)) throw error
  }
})
