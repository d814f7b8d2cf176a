import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { sendRefund } from './send-refund.ts'

export const sendRefundJob = job(z.object({ refund: z.uuid() }), (ctx, payload) =>
  sendRefund(ctx, payload.refund),
)
