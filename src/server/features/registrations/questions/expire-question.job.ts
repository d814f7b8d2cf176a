import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { expireQuestion } from './end-question.ts'

export const expireQuestionJob = job(z.object({ question: z.uuid() }), (ctx, { question }) =>
  expireQuestion(ctx, question),
)
