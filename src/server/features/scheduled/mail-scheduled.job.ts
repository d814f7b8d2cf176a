import { z } from 'zod'
import { job } from '#server/jobs/job.ts'
import { mailScheduled } from './mail-scheduled.ts'

export const mailScheduledJob = job(z.object({}), (ctx) => mailScheduled(ctx))
