import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { cancelCalledOff } from './cancel-called-off.ts'

export const callOffEventJob = job(z.object({ event: z.uuid() }), (ctx, { event }) =>
  cancelCalledOff(ctx, event),
)
