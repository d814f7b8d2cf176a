import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { endRefused } from './end-refused.ts'

export const endRefusedJob = job(z.object({ registration: z.uuid() }), (ctx, payload) =>
  endRefused(ctx, payload.registration),
)
