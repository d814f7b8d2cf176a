import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { endUnpaid } from './end-unpaid.ts'

export const endUnpaidJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  endUnpaid(ctx, payload.registration),
)
