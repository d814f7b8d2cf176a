import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { rehearse } from './rehearse.ts'

export const rehearseJob = job(z.object({ event: z.uuid() }), (ctx, { event }) => rehearse(ctx, event))
