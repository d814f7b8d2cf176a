import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendScheduledMail } from './send-scheduled-mail.ts'

export const sendScheduledMailJob = job(z.object({ mail: z.uuid() }), (ctx, { mail }) =>
  sendScheduledMail(ctx, mail),
)
