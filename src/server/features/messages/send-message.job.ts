import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendMessage } from './send-message.ts'

export const sendMessageJob = job(z.object({ message: z.uuid() }), (ctx, payload) =>
  sendMessage(ctx, payload.message),
)
