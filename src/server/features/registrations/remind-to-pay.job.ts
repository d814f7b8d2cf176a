import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { remindToPay } from './remind-to-pay.ts'

export const remindToPayJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  remindToPay(ctx, payload.registration),
)
