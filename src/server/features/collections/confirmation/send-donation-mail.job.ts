import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendDonationMail } from './send-donation-mail.ts'

export const sendDonationMailJob = job(z.object({ donation: z.uuid() }), (ctx, { donation }) =>
  sendDonationMail(ctx, donation),
)
