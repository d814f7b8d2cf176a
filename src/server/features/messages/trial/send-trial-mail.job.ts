import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendTrialMail } from './send-trial-mail.ts'

const payload = z.object({
  message: z.uuid(),
  to: z.email(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

export const sendTrialMailJob = job(payload, sendTrialMail)
