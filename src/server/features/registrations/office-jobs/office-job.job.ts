import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { carryOutJob } from './carry-out-job.ts'

export const officeJobJob = job(z.object({ job: z.uuid() }), (ctx, { job: officeJobId }) =>
  carryOutJob(ctx, officeJobId),
)
